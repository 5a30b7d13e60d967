// Great moments: a drawing moves where it happens (peaks.css), and is heard (sounds.js). Nobody waits for one, and a tap ends it.
"use strict";

const peaks = (() => {
  const LASTS = 1.1; // seconds at an ordinary pace: art/peaks.py says the same
  const EDGE = 64; // pixels from the edge of the window, so that most of it is seen
  const stage = document.getElementById("stage");
  const later = new Set(); // timers of what is to come or to go

  function after(seconds, act) {
    const timer = setTimeout(() => { later.delete(timer); act(); }, 1000 * seconds);
    later.add(timer);
  }

  // The middle of an element that can be seen; of a point of the map; else of the map, or of the page.
  function place(at) {
    const sheet = document.querySelector(".map-layer .map-svg");
    if (sheet && at.includes(" ")) return new DOMPoint(...at.split(" ").map(Number)).matrixTransform(sheet.getScreenCTM());
    const shown = [document.getElementById(at), document.querySelector(".panel-map"), document.body];
    const box = shown.find((each) => each?.checkVisibility() && inSight(each)).getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  function inSight(each) {
    const box = each.getBoundingClientRect();
    return box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
  }

  const within = (value, end) => Math.max(EDGE, Math.min(end - EDGE, value));

  function show(html, pace) {
    if (!html || !pace || document.hidden) return;
    stage.style.setProperty("--pace", pace);
    for (const peak of new DOMParser().parseFromString(html, "text/html").body.children) {
      after(pace * Number(peak.dataset.wait ?? 0), () => play(peak, pace));
    }
  }

  function play(peak, pace) {
    const { x, y } = place(peak.dataset.at);
    peak.style.left = `${within(x, innerWidth)}px`;
    peak.style.top = `${within(y, innerHeight)}px`;
    stage.append(document.adoptNode(peak));
    sounds.play(peak.dataset.sound, pace);
    after(pace * LASTS, () => peak.remove());
  }

  function clear() {
    for (const timer of later) clearTimeout(timer);
    later.clear();
    stage.replaceChildren();
  }

  return { show, clear };
})();
