// A puzzle: a click is an answer, and what it is worth comes back. The board stays as it is.
"use strict";

let tried = ""; // the last answer
let sending = false;

async function judge(values) {
  if (sending) return;
  sending = true;
  document.body.toggleAttribute("data-sending", true);
  try {
    await htmx.ajax("POST", location.pathname, { values, swap: "none", source: document.getElementById("main") });
    plans.mark();
    const verdict = document.querySelector("[data-verdict]");
    if (!verdict) return;
    solving.keep(document.body.dataset.puzzle, verdict.dataset.verdict);
    solving.show();
    verdict.querySelector(".buttons .primary").focus({ preventScroll: true });
  } finally {
    sending = false;
    document.body.toggleAttribute("data-sending", false);
  }
}

function answer(action) {
  tried = action;
  judge({ action });
}

function giveUp() { judge({ action: tried, give_up: "yes" }); }

function again() {
  document.getElementById("the-hint").replaceChildren();
  plans.mark();
}

document.addEventListener("click", (event) => {
  const hit = event.target.closest("[data-action], [data-again], [data-give-up], [data-step]");
  if (!hit || zoom.wasDragged(hit)) return;
  if (hit.dataset.action) answer(hit.dataset.action);
  else if ("again" in hit.dataset) again();
  else if ("giveUp" in hit.dataset) giveUp();
  else step(hit.closest("form"), Number(hit.dataset.step));
});

document.addEventListener("submit", (event) => {
  if (!("stepper" in event.target.dataset)) return;
  event.preventDefault();
  answer(event.target.elements.action.value);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  const place = event.target.closest("g[data-action]");
  if (place && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    answer(place.dataset.action);
  } else if (event.key.startsWith("Arrow") && !event.target.closest("[tabindex='0']:not(g)")) {
    if (stepOnBoard(event.key)) event.preventDefault();
  } else if (event.key === "Escape") again();
  else if (event.key === "s") giveUp();
  else if (event.key === "n") document.querySelector("[data-next]")?.click();
  else if (event.key === "+") zoom.by(1.25);
  else if (event.key === "-") zoom.by(0.8);
  else if (event.key === "0") zoom.fit();
});

zoom.seek();
