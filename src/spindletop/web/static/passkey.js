// Passkeys: a form with data-passkey asks the browser to make one ("create") or to show one ("get"), and sends what it gives.
"use strict";

const toBytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const toText = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

// Options come as JSON, with bytes as text.
function readOptions(options) {
  options.challenge = toBytes(options.challenge);
  if (options.user) options.user.id = toBytes(options.user.id);
  for (const each of [...(options.excludeCredentials ?? []), ...(options.allowCredentials ?? [])]) each.id = toBytes(each.id);
  return options;
}

function written(credential) {
  const response = {};
  for (const part of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (credential.response[part]) response[part] = toText(credential.response[part]);
  }
  return JSON.stringify({ id: credential.id, rawId: toText(credential.rawId), type: credential.type, response });
}

async function usePasskey(form) {
  const asked = await fetch(form.dataset.options, { method: "POST", headers: { "hx-request": "true" } });
  if (!asked.ok) throw new Error(new DOMParser().parseFromString(await asked.text(), "text/html").body.textContent.trim());
  const publicKey = readOptions(await asked.json());
  form.elements.credential.value = written(await navigator.credentials[form.dataset.passkey]({ publicKey }));
  form.submit();
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.dataset.passkey) return;
  event.preventDefault();
  const trouble = document.getElementById("passkey-trouble");
  trouble.hidden = true;
  try {
    if (!window.PublicKeyCredential) throw new Error(trouble.dataset.none);
    await usePasskey(form);
  } catch (error) {
    const kept = error.name === "InvalidStateError" ? trouble.dataset.kept : trouble.dataset.cancelled;
    trouble.textContent = error instanceof DOMException ? kept : error.message;
    trouble.hidden = false;
  }
});

document.addEventListener("click", (event) => { if (event.target.closest("[data-print]")) print(); });
