// Money counts up or down to what it is now. Sums are texts of the class "sum", each with its id.
"use strict";

const lively = (() => {
  const SUM = /^(\D?)([\d,]+)$/;
  const COUNTING = 600; // milliseconds
  let running = []; // sums on their way
  let wanted = 0; // the next step of them all

  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const sums = () => [...document.querySelectorAll(".page .sum[id]")].filter((each) => SUM.test(each.textContent));
  const worth = (text) => Number(text.match(SUM)[2].replaceAll(",", ""));

  // What the sums show before news come; the board itself is made as the server sent it, for the news to fit.
  function before() {
    const shown = new Map(sums().map((each) => [each.id, worth(each.textContent)]));
    finish();
    return shown;
  }

  function finish() {
    cancelAnimationFrame(wanted);
    for (const { each, text } of running) show(each, text, false);
    running = [];
  }

  function show(each, text, counting) {
    each.textContent = text;
    each.classList.toggle("counting", counting);
  }

  function after(shown) {
    if (still.matches) return;
    const begun = performance.now();
    running = sums().filter((each) => shown.has(each.id) && shown.get(each.id) !== worth(each.textContent))
      .map((each) => ({ each, text: each.textContent, from: shown.get(each.id), to: worth(each.textContent), begun }));
    if (running.length) step(begun);
  }

  function step(now) {
    const share = Math.max(0, (now - running[0].begun) / COUNTING);
    if (share >= 1) { finish(); return; }
    for (const { each, text, from, to } of running) {
      const amount = Math.round(from + (to - from) * share).toLocaleString("en", { useGrouping: text.includes(",") });
      show(each, text.match(SUM)[1] + amount, true);
    }
    wanted = requestAnimationFrame(step);
  }

  return { before, after };
})();
