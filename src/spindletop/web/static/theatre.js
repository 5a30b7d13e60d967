// What others do is shown step by step, at the pace of who looks; a tap goes on at once. One's own answers never wait.
"use strict";

const theatre = (() => {
  const PACES = { slow: 2, normal: 1, quick: 0.4, once: 0 };
  let goOn = null;

  const pace = () => PACES[settings.choice("pace")] ?? 1;

  // For as long as a step wants to be looked at.
  function look(seconds) {
    const time = 1000 * seconds * pace();
    if (!time || document.hidden) return Promise.resolve();
    document.body.toggleAttribute("data-showing", true);
    return new Promise((done) => {
      const timer = setTimeout(() => goOn(), time);
      goOn = () => {
        clearTimeout(timer);
        goOn = null;
        document.body.toggleAttribute("data-showing", false);
        done();
      };
    });
  }

  function skip() {
    peaks.clear();
    goOn?.();
  }

  function choose(wanted) {
    settings.choose("pace", wanted);
    mark();
    if (wanted === "once") skip();
  }

  function mark() {
    for (const each of document.querySelectorAll("[data-pace]")) {
      each.setAttribute("aria-pressed", each.dataset.pace === settings.choice("pace"));
    }
  }

  document.addEventListener("click", (event) => {
    const wanted = event.target.closest("[data-pace]")?.dataset.pace;
    if (wanted) choose(wanted);
    else if (!event.target.closest("button, a, summary, label, dialog")) skip();
    if (event.target.closest("[data-go-on]")) skip();
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, textarea") || document.querySelector("dialog[open]")) return;
    if (event.key === " " && goOn) { event.preventDefault(); skip(); }
    else if (event.key === "s") {
      const paces = Object.keys(PACES);
      choose(paces[(paces.indexOf(settings.choice("pace")) + 1) % paces.length]);
    }
  });

  return { look, skip, mark, pace };
})();
