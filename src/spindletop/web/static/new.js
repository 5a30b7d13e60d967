// A new table in one sentence: who sits down, who may come in, and what was changed.
"use strict";

const lease = document.querySelector(".new-page");
const sentence = lease.querySelector("[data-sentence]");

function capital(text) { return text.charAt(0).toUpperCase() + text.slice(1); }

function sum() {
  const list = new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" });
  const who = new Map(); // and how often
  for (const party of lease.querySelectorAll(".party")) {
    const chosen = party.querySelector("input[type=radio]:checked");
    const name = party.querySelector(".for-person input").value.trim();
    const person = chosen && ["me", "here"].includes(chosen.value);
    const short = (person && name) || chosen?.dataset.short;
    if (short) who.set(short, (who.get(short) ?? 0) + 1);
  }
  const people = [...who].map(([short, number]) => (number > 1 ? `${number} × ${short}` : short));
  const door = lease.querySelector("[name=listed]:checked")?.dataset.short ?? "";
  const told = sentence.dataset.sentence.replace("@", () => list.format(people)).replace("#", () => door);
  sentence.textContent = [capital(told), ...terms()].join(" ");
}

// Those that were changed.
function terms() {
  return [...lease.querySelectorAll("fieldset.term, fieldset.clock-choice")].flatMap((term) => {
    const chosen = term.querySelector("input:checked");
    return chosen && !chosen.defaultChecked && term.offsetParent ? `${capital(term.querySelector("legend").textContent)}: ${chosen.dataset.short}.` : [];
  });
}

lease.addEventListener("input", sum);
sum();
