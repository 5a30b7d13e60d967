// What all pages share: links to copy, drawers, kept settings.
"use strict";

const settings = {
  defaults: { ask: "ends", warn: "never", pace: "normal", spectators: "yes", notify: "no", sounds: "no", volume: "60", left: "no" },
  choice(name) { return localStorage.getItem(`spindletop.${name}`) ?? this.defaults[name]; },
  choose(name, value) { localStorage.setItem(`spindletop.${name}`, value); },
  get(name) { return this.choice(name) === "yes"; },
  set(name, on) { this.choose(name, on ? "yes" : "no"); },
};

// Links come as paths; people need them with the host.
function fillLinks(root) {
  for (const input of root.querySelectorAll("input[data-link]")) {
    if (input.value.startsWith("/")) input.value = location.origin + input.value;
  }
}

async function copyLink(input, button) {
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
    (button.querySelector("[data-words]") ?? button).textContent = document.body.dataset.copied;
  } catch { /* where the clipboard is closed, the link is selected */ }
}

document.addEventListener("click", async (event) => {
  const send = event.target.closest("[data-copy], [data-share]");
  if (send) {
    const input = send.parentElement.querySelector("input[data-link]");
    if ("share" in send.dataset && navigator.share) {
      await navigator.share({ title: send.dataset.share, url: input.value }).catch(() => {}); // somebody thought better of it
    } else await copyLink(input, send);
  }
  if (event.target.closest("[data-close]")) event.target.closest("dialog").close();
  const opener = event.target.closest("[data-open]");
  if (opener) openDrawer(opener.dataset.open);
});

// The dice are fixed when the page is made; this browser's word, that nobody can foresee, is part of them.
function ownWord() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join("");
}

document.addEventListener("submit", (event) => {
  const word = event.target.elements.word;
  if (word && !word.value.trim()) word.value = ownWord();
}, true);

// A page that comes back as it was would open its table a second time.
window.addEventListener("pageshow", (event) => {
  if (event.persisted && document.querySelector("[name=ticket]")) location.reload();
});

// A style sheet that few need is fetched by the first who does.
function dress(id) {
  for (const sheet of document.querySelectorAll(`link[data-for="${id}"]`)) sheet.disabled = false;
}

// So is a script; it has come when this is done.
function equip(id) {
  return Promise.all([...document.querySelectorAll(`template[data-for="${id}"]`)].map((place) => new Promise((come) => {
    const made = document.createElement("script");
    made.addEventListener("load", come);
    made.addEventListener("error", () => { made.replaceWith(place); come(); });
    made.src = place.dataset.script;
    place.replaceWith(made);
  })));
}

function openDrawer(id) {
  const drawer = document.getElementById(id);
  if (!drawer || drawer.open) return;
  dress(id);
  // One that leaves the dock free is no obstacle to answers; a phone has no room beside it.
  if ("beside" in drawer.dataset && !matchMedia("(max-width: 720px)").matches) drawer.show();
  else drawer.showModal();
  drawer.dispatchEvent(new Event("opened"));
}

// Tabs: one panel at a time

function showTab(tab) {
  for (const each of tab.parentElement.children) {
    const chosen = each === tab;
    each.setAttribute("aria-selected", chosen);
    each.tabIndex = chosen ? 0 : -1;
    document.getElementById(each.getAttribute("aria-controls")).hidden = !chosen;
  }
}

document.addEventListener("click", (event) => {
  const tab = event.target.closest("[role=tab]");
  if (tab) showTab(tab);
});

document.addEventListener("keydown", (event) => {
  if (!event.target.matches("[role=tab]") || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
  const tabs = [...event.target.parentElement.children];
  const by = event.key === "ArrowLeft" ? tabs.length - 1 : 1;
  const next = tabs[(tabs.indexOf(event.target) + by) % tabs.length];
  showTab(next);
  next.focus();
});

for (const box of document.querySelectorAll("[data-setting]")) {
  box.checked = settings.get(box.dataset.setting);
  box.addEventListener("change", async () => {
    if (box.dataset.setting === "notify" && box.checked && "Notification" in window) {
      box.checked = (await Notification.requestPermission()) === "granted";
    }
    settings.set(box.dataset.setting, box.checked);
    followSettings();
  });
}

for (const list of document.querySelectorAll("[data-choice]")) {
  list.value = settings.choice(list.dataset.choice);
  list.addEventListener("change", () => settings.choose(list.dataset.choice, list.value));
}

function followSettings() {
  document.body.toggleAttribute("data-mute-spectators", !settings.get("spectators"));
  document.body.toggleAttribute("data-left", settings.get("left"));
}

followSettings();

fillLinks(document);
