// A task of one's own game: what is clicked is tried, and judged; the page stays as it is.
"use strict";

const { table, seat, task } = document.body.dataset;
const ASK_AGAIN = 2000; // milliseconds, while the game is looked at once more

async function attempt(action) {
  const body = document.body;
  if (body.hasAttribute("data-hinting")) return;
  body.toggleAttribute("data-hinting", true);
  try {
    const values = { seat, task, action };
    await htmx.ajax("POST", `/t/${table}/attempt`, { values, swap: "none", source: document.getElementById("main") });
    plans.mark();
    body.toggleAttribute("data-solved", Boolean(document.querySelector("#the-verdict .plan")));
  } finally {
    body.toggleAttribute("data-hinting", false);
  }
}

function answer(action) { attempt(action); } // what places.js calls

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-reveal]")) attempt("");
});

if (document.querySelector("[data-waiting]")) setTimeout(() => location.reload(), ASK_AGAIN);
zoom.seek();
