// What words name is marked where it stands: a point of the map (data-spot), until it is cleared; what a line of the story names, while
// it is pointed at.
"use strict";

const spots = (() => {
  const SVG = "http://www.w3.org/2000/svg";
  const RADIUS = 24; // on the screen

  // The uppermost sheet of the map, so that no piece lies over a mark.
  const sheet = () => document.querySelector(".map-sheet")?.lastElementChild.querySelector("svg");

  // A dotted ring, in the looks of these classes.
  function mark(point, ...classes) {
    const on = sheet();
    if (!on) return;
    const [x, y] = point.split(" ");
    const ring = document.createElementNS(SVG, "circle");
    for (const [key, value] of Object.entries({ cx: x, cy: y, r: RADIUS / on.getScreenCTM().a })) ring.setAttribute(key, value);
    const made = document.createElementNS(SVG, "g");
    made.classList.add("spot-mark");
    made.classList.add(...classes);
    made.append(ring);
    on.append(made);
  }

  function clear() {
    for (const each of document.querySelectorAll(".spot-mark")) each.remove();
  }

  // All places that are named in here, and no others.
  function show(root) {
    clear();
    for (const each of root?.querySelectorAll("[data-spot]") ?? []) mark(each.dataset.spot);
  }

  function point({ target }) {
    for (const each of document.querySelectorAll(".spot-mark.told")) each.remove();
    const told = target.closest?.(".scroll [data-spot]");
    if (told) mark(told.dataset.spot, "told");
  }
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, point);

  return { mark, clear, show };
})();
