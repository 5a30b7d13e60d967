// Home hears where it is one's turn, as tables do.
"use strict";

let waiting; // the tables that wait for me, as they were told last

connect("turns", (message) => {
  if (!message.turns) return;
  turns.show(message);
  const now = message.turns.map((each) => each.table).join();
  if (waiting !== undefined && waiting !== now) readMine();
  waiting = now;
});

// My games stand there as they are, when that has changed.
async function readMine() {
  const answer = await fetch("/");
  if (!answer.ok) return;
  const mine = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("mine");
  if (mine) document.getElementById("mine")?.replaceWith(mine);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  if (event.key === "n") turns.next();
});
