// A new table in one sentence: who sits down, who may come in, and what was changed.
"use strict";

const lease = document.querySelector(".new-page");
const sentence = lease.querySelector("[data-sentence]");
const folk = JSON.parse(lease.dataset.people); // of each level, in the order in which they sit down
let doorChosen = false; // by hand

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const picked = (party) => party.querySelector("[name^=kind-]:checked");
const parties = () => [...lease.querySelectorAll(".party")];
const has = (...kinds) => parties().some((party) => kinds.includes(picked(party)?.value));

// Whose name is whose: bots sit down in the order of their seats, and nobody twice.
function seat() {
  const taken = new Set();
  for (const party of parties()) {
    if (["me", "here"].includes(picked(party)?.value)) taken.add(party.querySelector(".for-person input").value.trim());
  }
  for (const party of parties()) {
    const level = party.querySelector("[name^=level-]:checked");
    const someone = folk[level?.value]?.find(({ name }) => !taken.has(name));
    const shown = party.querySelector(".bot-name");
    shown.querySelector("b").textContent = party.dataset.bot = someone?.name ?? "";
    shown.querySelector("i").textContent = someone?.temper || capital(level?.closest("label").title ?? "");
    if (someone) party.querySelector(".for-bot use").setAttribute("href", `${lease.dataset.faces}#${someone.drawing}`);
    if (someone && picked(party)?.value === "bot") taken.add(someone.name);
  }
}

function who(party) {
  const chosen = picked(party);
  const name = party.querySelector(".for-person input").value.trim();
  if (chosen?.value === "bot") return party.dataset.bot || chosen.dataset.short;
  return (["me", "here"].includes(chosen?.value) && name) || chosen?.dataset.short;
}

function sum() {
  seat();
  const list = new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" });
  const counted = new Map(); // and how often
  for (const short of parties().map(who).filter(Boolean)) counted.set(short, (counted.get(short) ?? 0) + 1);
  const people = [...counted].map(([short, number]) => (number > 1 ? `${number} × ${short}` : short));
  // A seat that waits for a friend is not for strangers, unless somebody says so.
  if (!doorChosen) lease.querySelector(`[name=listed][value="${has("open") ? "" : "yes"}"]`).checked = true;
  const rated = lease.querySelector("[name=rated][value=yes]");
  rated.disabled = has("bot");
  if (rated.disabled) lease.querySelector("[name=rated][value='']").checked = true;
  const door = lease.querySelector("[name=listed]:checked")?.dataset.short ?? "";
  const told = sentence.dataset.sentence.replace("@", () => list.format(people)).replace("#", () => door);
  sentence.textContent = [capital(told), ...terms()].join(" ");
  lease.querySelector("[data-signed]").textContent = lease.querySelector("[name=kind-0][value=me]").checked ? lease.querySelector("[name=name-0]").value : "";
  lease.querySelector("[data-then]").hidden = !has("open");
}

// Those that were changed.
function terms() {
  return [...lease.querySelectorAll("fieldset.term, fieldset.clock-choice")].flatMap((term) => {
    const chosen = term.querySelector("input:checked");
    return chosen && !chosen.defaultChecked && term.offsetParent ? `${capital(term.querySelector("legend").textContent)}: ${chosen.dataset.short}.` : [];
  });
}

// As the last lease of this game was signed on this device.
const KEPT = `spindletop.lease.${lease.dataset.game}`;
const again = document.querySelector("[data-as-last-time]");
again.hidden = !localStorage.getItem(KEPT);
again.addEventListener("click", () => {
  for (const [name, value] of JSON.parse(localStorage.getItem(KEPT))) {
    const field = lease.elements[name];
    if (field?.type === "checkbox") field.checked = true;
    else if (field) field.value = value;
  }
  doorChosen = true;
  sum();
});
lease.addEventListener("submit", () => {
  const signed = [...new FormData(lease)].filter(([name]) => !["ticket", "word", "clock-zone"].includes(name));
  localStorage.setItem(KEPT, JSON.stringify(signed));
});

// It is weekend where the table is opened.
lease.querySelector("[name=clock-zone]").value = Intl.DateTimeFormat().resolvedOptions().timeZone;

lease.addEventListener("input", (event) => {
  doorChosen ||= event.target.name === "listed";
  sum();
});
sum();
