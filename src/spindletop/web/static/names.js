// Every symbol has a name: in a bubble when a finger rests on it, when the keyboard comes to it, and under a pointer where the
// browser would not show it by itself. A finger that only asks for a name gives no answer.
"use strict";

(() => {
  const NAMED = "[title], [role=img][aria-label], [role=button][aria-label], button[aria-label], a[aria-label], .tool, g:has(> title)";
  const REST = 450, STEADY = 10, STAYS = 4000; // milliseconds, pixels, milliseconds
  const bubble = document.createElement("div");
  bubble.classList.add("name-bubble");
  bubble.ariaHidden = "true"; // who hears names hears them already
  bubble.hidden = true;
  document.body.append(bubble);
  let timer = 0, gone = 0, from = null, rested = false;

  const shownByBrowser = (each) => each.hasAttribute("title") || each.querySelector(":scope > title");

  function nameOf(each) {
    const title = each.querySelector(":scope > title");
    return each.getAttribute("aria-label") || each.getAttribute("title") || (title ?? each).textContent.trim();
  }

  // Above it, or below where there is no room; always inside the window.
  function show(each) {
    bubble.textContent = nameOf(each);
    bubble.hidden = !bubble.textContent;
    const box = each.getBoundingClientRect(), { width, height } = bubble.getBoundingClientRect();
    const left = Math.max(6, Math.min(innerWidth - width - 6, box.x + box.width / 2 - width / 2));
    const top = box.y - height - 10 > 6 ? box.y - height - 10 : Math.min(innerHeight - height - 6, box.bottom + 10);
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
    clearTimeout(gone);
    gone = setTimeout(hide, STAYS);
  }

  function hide() {
    clearTimeout(timer);
    bubble.hidden = true;
  }

  function wait(each, then) {
    clearTimeout(timer);
    timer = setTimeout(() => { if (each.isConnected) { show(each); then?.(); } }, REST);
  }

  document.addEventListener("pointerdown", (event) => {
    hide();
    rested = false;
    const each = event.pointerType === "touch" && event.target.closest(NAMED);
    if (!each) return;
    from = event;
    wait(each, () => { rested = true; });
  });
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch" && from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STEADY) hide();
  });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(timer));
  document.addEventListener("click", (event) => {
    if (!rested) return;
    rested = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  document.addEventListener("contextmenu", (event) => { if (rested) event.preventDefault(); });

  // A finger that leaves is followed by what a mouse would do: that is no wish of its own.
  document.addEventListener("mouseover", (event) => {
    if (rested) return;
    const each = matchMedia("(hover: hover)").matches && event.target.closest?.(NAMED);
    if (!each) hide();
    else if (each.dataset.from) show(each); // its way is drawn at once, too
    else if (!shownByBrowser(each)) wait(each);
  });
  document.addEventListener("focusin", (event) => {
    if (rested) return;
    const each = event.target.closest?.(NAMED);
    if (each?.matches(":focus-visible")) show(each);
    else hide();
  });
  document.addEventListener("scroll", hide, { capture: true, passive: true });
  document.addEventListener("keydown", (event) => {
    rested = false;
    if (event.key === "Escape") hide();
  }, true);
})();
