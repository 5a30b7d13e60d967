// Stepping through a game: slider, arrow keys, a speed, anybody's view.
"use strict";

const slider = document.getElementById("slider");
const viewer = document.getElementById("viewer");
const speed = document.getElementById("speed");
const playButton = document.querySelector("[data-play]");
const last = Number(document.body.dataset.last);
const CHANGING = "[id^=the-]:not(#the-analysis, #the-notice)";
const ORDINARY = 700; // milliseconds for a step
let shown = Number(slider.value);
let wanted = shown;
let loading = false;
let timer = 0;

function address(at) {
  return `/t/${document.body.dataset.table}/replay?at=${at}&as=${viewer.value}`;
}

// The newest wish is loaded; those that it overtook are not.
async function go(at) {
  wanted = Math.max(0, Math.min(last, at));
  slider.value = wanted;
  if (loading) return;
  loading = true;
  try {
    let at;
    do {
      at = wanted;
      const seen = viewer.value;
      const answer = await fetch(address(at));
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (!answer.ok) break;
      const sums = lively.before();
      for (const part of page.querySelectorAll(CHANGING)) {
        const target = document.getElementById(part.id);
        if (target.innerHTML === part.innerHTML) continue;
        await htmx.swap({ text: part.innerHTML, target, sourceElement: target, swap: "innerMorph" });
      }
      lively.after(sums);
      peaks.clear();
      if (at === shown + 1) peaks.show(page.getElementById("peaks").innerHTML, Number(speed.value) / ORDINARY);
      shown = at;
      history.replaceState(null, "", address(at));
      document.getElementById("here-link").value = location.origin + address(at);
      const fork = document.getElementById("fork-at");
      if (fork) fork.value = at;
      slider.setAttribute("aria-label", document.getElementById("position").textContent);
      if (at === wanted && seen === viewer.value) break;
    } while (true);
  } finally {
    loading = false;
  }
}

function stop() {
  clearInterval(timer);
  timer = 0;
  playButton.textContent = playButton.dataset.playWords;
}

function play() {
  if (timer) { stop(); return; }
  if (wanted >= last) go(0);
  playButton.textContent = playButton.dataset.pauseWords;
  timer = setInterval(() => {
    if (loading) return;
    if (wanted >= last) stop();
    else go(wanted + 1);
  }, Number(speed.value));
}

const MOVES = { first: () => 0, back: () => wanted - 1, forward: () => wanted + 1, last: () => last };

document.addEventListener("click", (event) => {
  const move = event.target.closest("[data-go]")?.dataset.go;
  const moment = event.target.closest("[data-at]");
  if (move) { stop(); go(MOVES[move]()); }
  else if (moment) { event.preventDefault(); stop(); go(Number(moment.dataset.at)); }
  else if (event.target.closest("[data-play]")) play();
});
slider.addEventListener("input", () => { stop(); go(Number(slider.value)); });
viewer.addEventListener("change", () => go(wanted));
speed.addEventListener("change", () => { if (timer) { stop(); play(); } });
document.addEventListener("keydown", (event) => {
  if (event.target.closest("select, input") && event.target !== slider) return;
  const move = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" }[event.key];
  if (move) { event.preventDefault(); stop(); go(MOVES[move]()); }
  else if (event.key === " " && !event.target.closest("button, a")) { event.preventDefault(); play(); }
});
