// A new table in one sentence: who sits down, and who may come in.
"use strict";

const lease = document.querySelector(".new-page");
const sentence = lease.querySelector("[data-sentence]");

function sum() {
  const list = new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" });
  const who = [];
  for (const party of lease.querySelectorAll(".party")) {
    const chosen = party.querySelector("input[type=radio]:checked");
    const name = party.querySelector(".for-person input").value.trim();
    const person = chosen && ["me", "here"].includes(chosen.value);
    const short = (person && name) || chosen?.dataset.short;
    if (short) who.push(short);
  }
  const door = lease.querySelector("[name=listed]:checked")?.dataset.short ?? "";
  const told = sentence.dataset.sentence.replace("@", () => list.format(who)).replace("#", () => door);
  sentence.textContent = told.charAt(0).toUpperCase() + told.slice(1);
}

lease.addEventListener("input", sum);
sum();
