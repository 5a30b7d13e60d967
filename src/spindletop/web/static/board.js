// A board under the hand, at a table or in a puzzle: steppers, arrow keys from place to place, panels to swipe on a phone.
"use strict";

// Steppers

function step(form, by) {
  const list = form.elements.action;
  list.selectedIndex = Math.max(0, Math.min(list.length - 1, list.selectedIndex + by));
}

// Places

let lastPlace = null; // where on the board the keyboard was

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

// The panels beside the map, on a phone: cards to swipe, and a tab for each
const deck = document.querySelector(".deck");
const tabs = [...document.querySelectorAll(".deck-tabs a")];
function markTab() {
  const inSight = (each) => each.offsetParent && each.offsetLeft - deck.scrollLeft < deck.clientWidth / 2;
  const [shown] = [...deck.children].filter(inSight).sort((one, other) => other.offsetLeft - one.offsetLeft);
  for (const tab of tabs) tab.classList.toggle("on", tab.hash === `#${shown?.id}`);
}
deck.addEventListener("scroll", markTab, { passive: true });
document.addEventListener("click", (event) => {
  const tab = event.target.closest(".deck-tabs a");
  if (!tab) return;
  event.preventDefault();
  // A game may fold them away while its map is tapped: a tab opens them, and once more folds them again.
  deck.toggleAttribute("data-open", !(deck.hasAttribute("data-open") && tab.classList.contains("on")));
  document.querySelector(tab.hash).scrollIntoView({ block: "nearest", inline: "start" });
});
markTab();
