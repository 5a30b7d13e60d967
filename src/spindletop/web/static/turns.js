// Where it is my turn, at all my tables: counted, listed, and a key to the next one.
"use strict";

const turns = {
  all: [],
  here: document.body.dataset.table ?? "",

  show(message) {
    this.all = message.turns;
    dials.set(message.now);
    const others = this.all.filter((each) => each.table !== this.here);
    for (const part of document.querySelectorAll("[data-turns]")) part.hidden = !others.length;
    for (const number of document.querySelectorAll("[data-turns-number]")) number.textContent = others.length;
    for (const list of document.querySelectorAll("[data-turns-list]")) {
      list.replaceChildren(...others.map((each) => this.line(each)));
    }
    for (const link of document.querySelectorAll("[data-turns-first]")) this.fill(link, others[0]);
    dials.show();
  },

  line(turn) {
    const line = document.getElementById("turn-line").content.cloneNode(true);
    this.fill(line.querySelector("a"), turn);
    return line;
  },

  fill(link, turn) {
    if (!turn) return;
    link.href = `/t/${turn.table}`;
    link.querySelector("[data-title]").textContent = turn.title;
    const dial = link.querySelector(".turn-left");
    dial.hidden = turn.falls === null;
    if (turn.falls === null) delete dial.dataset.falls;
    else dial.dataset.falls = turn.falls;
  },

  // The one after this table, in the order of the list.
  next() {
    const at = this.all.findIndex((each) => each.table === this.here);
    const next = [...this.all.slice(at + 1), ...this.all.slice(0, Math.max(0, at))][0];
    if (next) location.assign(`/t/${next.table}`);
  },
};
