// A tool in hand: picked once, used many times. A button with data-pick="rig" takes the tool, the same button or Escape puts
// it down, and a number key takes the tool of that number. What is marked data-tool="rig" belongs to it: a game's sheet shows
// that only while body[data-tool="rig"]. This is the page's own state; the server hears of answers only. A tool is kept from
// question to question until somebody else is asked; one with data-first lies in the hand from the start.
"use strict";

const tools = (() => {
  let chosen = null; // what the person picked: a name, "" for an empty hand; null: nothing yet

  const offered = () => [...document.querySelectorAll("[data-pick]")];

  // After news: is the tool offered still, or again? The buttons say which one is in hand.
  function look() {
    const picks = offered();
    if (!document.querySelector("#asked.mine")) chosen = null;
    const first = picks.find((each) => "first" in each.dataset);
    const wanted = chosen ?? first?.dataset.pick;
    const held = picks.find((each) => each.dataset.pick === wanted)?.dataset.pick;
    if (held) document.body.dataset.tool = held;
    else delete document.body.dataset.tool;
    for (const each of picks) {
      const pressed = String(each.dataset.pick === held);
      if (each.getAttribute("aria-pressed") !== pressed) each.setAttribute("aria-pressed", pressed);
    }
  }

  function take(name) {
    chosen = document.body.dataset.tool === name ? "" : name;
    look();
  }

  document.addEventListener("click", (event) => {
    const pick = event.target.closest("[data-pick]");
    if (pick) take(pick.dataset.pick);
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, dialog")) return;
    const pick = offered()[Number(event.key) - 1];
    if (pick) take(pick.dataset.pick);
    else if (event.key === "Escape" && document.body.dataset.tool) take(document.body.dataset.tool);
  });
  new MutationObserver(look).observe(document.getElementById("the-dock"), {
    childList: true, subtree: true, attributes: true, attributeFilter: ["data-pick", "aria-pressed"],
  });
  look();
  return { look };
})();
