// A puzzle: a click is an answer, and what it is worth comes back. The board stays as it is.
"use strict";

let tried = ""; // the last answer

async function judge(values) {
  const body = document.body;
  if (body.hasAttribute("data-sending")) return;
  body.toggleAttribute("data-sending", true);
  try {
    await htmx.ajax("POST", location.pathname, { values, swap: "none", source: document.getElementById("main") });
    plans.mark();
    const verdict = document.querySelector("[data-verdict]");
    if (!verdict) return;
    solving.keep(body.dataset.puzzle, verdict.dataset.verdict);
    solving.show();
    verdict.querySelector(".buttons .primary").focus({ preventScroll: true });
  } finally {
    body.toggleAttribute("data-sending", false);
  }
}

// What places.js calls
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
  if (event.target.closest("[data-again]")) again();
  else if (event.target.closest("[data-give-up]")) giveUp();
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  if (event.key === "Escape") again();
  else if (event.key === "s") giveUp();
  else if (event.key === "n") document.querySelector("[data-next]")?.click();
  else if (event.key === "+") zoom.by(1.25);
  else if (event.key === "-") zoom.by(0.8);
  else if (event.key === "0") zoom.fit();
});

zoom.seek();
