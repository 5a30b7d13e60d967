// The page about notices: push is switched on here, and the browser asks for leave only then.
"use strict";

const kind = document.querySelector("[data-push]");
const can = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

function shows(name, on) { kind.querySelector(name).hidden = !on; }

async function lookAtPush() {
  shows("[data-push-never]", !can);
  if (!can) return;
  const worker = await navigator.serviceWorker.getRegistration("/static/");
  const on = Boolean(await worker?.pushManager.getSubscription());
  const denied = Notification.permission === "denied";
  shows("[data-push-here]", on && !denied);
  shows("[data-push-denied]", denied);
  shows("[data-push-barred]", denied);
  shows("#push-form", !on && !denied);
}

// A worker that is being made cannot subscribe yet.
async function ready(registration) {
  const worker = registration.installing ?? registration.waiting;
  if (worker) await new Promise((done) => worker.addEventListener("statechange", () => worker.state === "activated" && done()));
  return registration;
}

async function switchOn() {
  if (await Notification.requestPermission() !== "granted") return lookAtPush();
  const worker = await ready(await navigator.serviceWorker.register(kind.dataset.worker, { scope: "/static/" }));
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: kind.dataset.push });
  const { endpoint, keys } = made.toJSON();
  const form = document.getElementById("push-form");
  Object.assign(form.elements.endpoint, { value: endpoint });
  Object.assign(form.elements.p256dh, { value: keys.p256dh });
  Object.assign(form.elements.auth, { value: keys.auth });
  form.submit();
}

kind.querySelector("[data-push-on]").addEventListener("click", () => switchOn().catch(() => shows("[data-push-never]", true)));

// Habits are saved as they are changed.
for (const form of document.querySelectorAll("[data-saves]")) {
  const saved = form.querySelector("[data-saved]");
  const send = async () => {
    if (!form.reportValidity()) return;
    const answer = await fetch(form.action, { method: "POST", body: new FormData(form) }).catch(() => null);
    saved.hidden = !answer?.ok;
  };
  form.addEventListener("input", () => { saved.hidden = true; });
  form.addEventListener("change", send);
  form.addEventListener("submit", (event) => { event.preventDefault(); send(); });
}

for (const zone of document.querySelectorAll("[data-zone]")) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;

lookAtPush();
