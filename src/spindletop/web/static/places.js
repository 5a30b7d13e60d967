// What can be answered is clicked, or found with the arrow keys: on the map, on panels, in the dock. The page says what an answer
// does: answer(action, sure).
"use strict";

let lastPlace = null; // where on the board the keyboard was

document.addEventListener("click", (event) => {
  const hit = event.target.closest("[data-action], [data-step]");
  if (!hit || zoom.wasDragged(hit)) return;
  if (hit.dataset.action) answer(hit.dataset.action, "sure" in hit.dataset);
  else step(hit.closest("form"), Number(hit.dataset.step));
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!("stepper" in form.dataset)) return;
  event.preventDefault();
  answer(form.elements.action.value, false);
});

// Steppers

function step(form, by) {
  const list = form.elements.action;
  list.selectedIndex = Math.max(0, Math.min(list.length - 1, list.selectedIndex + by));
}

// Keys

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const typing = event.target.closest("input:not([type=range]):not([type=checkbox]), textarea, select");
  if (typing || document.querySelector("dialog[open]")) return;
  const place = event.target.closest("g[data-action]");
  if (place && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    answer(place.dataset.action, false);
  } else if (event.key.startsWith("Arrow") && !event.target.closest("input, select, [tabindex='0']:not(g)")) {
    if (stepOnBoard(event.key)) event.preventDefault();
  }
});

function middle(place) {
  const box = place.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const PLACES = ".panel [data-action], .dock [data-action]";
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// The nearest place in the direction of the key; what lies aside counts as farther away.
function stepOnBoard(key) {
  const places = [...document.querySelectorAll(PLACES)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  if (!places.length) return false;
  const focused = document.activeElement?.closest?.(PLACES);
  const from = focused ? middle(focused) : lastPlace;
  if (!from) { places[0].focus(); return true; }
  const [across, down] = DIRECTIONS[key];
  let best = null, least = Infinity;
  for (const place of places) {
    if (place === focused) continue;
    const [x, y] = middle(place);
    const along = (x - from[0]) * across + (y - from[1]) * down;
    const aside = Math.abs((x - from[0]) * down) + Math.abs((y - from[1]) * across);
    if (along > 1 && along + 2 * aside < least) [best, least] = [place, along + 2 * aside];
  }
  (best ?? focused ?? places[0]).focus();
  return true;
}

document.addEventListener("focusin", (event) => {
  const place = event.target.closest?.(PLACES);
  if (place) lastPlace = middle(place);
});
