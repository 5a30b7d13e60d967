// The map closer or farther: pinch on a phone, wheel with Ctrl, keys and buttons. It scrolls in its window; a mouse drags it.
"use strict";

const zoom = (() => {
  const view = document.querySelector(".map-view");
  const MOST = 5;
  const NEAR = 0.3; // of the window: what is so far from its middle, or less, stays there
  const WHOLE = 20; // from the edge of the window, where half of a place may be cut off
  let scale = 1, dragged = 0, grip = null, apart = 0;

  // Closer by a factor, around a point of the window.
  function by(factor, x = view?.clientWidth / 2, y = view?.clientHeight / 2) {
    if (!view) return;
    const before = scale;
    scale = Math.max(1, Math.min(MOST, scale * factor));
    const left = (view.scrollLeft + x) * (scale / before) - x;
    const top = (view.scrollTop + y) * (scale / before) - y;
    view.style.height = scale > 1 ? `${view.clientHeight}px` : "";
    view.firstElementChild.style.setProperty("--zoom", scale);
    view.scrollTo(left, top);
    if (scale === 1) view.style.height = "";
  }

  function fit() { by(1 / scale); }

  // To the window that shows most of the lit places, if none of them is in sight; when one is asked anew, if less than half of so
  // many are, and first to the place that is asked about without being lit, or that moves.
  function seek(anew) {
    if (!view) return;
    const box = view.getBoundingClientRect();
    const width = box.width, height = box.height - parseFloat(getComputedStyle(view).paddingBottom); // panels may lie upon its foot
    const [across, down] = [box.x + width / 2, box.y + height / 2];
    const move = ([x, y]) => view.scrollBy(x - across, y - down);
    const middles = (which) => [...view.querySelectorAll(which)].map((one) => middleOf(one.getBoundingClientRect()));
    const [about] = middles("[data-seek]");
    if (anew && about && Math.max(Math.abs(about[0] - across) / width, Math.abs(about[1] - down) / height) > NEAR) move(about);
    const lit = middles(".can");
    if (!lit.length) return;
    const around = ([x, y]) => lit.filter((other) => Math.abs(other[0] - x) < width / 2 - WHOLE && Math.abs(other[1] - y) < height / 2 - WHOLE);
    const shown = lit.map(around).reduce((most, each) => (each.length > most.length ? each : most));
    if (around([across, down]).length >= (anew ? shown.length / 2 : 1)) return;
    const mean = (axis) => shown.reduce((sum, place) => sum + place[axis], 0) / shown.length;
    move([mean(0), mean(1)]);
  }

  const middleOf = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const distance = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

  view?.addEventListener("pointerdown", (event) => {
    dragged = 0;
    if (event.pointerType === "mouse" && event.button === 0) grip = { x: event.clientX, y: event.clientY };
  });
  window.addEventListener("pointermove", (event) => {
    if (!grip) return;
    const [across, down] = [event.clientX - grip.x, event.clientY - grip.y];
    dragged += Math.abs(across) + Math.abs(down);
    view.classList.toggle("grabbed", dragged > 12);
    view.scrollBy(-across, -down);
    grip = { x: event.clientX, y: event.clientY };
  });
  for (const end of ["pointerup", "pointercancel"]) {
    window.addEventListener(end, () => { grip = null; view?.classList.remove("grabbed"); });
  }
  // Two fingers are for the map: a browser that begins to scroll with them would take them away.
  view?.addEventListener("touchstart", (event) => { if (event.touches.length === 2) apart = distance(event.touches); }, { passive: true });
  view?.addEventListener("touchmove", (event) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const box = view.getBoundingClientRect(), now = distance(event.touches), [one, other] = event.touches;
    by(now / apart, (one.clientX + other.clientX) / 2 - box.x, (one.clientY + other.clientY) / 2 - box.y);
    apart = now;
  }, { passive: false });
  view?.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const box = view.getBoundingClientRect();
    by(event.deltaY < 0 ? 1.15 : 0.87, event.clientX - box.x, event.clientY - box.y);
  }, { passive: false });
  document.addEventListener("click", (event) => {
    const how = event.target.closest("[data-zoom]")?.dataset.zoom;
    if (how === "in") by(1.4);
    else if (how === "out") by(1 / 1.4);
    else if (how === "fit") fit();
  });

  // Whether a click is only the end of moving the map.
  return { by, fit, seek, wasDragged: (place) => dragged > 12 && view?.contains(place) };
})();
