// The coach of a lesson: turns its cards over, points at what they speak of, and waits until they are read.
"use strict";

window.coach = (() => {
  const root = document.getElementById("the-coach");
  const veil = document.getElementById("coach-veil");
  const ring = document.getElementById("coach-ring");
  const GAP = 78; // between the card and what it points at: a hand
  const EDGE = 12;
  const PALM = 23; // half of the hand's breadth
  const ROOM = 6; // round what is pointed at
  const ROUND = 16; // the corners of its ring
  const LEAST = 12; // less of it than this is out of sight
  const HAND = matchMedia("(hover: none)");
  let shown = 0; // the card in sight
  let opened = false; // it was opened by hand, with nothing to do
  let read = null; // goes on with what is shown, once it is read
  let early = false; // it was read before anything waited for that
  let sought = ""; // what was brought into sight last
  let unfolded = false; // the panels were opened for it

  const face = () => root.firstElementChild;
  const cards = () => [...root.querySelectorAll(".coach-card")];
  const small = () => innerWidth <= 720;

  // What the page shows now: the cards that came up, and of them the first that is new.
  function news() {
    opened = early = false;
    const unread = Number(face()?.dataset.unread ?? 0);
    shown = cards().length - Math.max(1, unread);
    look();
  }

  function look() {
    const all = cards();
    for (const mark of document.querySelectorAll(".spot-mark.coached")) mark.remove();
    const folded = face()?.classList.contains("folded") && !opened;
    if (!face() || folded || !all.length) return point(null);
    face().classList.toggle("folded", false);
    for (const [number, card] of all.entries()) card.hidden = number !== shown;
    const now = "now" in all[shown].dataset;
    root.querySelector("[data-coach-back]").disabled = shown === 0;
    for (const show of root.querySelectorAll("footer [data-coach-show]")) show.hidden = !now;
    point(target(all[shown]));
  }

  // What a card speaks of: a part of the page, or what gives the answer that it asks for

  const steps = (text) => text.split(";").map((each) => each.trim()).filter(Boolean);
  const size = (each) => each.getBoundingClientRect().width * each.getBoundingClientRect().height;
  const inSight = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  function target(card) {
    if (card.dataset.at) return spot(card.dataset.at);
    if (card.dataset.pointsAt) return part(card.dataset.pointsAt);
    const sure = document.querySelector("#the-confirm [data-sure]");
    if (sure) return sure;
    return card.dataset.answers ? giver(steps(card.dataset.answers), card) : null;
  }

  // A point of the map.
  function spot(point) {
    spots.mark(point, "coached");
    const place = document.querySelector(".spot-mark.coached");
    if (place) bringOnce(place);
    return place;
  }

  // "plates", or something in a part: "key .does-duel". On a phone it may be folded away.
  function part(name) {
    const [where, ...inside] = name.split(" ");
    const whole = document.querySelector(`#panel-${where}, #the-${where}`);
    const place = (inside.length && whole?.querySelector(inside.join(" "))) || whole;
    if (place?.closest(".deck") && !deck.checkVisibility()) unfold(true);
    if (place) bringOnce(place);
    return place && onTop(place) ? place : null;
  }

  // A game may fold its panels away on a phone: they are open while the coach speaks of one.
  function unfold(now) {
    deck.toggleAttribute("data-open", now);
    unfolded = now;
  }

  // Nothing lies over it, but for the coach.
  function onTop(place) {
    const { x, y, width, height } = place.getBoundingClientRect();
    const above = document.elementsFromPoint(x + width / 2, y + height / 2).find((each) => !root.contains(each));
    return place.contains(above ?? null);
  }

  // Where the first tap only points, what was pointed at has a button in the dock: this is tapped next.
  const follows = (each) => HAND.matches && each.matches(".shown");

  // The place that gives the most of these answers with one click.
  function giver(answers, card) {
    const goesAlong = (given) => given.length && given.every((each, at) => each === answers[at]);
    const places = [...document.querySelectorAll(".panel [data-action], #the-dock [data-action]")]
      .filter((each) => goesAlong(steps(each.dataset.action)) && getComputedStyle(each).pointerEvents !== "none");
    const ranked = places.map((each) => [each, inSight(each), steps(each.dataset.action).length, follows(each), onTop(each), size(each)]);
    const better = (one, other) => [1, 2, 3, 4, 5].map((at) => other[at] - one[at]).find(Boolean) ?? 0;
    const best = ranked.sort(better)[0]?.[0];
    const choice = [...document.querySelectorAll("#the-dock option")].find((each) => goesAlong(steps(each.value)));
    if (!best && choice) {
      const form = choice.closest("form");
      choice.selected = true;
      const what = choice.textContent;
      says(card, `${form.querySelector(".go").textContent}${/^\p{L}/u.test(what) ? ":" : ""} ${what}`);
      return form;
    }
    if (!best) return null;
    const shownBy = inSight(best) ? null : tool(best);
    const place = shownBy ?? best;
    // The order says all that a single answer does; of a run, of the end of something and of a tool, what is clicked says more.
    const several = steps(best.dataset.action).length > 1;
    if (several || shownBy || best.matches(".pass")) says(card, worded(place));
    bringOnce(place);
    return inSight(place) && seen(place) ? place : tab(place);
  }

  const worded = (place) => place.closest(".acts, [data-pick]") ? place.innerText.replace("\n", ": ") : place.getAttribute("aria-label") ?? place.innerText;

  // A place that is only seen with a tool in hand: the tool first.
  function tool(place) {
    const name = place.closest("[data-tool]")?.dataset.tool;
    return name && name !== document.body.dataset.tool && document.querySelector(`[data-pick="${CSS.escape(name)}"]`);
  }

  // On a phone, one that is in a panel which is folded away: the panel first.
  function tab(place) {
    const panel = place.closest(".deck > .panel");
    return panel && small() ? document.querySelector(`.deck-tabs [href="#${panel.id}"]`) : null;
  }

  function says(card, text) {
    const order = card.querySelector("[data-order]");
    const words = text.replace(/\s+/g, " ").trim();
    if (order && words && order.textContent !== words) order.textContent = words;
  }

  // Where everything stands

  function point(place) {
    const all = cards();
    const box = place ? seen(place) : null;
    if (unfolded && !place?.closest(".deck")) unfold(false);
    // Of all that may be answered in the dock, only this looks so.
    for (const each of document.querySelectorAll("[data-meant]")) each.toggleAttribute("data-meant", each === place);
    place?.toggleAttribute("data-meant", true);
    const ended = Boolean(all[shown]?.querySelector(".ways")) && face();
    ring.hidden = !box || !face();
    veil.hidden = ring.hidden && !ended;
    if (!ring.hidden) cut(box);
    else veil.style.clipPath = "";
    if (face() && !face().classList.contains("folded")) ended ? middle() : stand(box);
  }

  const around = (place) => {
    const boxes = [];
    for (let each = place.parentElement; each && each !== document.body; each = each.parentElement) boxes.push(each);
    return boxes.filter((each) => {
      const { overflow, display } = getComputedStyle(each);
      return overflow !== "visible" && display !== "contents";
    });
  };

  // Once for each card: afterwards people may look elsewhere. While news are put in, the page may be too short to scroll that far.
  function bringOnce(place) {
    const { action, pick } = place.dataset;
    const wish = `${face()?.dataset.unread} ${shown} of ${cards().length}: ${action} ${pick} ${document.getElementById("asked").dataset.asked}`;
    if (wish === sought) return;
    bring(place);
    if (!HAND.matches) pointing.point(place); // what it would do is shown, as if the learner pointed at it
    if (onTop(place)) sought = wish;
  }

  // What of a box nothing lies over: on a phone, cards lie on the foot of the map.
  function free(box) {
    const { left, top, width, height } = box.getBoundingClientRect();
    return new DOMRect(left, top, width, height - (parseFloat(getComputedStyle(box).scrollPaddingBottom) || 0));
  }

  // Only what people can scroll is scrolled: what a page has folded away stays so.
  function bring(place) {
    for (const box of around(place)) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const [at, own] = [place.getBoundingClientRect(), free(box)];
      const across = at.left < own.left || at.right > own.right ? at.x + at.width / 2 - own.x - own.width / 2 : 0;
      const down = at.top < own.top || at.bottom > own.bottom ? at.y + at.height / 2 - own.y - own.height / 2 : 0;
      const [left, top] = [overflowX === "hidden" ? 0 : across, overflowY === "hidden" ? 0 : down];
      // Not by so much: that would stop at the next of the cards of a deck.
      box.scrollTo({ left: box.scrollLeft + left, top: box.scrollTop + top, behavior: "instant" });
    }
    const at = place.getBoundingClientRect();
    const hidden = Math.max(0, at.bottom - floor(place)) || Math.min(0, at.top);
    if (hidden && getComputedStyle(document.body).overflowY !== "hidden") scrollBy({ top: hidden + 60 * Math.sign(hidden), behavior: "instant" });
  }

  // Where the page ends for this place: the dock may lie over the rest, or above it.
  function floor(place) {
    const dock = document.querySelector(".dock");
    const { top, bottom } = dock.getBoundingClientRect();
    const clear = dock.contains(place) || place.getBoundingClientRect().top >= bottom;
    return clear ? innerHeight : Math.min(innerHeight, top);
  }

  // As much of it as is not cut off; nothing, if that is too little.
  function seen(place) {
    let { left, top, right, bottom } = place.getBoundingClientRect();
    for (const box of around(place)) {
      const own = free(box);
      [left, top] = [Math.max(left, own.left), Math.max(top, own.top)];
      [right, bottom] = [Math.min(right, own.right), Math.min(bottom, own.bottom)];
    }
    [left, top, right, bottom] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, floor(place))];
    return right - left < LEAST || bottom - top < LEAST ? null : new DOMRect(left, top, right - left, bottom - top);
  }

  // The hole in the dark, and the ring round it.
  function cut(box) {
    const [x, y, w, h, r] = [box.x - ROOM, box.y - ROOM, box.width + 2 * ROOM, box.height + 2 * ROOM, ROUND];
    Object.assign(ring.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
    const hole = `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}`
      + `h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
    veil.style.clipPath = `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0z${hole}")`;
  }

  const between = (least, value, most) => Math.max(least, Math.min(value, most));

  // Beside what it points at, on the first side that has room.
  function stand(box) {
    const card = face();
    const { offsetWidth: w, offsetHeight: h } = card;
    const head = EDGE + 40; // the face looks over the edge
    delete card.dataset.side;
    const dock = document.querySelector(".dock").getBoundingClientRect().top;
    const inDock = dock <= box?.top;
    const aside = () => place(card, small() ? "" : `${innerWidth - w - EDGE}px`, small() ? "" : `${Math.max(head, dock - h - EDGE)}px`);
    if (!box) return aside();
    if (small()) {
      const below = box.bottom < innerHeight - h - 70 || box.height > innerHeight / 3;
      const above = inDock ? Math.max(head, dock - h - EDGE) : between(EDGE, box.top - h - 2 * EDGE, head + 16);
      const overDock = !inDock && box.bottom < dock - h - 70; // then what is asked can be read, too
      return place(card, "", overDock ? `${dock - h - EDGE}px` : below ? "" : `${above}px`);
    }
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const top = between(head, centre.y - h / 2, Math.max(head, dock - h - EDGE));
    const left = between(2 * EDGE, centre.x - w / 2, innerWidth - w - EDGE);
    const sides = [
      ["west", box.left - GAP - w, top, box.left - GAP - w >= 2 * EDGE && !inDock],
      ["east", box.right + GAP, top, box.right + GAP + w <= innerWidth - EDGE && !inDock],
      ["north", left, box.top - GAP + 14 - h, box.top - GAP + 14 - h >= head && (!inDock || box.top - GAP + 14 <= dock && !overQuestion(centre.x))],
      ["south", left, box.bottom + GAP - 14, box.bottom + GAP - 14 + h <= dock - EDGE],
    ];
    const side = sides.find(([, , , room]) => room);
    if (!side) return close(card, box, left, head, dock);
    card.dataset.side = side[0];
    place(card, `${side[1]}px`, `${side[2]}px`);
    const along = side[0] === "west" || side[0] === "east" ? centre.y - side[2] - PALM : centre.x - side[1] - 38;
    card.style.setProperty("--hand", `${along}px`);
  }

  // A hand that points down into the dock may lie over what is asked there.
  function overQuestion(x) {
    const asked = document.querySelector("#the-dock .question")?.getBoundingClientRect();
    return Boolean(asked) && asked.left - PALM < x && x < asked.right + PALM;
  }

  // Where there is no room for the hand: above or below it, over neither it nor the question in the dock; if that is not possible, aside.
  function close(card, box, left, head, dock) {
    const { offsetWidth: w, offsetHeight: h } = card;
    const above = Math.min(box.top, dock) - ROOM - EDGE - h;
    const below = box.bottom + ROOM + EDGE + 40;
    const free = above >= head ? above : below + h <= dock ? below : null;
    if (free === null) place(card, `${innerWidth - w - EDGE}px`, `${Math.max(head, dock - h - EDGE)}px`);
    else place(card, `${left}px`, `${free}px`);
  }

  // What a chapter ends with stands in the middle of everything.
  function middle() {
    const card = face();
    delete card.dataset.side;
    if (small()) place(card, "", "");
    else place(card, `${(innerWidth - card.offsetWidth) / 2}px`, `${(innerHeight - card.offsetHeight) / 2}px`);
  }

  function place(card, left, top) {
    Object.assign(card.style, { left, top, bottom: top ? "auto" : "" });
  }

  // What the learner does

  function back() {
    shown = Math.max(0, shown - 1);
    look();
  }

  function goOn() {
    if ("now" in cards()[shown].dataset) return; // there is something to do
    if (shown < cards().length - 1) {
      shown += 1;
      look();
    } else if (read) {
      read();
    } else {
      opened = false;
      early = true;
      face().classList.toggle("folded", true);
      point(null);
    }
  }

  function open() {
    if (!face().classList.contains("folded") || !cards().length) return;
    opened = true;
    shown = cards().length - 1;
    look();
  }

  function doIt() {
    const place = target(cards()[shown]);
    if (place instanceof HTMLFormElement) place.requestSubmit();
    else place?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }

  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-coach-back]")) back();
    else if (event.target.closest("[data-coach-on], [data-go-on]")) goOn();
    else if (event.target.closest("[data-coach-open]")) open();
    else if (event.target.closest("[data-coach-show]")) doIt();
  });

  // After news, and when something moves.
  let due = false;
  function soon() {
    if (due) return;
    due = true;
    requestAnimationFrame(() => { due = false; look(); });
  }
  const told = ["data-answers", "data-unread"];
  const ownWords = ({ target }) => target instanceof Element && target.matches("[data-order]");
  new MutationObserver((changes) => changes.every(ownWords) || news()).observe(root, { childList: true, subtree: true, characterData: true, attributeFilter: told });
  const watched = { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-pressed", "class"] };
  for (const id of ["the-dock", "the-confirm"]) new MutationObserver(soon).observe(document.getElementById(id), watched);
  new MutationObserver(soon).observe(document.querySelector(".deck"), { attributes: true });
  addEventListener("resize", soon);
  addEventListener("scroll", soon, { capture: true, passive: true });
  document.fonts.ready.then(soon);
  news();

  // For a step that brought something new: until it is read; else nothing, and it is shown for its usual time.
  function waits() {
    if (!Number(face()?.dataset.unread) || early) return undefined;
    return new Promise((done) => { read = () => { read = null; done(); }; });
  }

  return { waits, look };
})();
