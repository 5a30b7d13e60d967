// What is pointed at explains itself before it is answered, by the pointer, the keyboard or a finger. A place with
// data-shows="reach-6" brings to light all that is marked data-when="reach-6": a reach on the map, a button in the dock. What was
// pointed at last stays so until something else is, or is asked; before that it is the first. Where nothing hovers, the first tap only
// points. A place with data-from says from which point of its map one comes there: the way is drawn while it is pointed at.
"use strict";

const pointing = (() => {
  const SVG = "http://www.w3.org/2000/svg";
  const HAND = matchMedia("(hover: none)");
  let chosen = null, question = null; // what the last one shows, and of which question it was an answer
  let goal = null; // where the way leads that is drawn

  const namesOf = (place) => place.dataset.shows.split(" ");

  function look() {
    const now = document.getElementById("asked")?.dataset.asked;
    if (now !== question) [chosen, question] = [null, now];
    const places = [...document.querySelectorAll("[data-shows]")];
    const place = places.find((each) => each.dataset.shows === chosen) ?? places[0];
    for (const each of places) each.classList.toggle("pointed", each === place);
    for (const each of document.querySelectorAll("[data-when]")) {
      each.classList.toggle("shown", Boolean(place) && namesOf(place).includes(each.dataset.when));
    }
    if (!goal?.isConnected || !goal.matches("[data-from]")) goal = null; // news may have made something else of it
    drawWay();
  }

  function point(at) {
    const place = at?.closest?.("[data-shows]"), stop = at?.closest?.("[data-from]") ?? null;
    if (place && place.dataset.shows !== chosen) {
      chosen = place.dataset.shows;
      look();
    }
    if (stop === goal) return;
    goal = stop;
    drawWay();
  }

  // From where it begins to where it leads: each place names the point before it. A place stands where it was moved to.
  function wayTo(place) {
    const points = [];
    for (let at = place; at && points.length < 99;) {
      points.unshift(at.getAttribute("transform").match(/translate\((.*?)\)/)[1]);
      const { from } = at.dataset;
      at = place.ownerSVGElement.querySelector(`[data-from][transform="translate(${from})"]`);
      if (!at) points.unshift(from);
    }
    return points.map((each) => each.replace(" ", ","));
  }

  // On a sheet of its own, under the pieces and the places: what is written there can be read.
  function drawWay() {
    document.querySelector(".way-sheet")?.remove();
    const layer = goal?.closest(".map-layer");
    if (!layer) return;
    const points = wayTo(goal), [x, y] = points.at(-1).split(",");
    const sheet = draw("svg", { viewBox: goal.ownerSVGElement.getAttribute("viewBox"), class: "map-svg" });
    const line = () => draw("polyline", { points: points.join(" ") });
    sheet.append(line(), line(), draw("circle", { cx: x, cy: y, r: 7 }));
    const made = document.createElement("div");
    made.classList.add("map-layer");
    made.classList.add("way-sheet");
    made.ariaHidden = "true";
    made.append(sheet);
    (layer.parentElement.querySelector(".map-layer:has(.piece)") ?? layer).before(made);
  }

  function draw(name, attributes) {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  }

  document.addEventListener("mouseover", (event) => { if (!HAND.matches) point(event.target); });
  document.addEventListener("focusin", (event) => { if (event.target.matches(":focus-visible")) point(event.target); });
  document.addEventListener("focusout", () => point(null));
  document.addEventListener("click", (event) => {
    const place = HAND.matches && event.target.closest("[data-shows]");
    if (!place || place.dataset.shows === chosen) return;
    point(place);
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  look();
  return { look, point, wayTo };
})();
