// The board closer or farther: pinch and drag on a phone, wheel with Ctrl, keys and buttons.
"use strict";

const zoom = (() => {
  const frame = document.getElementById("board-window");
  const board = document.getElementById("the-board");
  const fingers = new Map();
  const MOST = 5;
  let scale = 1, left = 0, top = 0, dragged = 0;

  function show() {
    scale = Math.max(1, Math.min(MOST, scale));
    left = Math.min(0, Math.max(frame.clientWidth * (1 - scale), left));
    top = Math.min(0, Math.max(frame.clientHeight * (1 - scale), top));
    board.style.transform = scale === 1 ? "" : `translate(${left}px, ${top}px) scale(${scale})`;
    frame.classList.toggle("zoomed", scale > 1);
  }

  // Closer by a factor, around a point of the window.
  function by(factor, x = frame.clientWidth / 2, y = frame.clientHeight / 2) {
    const before = scale;
    scale = Math.max(1, Math.min(MOST, scale * factor));
    left = x - (x - left) * (scale / before);
    top = y - (y - top) * (scale / before);
    show();
  }

  function fit() { scale = 1; left = top = 0; show(); }

  function spread() {
    const [one, other] = [...fingers.values()];
    return other ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, apart: Math.hypot(one.x - other.x, one.y - other.y) }
      : { x: one.x, y: one.y, apart: 0 };
  }

  frame.addEventListener("pointerdown", (event) => {
    if (!fingers.size) dragged = 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  frame.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    const before = spread();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = spread();
    const moved = Math.hypot(now.x - before.x, now.y - before.y);
    if (scale === 1 && !now.apart) return;
    dragged += moved + Math.abs(now.apart - before.apart);
    left += now.x - before.x;
    top += now.y - before.y;
    const box = frame.getBoundingClientRect();
    if (before.apart && now.apart) by(now.apart / before.apart, now.x - box.x, now.y - box.y);
    else show();
  });
  // Two fingers are for the board: a browser that begins to scroll with them would take them away.
  frame.addEventListener("touchmove", (event) => {
    if (event.touches.length > 1) event.preventDefault();
  }, { passive: false });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
    frame.addEventListener(end, (event) => fingers.delete(event.pointerId));
  }
  frame.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const box = frame.getBoundingClientRect();
    by(event.deltaY < 0 ? 1.15 : 0.87, event.clientX - box.x, event.clientY - box.y);
  }, { passive: false });
  document.addEventListener("click", (event) => {
    const how = event.target.closest("[data-zoom]")?.dataset.zoom;
    if (how === "in") by(1.4);
    else if (how === "out") by(1 / 1.4);
    else if (how === "fit") fit();
  });
  window.addEventListener("resize", show);

  // Whether a click is only the end of moving the board.
  return { by, fit, wasDragged: (place) => dragged > 12 && frame.contains(place) };
})();
