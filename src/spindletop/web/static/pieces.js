// A part of the page comes in pieces (web/pieces.py): new text, pieces that this page has, and such with other numbers.
"use strict";

const pieces = (() => {
  const NUMBER = /\d+(?:\.\d+)?/g;

  // What has replaced a number once is expected to do so again.
  function renumbered(known, others) {
    const left = others.split(",");
    const replaced = new Map();
    return known.replace(NUMBER, (was) => {
      replaced.set(was, left.shift() || (replaced.get(was) ?? was));
      return replaced.get(was);
    });
  }

  function together(had, sent) {
    const known = [...had];
    const made = [];
    const left = sent.values();
    for (const each of left) {
      const what = typeof each === "string" ? each : left.next().value;
      if (typeof what === "number") made.push(...known.slice(each, each + what));
      else {
        made.push(each === what ? what : renumbered(known.at(-each), what));
        known.push(made.at(-1));
      }
    }
    return made;
  }

  // Reads messages that follow each other, and gives each the HTML of the parts that it changes.
  function reader() {
    let shown = {};
    return (message) => {
      if (!message.parts) return message;
      if (message.whole) shown = {};
      let html = "";
      for (const [name, sent] of Object.entries(message.parts)) {
        shown[name] = together(shown[name] ?? [], sent);
        html += `<hx-partial hx-target="#the-${name}" hx-swap="innerMorph">${shown[name].join("")}</hx-partial>`;
      }
      return { ...message, html };
    };
  }

  return { reader };
})();
