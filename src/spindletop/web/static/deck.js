// The panels beside the map, on a phone: cards to swipe, and a tab for each.
"use strict";

const deck = document.querySelector(".deck");
const tabs = [...document.querySelectorAll(".deck-tabs a")];
function markTab() {
  const inSight = (each) => each.offsetParent && each.offsetLeft - deck.scrollLeft < deck.clientWidth / 2;
  const [shown] = tabs.map((tab) => document.querySelector(tab.hash)).filter(inSight).sort((one, other) => other.offsetLeft - one.offsetLeft);
  for (const tab of tabs) tab.classList.toggle("on", tab.hash === `#${shown?.id}`);
}
deck.addEventListener("scroll", markTab, { passive: true });

// The panel that a question is about comes to the front, once: people may turn to another.
let fronted = "";
function turnToPanel() {
  const wanted = document.getElementById("asked")?.dataset.panel ?? "";
  if (wanted && wanted !== fronted && deck.clientWidth) deck.scrollTo({ left: document.getElementById(`panel-${wanted}`).offsetLeft - deck.offsetLeft, behavior: "instant" });
  fronted = wanted;
}

document.addEventListener("click", (event) => {
  const tab = event.target.closest(".deck-tabs a");
  if (!tab) return;
  event.preventDefault();
  // A game may fold them away while its map is tapped: a tab opens them, and once more folds them again.
  deck.toggleAttribute("data-open", !(deck.hasAttribute("data-open") && tab.classList.contains("on")));
  document.querySelector(tab.hash).scrollIntoView({ block: "nearest", inline: "start" });
});

turnToPanel();
markTab();
