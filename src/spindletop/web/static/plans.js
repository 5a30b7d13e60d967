// A hint marks its plans on the table: a letter where a plan's first answer stands, on the map, on a panel or in the dock; fainter
// ones where it goes on, as far as the page offers that; on a map a line between them. The page knows what an element stands for by
// its answers alone (data-action, one or a run of them). On a phone one plan is shown at a time.
"use strict";

window.plans = (() => {
  const SVG = "http://www.w3.org/2000/svg";
  const PLACES = ".panel [data-action], #the-dock [data-action], #the-dock option";
  const RING = [17, 30]; // radius on the screen, at least and at most
  const LETTER = 10;
  const SIDE = { A: -0.7, B: 0.7 }; // of the ring, so that both can stand at one place

  const begun = new Map(); // where each plan begins, by its letter

  const steps = (text) => text.split(";").map((each) => each.trim());
  const answersOf = (place) => steps(place.dataset.action ?? place.value);

  function common(run, plan) {
    const end = run.findIndex((each, at) => each !== plan[at]);
    return end < 0 ? run.length : end;
  }

  // Where a plan begins, the way there, and where it goes on: places, each once.
  function placesOf(plan, places) {
    const runs = places.map((place) => ({ place, run: answersOf(place) }));
    const reach = ({ run }) => common(run, plan) - (run.length - common(run, plan)) / 100;
    const begun = runs.filter(({ run }) => common(run, plan)).sort((one, other) => reach(other) - reach(one));
    if (!begun.length) return null;
    const far = common(begun[0].run, plan);
    const same = begun.filter(({ run }) => run.join() === begun[0].run.join()).map(({ place }) => place);
    const way = begun.filter(({ run }) => run.length < far && common(run, plan) === run.length).reverse().map(({ place }) => place);
    const later = [];
    for (const answer of plan.slice(far)) {
      const ends = runs.filter(({ run }) => run.at(-1) === answer).sort((one, other) => one.run.length - other.run.length);
      const shortest = ends.filter(({ run }) => run.length === ends[0].run.length).map(({ place }) => place);
      later.push(...shortest.filter((place) => ![...same, ...way, ...later].includes(place)));
    }
    return { same, way, later, action: begun[0].run.length === far ? begun[0].run.join("; ") : plan[0] };
  }

  function draw(name, attributes, ...inner) {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...inner);
    return made;
  }

  // The sheet on which a place of a drawing is marked: of a map the uppermost, so that no piece lies over the mark.
  function sheetOf(place) {
    return place.closest(".map-sheet")?.lastElementChild.querySelector("svg") ?? place.ownerSVGElement;
  }

  // The middle of a place and how far it reaches, in the units of its sheet; `unit` is a pixel of the screen.
  function spot(place, sheet) {
    const box = place.getBoundingClientRect();
    const unit = 1 / sheet.getScreenCTM().a;
    const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(sheet.getScreenCTM().inverse());
    const reach = Math.max(RING[0], Math.min(RING[1], Math.max(box.width, box.height) / 2 + 3));
    return { x: middle.x, y: middle.y, reach: reach * unit, unit };
  }

  function group(letter, faint) {
    const made = draw("g", {});
    made.classList.add("plan-mark");
    made.classList.add(`plan-${letter}`);
    made.classList.toggle("faint", faint);
    return made;
  }

  function ring(place, letter, faint) {
    const sheet = sheetOf(place);
    const { x, y, reach, unit } = spot(place, sheet);
    const made = group(letter, faint);
    const atX = x + reach * SIDE[letter], atY = y - reach * 0.7;
    if (!faint) made.append(draw("circle", { cx: x, cy: y, r: reach }));
    const text = draw("text", { x: atX, y: atY + 4.6 * unit, "font-size": 13 * unit }, letter);
    made.append(draw("circle", { cx: atX, cy: atY, r: LETTER * unit, class: "letter" }), text);
    sheet.append(made);
  }

  function line(places, letter, faint) {
    const sheets = new Set(places.map(sheetOf));
    for (const sheet of sheets) {
      const spots = places.filter((each) => sheetOf(each) === sheet).map((each) => spot(each, sheet));
      if (spots.length > 1) arrow(spots.map(({ x, y }) => [x, y]), spots.at(-1), letter, faint, sheet);
    }
  }

  // From where something stands to where a plan takes it.
  function way(place, letter) {
    const points = pointing.wayTo(place).map((each) => each.split(",").map(Number)), sheet = sheetOf(place);
    arrow(points, spot(place, sheet), letter, false, sheet);
  }

  // Its head stands at the ring around its goal.
  function arrow(points, { reach, unit }, letter, faint, sheet) {
    const [[fromX, fromY], [x, y]] = points.slice(-2), far = Math.hypot(x - fromX, y - fromY) || 1;
    const alongX = (x - fromX) / far, alongY = (y - fromY) / far, long = 15 * unit, wide = 9 * unit;
    const tip = [x - alongX * (reach + 2 * unit), y - alongY * (reach + 2 * unit)];
    const base = [tip[0] - alongX * long, tip[1] - alongY * long];
    const corners = [tip, ...[-1, 1].map((side) => [base[0] - alongY * wide * side, base[1] + alongX * wide * side])];
    const made = group(letter, faint), shaft = far > reach + long ? [...points.slice(0, -1), base] : points.slice(0, -1);
    made.append(draw("polyline", { points: shaft.join(" ") }));
    if (!faint && far > reach + long / 2) made.append(draw("polygon", { points: corners.join(" "), class: "head" }));
    sheet.append(made);
  }

  // A button gets the letter into its corner; a tool that must be taken first, too. A list is turned to the answer of one plan.
  function tag(place, letter, faint) {
    const list = place.closest(".step");
    if (list && (faint || list.querySelector(".plan-mark"))) return;
    if (list) place.selected = true;
    const tool = place.dataset.tool && document.querySelector(`[data-pick="${CSS.escape(place.dataset.tool)}"]`);
    for (const each of [list ?? place, tool].filter(Boolean)) {
      if (each.querySelector(`:scope > .plan-${letter}`)) continue;
      const made = document.createElement("i");
      made.classList.add("plan-mark");
      made.classList.add(`plan-${letter}`);
      made.classList.toggle("faint", faint);
      made.textContent = letter;
      made.ariaHidden = "true";
      each.append(made);
    }
  }

  function put(place, letter, faint) {
    if (place instanceof SVGElement) ring(place, letter, faint);
    else tag(place, letter, faint);
  }

  function show(item, places) {
    const { plan: letter, words, answers } = item.dataset;
    for (const each of item.querySelectorAll("[data-spot]")) spots.mark(each.dataset.spot, "plan-mark", `plan-${letter}`);
    const found = placesOf(steps(answers), places);
    if (!found) return;
    const drawn = (each) => each instanceof SVGElement && each.checkVisibility();
    const goal = found.same.filter(drawn), later = found.later.filter(drawn);
    if (goal.length && goal[0].dataset.from) way(goal[0], letter);
    else if (goal.length) line([...found.way.filter(drawn), goal[0]], letter, false);
    if (later.length) line([...goal.slice(0, 1), ...later], letter, true);
    for (const each of found.same) {
      put(each, letter, false);
      each.setAttribute("aria-description", words);
    }
    for (const each of found.later) put(each, letter, true);
    begun.set(letter, found.same[0]);
    const button = item.querySelector("[data-action]");
    if (button) button.dataset.action = found.action; // as a click on the place would
  }

  // What a plan's first answer shows of itself when it is pointed at, its plan shows.
  function point(letter) {
    const place = begun.get(letter);
    if (place?.isConnected) pointing.point(place);
  }

  function clear() {
    begun.clear();
    for (const each of document.querySelectorAll(".plan-mark")) each.remove();
    for (const each of document.querySelectorAll("[aria-description]")) each.removeAttribute("aria-description");
  }

  // After a hint has come, and after anything on the page was drawn anew.
  function mark() {
    clear();
    const places = [...document.querySelectorAll(PLACES)];
    for (const item of document.querySelectorAll("#the-hint [data-plan]")) show(item, places);
    turnTo(document.querySelector("[data-plan-tab][aria-pressed=true]")?.dataset.planTab);
  }

  // On a phone: which one is looked at.
  function turnTo(letter) {
    for (const tab of document.querySelectorAll("[data-plan-tab]")) tab.setAttribute("aria-pressed", tab.dataset.planTab === letter);
    if (letter) document.body.dataset.planShown = letter;
    else delete document.body.dataset.planShown;
    point(letter);
  }

  document.addEventListener("click", (event) => {
    const letter = event.target.closest("[data-plan-tab]")?.dataset.planTab;
    if (!letter) return;
    turnTo(letter);
    document.querySelector(`#the-hint [data-plan="${letter}"]`).scrollIntoView({ block: "nearest", inline: "start" });
  });
  document.getElementById("the-hint").addEventListener("mouseover", ({ target }) => point(target.closest("[data-plan]")?.dataset.plan));
  document.getElementById("the-hint").addEventListener("scroll", ({ target }) => {
    const near = [...target.children].findLast((each) => each.offsetLeft - target.scrollLeft < target.clientWidth / 2);
    if (near && target.scrollWidth > target.clientWidth) turnTo(near.dataset.plan);
  }, { capture: true, passive: true });

  return { mark };
})();
