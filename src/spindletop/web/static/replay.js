// Stepping through a game: slider, arrow keys, a speed, anybody's view.
"use strict";

const slider = document.getElementById("slider");
const playButton = document.querySelector("[data-play]");
const last = Number(document.body.dataset.last);
const CHANGING = "[id^=the-]:not(#the-analysis, #the-notice)";
const ORDINARY = 700; // milliseconds for a step
let shown = Number(slider.value);
let wanted = shown;
let loading = false;
let timer = 0;

// What is chosen of a row of buttons.
function chosen(name) { return document.querySelector(`input[name=${name}]:checked`).value; }

function address(at) {
  return `/t/${document.body.dataset.table}/replay?at=${at}&as=${chosen("viewer")}`;
}

// The turning points after this one; beyond the last of them is the end.
function turning(at) {
  return [...document.querySelectorAll("#the-marks .turning")].find((each) => Number(each.dataset.at) > at);
}

function showNext() {
  const sign = document.getElementById("next-turning");
  if (sign) sign.textContent = turning(wanted)?.querySelector("text").textContent ?? "";
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
      const seen = chosen("viewer");
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
      if (at === shown + 1) peaks.show(page.getElementById("peaks").innerHTML, Number(chosen("speed")) / ORDINARY);
      shown = at;
      history.replaceState(null, "", address(at));
      document.getElementById("here-link").value = location.origin + address(at);
      const fork = document.getElementById("fork-at");
      if (fork) fork.value = at;
      slider.setAttribute("aria-label", document.getElementById("position").textContent);
      showNext();
      showSpots();
      if (at === wanted && seen === chosen("viewer")) break;
    } while (true);
  } finally {
    loading = false;
  }
}

// The places that are named by what would have been better here.
function showSpots() {
  spots.show(document.querySelector(`#the-analysis [data-of="${shown}"]`));
}

function stop() {
  clearInterval(timer);
  timer = 0;
  document.body.toggleAttribute("data-playing", false);
  playButton.setAttribute("aria-label", playButton.dataset.playWords);
}

function play() {
  if (timer) { stop(); return; }
  if (wanted >= last) go(0);
  document.body.toggleAttribute("data-playing", true);
  playButton.setAttribute("aria-label", playButton.dataset.pauseWords);
  timer = setInterval(() => {
    if (loading) return;
    if (wanted >= last) stop();
    else go(wanted + 1);
  }, Number(chosen("speed")));
}

const MOVES = {
  first: () => 0,
  back: () => wanted - 1,
  forward: () => wanted + 1,
  turning: () => Number(turning(wanted)?.dataset.at ?? last),
  last: () => last,
};

document.addEventListener("click", (event) => {
  const move = event.target.closest("[data-go]")?.dataset.go;
  const moment = event.target.closest("[data-at]");
  if (move) { stop(); go(MOVES[move]()); }
  else if (moment) { event.preventDefault(); stop(); go(Number(moment.dataset.at)); }
  else if (event.target.closest("[data-play]")) play();
});
slider.addEventListener("input", () => { stop(); go(Number(slider.value)); });
document.addEventListener("change", ({ target }) => {
  if (target.name === "viewer") go(wanted);
  else if (target.name === "speed" && timer) { stop(); play(); }
});
document.addEventListener("keydown", (event) => {
  if (event.target.closest("select, input") && event.target !== slider) return;
  const move = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" }[event.key];
  if (move) { event.preventDefault(); stop(); go(MOVES[move]()); }
  else if (event.key === " " && !event.target.closest("button, a")) { event.preventDefault(); play(); }
});
showNext();
showSpots();
