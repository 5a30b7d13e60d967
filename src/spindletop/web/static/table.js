// The table page: clicks become answers, news are morphed in.
"use strict";

const body = document.body;
const table = body.dataset.table;
let sending = ""; // the answer that is on its way
let line = Promise.resolve();
let skipping = false; // somebody who is out wants to see the end

// Answers

function asked() { return document.getElementById("asked"); }

async function post(path, values) {
  await htmx.ajax("POST", path, { values, swap: "none", source: document.getElementById("main") });
}

// One after the other; a double click is one answer.
function answer(action, sure) {
  const { asked: at, seat } = asked()?.dataset ?? {};
  const pending = document.querySelector("[data-pending]")?.dataset.pending === action;
  const ask = !sure && !pending ? settings.choice("ask") : "never";
  const warn = !sure && !pending ? settings.choice("warn") : "never";
  const wish = `${at} ${action} ${ask} ${warn}`;
  if (!seat || sending === wish) return;
  sending = wish;
  body.toggleAttribute("data-sending", true);
  const values = { action, seat, asked: at, ...(ask === "never" ? {} : { ask }), ...(warn === "never" ? {} : { warn }) };
  line = line.then(() => post(`/t/${table}/answer`, values)).catch(console.error).finally(() => {
    if (sending === wish) {
      sending = "";
      body.toggleAttribute("data-sending", false);
    }
    markPending();
  });
}

function markPending() {
  const pending = document.querySelector("[data-pending]")?.dataset.pending;
  for (const place of document.querySelectorAll(".panel .pending")) place.classList.remove("pending");
  if (!pending) return;
  document.querySelector(`.panel [data-action="${CSS.escape(pending)}"]`)?.classList.add("pending");
  document.querySelector("#the-confirm [data-sure]")?.focus({ preventScroll: true });
}

function undo() {
  const { asked: at, seat } = asked()?.dataset ?? {};
  if (document.querySelector("[data-undo]:enabled")) post(`/t/${table}/undo`, { seat, asked: at });
}

function cancel() {
  document.getElementById("the-confirm").replaceChildren();
  markPending();
}

// Who wants to be warned has the bot think before the answer is there.
function foresee() {
  const { asked: at, seat } = asked()?.dataset ?? {};
  if (settings.choice("warn") !== "never" && document.querySelector("[data-hint]:enabled")) post(`/t/${table}/foresee`, { seat, asked: at });
}

// A hint stays until something happens.
async function hint() {
  const { asked: at, seat } = asked()?.dataset ?? {};
  if (!document.querySelector("[data-hint]:enabled") || body.hasAttribute("data-hinting")) return;
  dress("the-hint");
  body.toggleAttribute("data-hinting", true);
  try {
    await Promise.all([post(`/t/${table}/hint`, { seat, asked: at }), equip("the-hint")]);
    window.plans?.mark();
  } finally {
    body.toggleAttribute("data-hinting", false);
  }
}

function dropHint() {
  document.getElementById("the-hint").replaceChildren();
  window.plans?.mark();
}

// The end lies over the table until somebody wants to see the board.
document.addEventListener("click", (event) => {
  if (event.target.closest("button[data-board-shown]")) body.toggleAttribute("data-board-shown", true);
  else if (event.target.closest("button[data-board-hidden]")) body.toggleAttribute("data-board-shown", false);
});

const BUTTONS = "[data-undo], [data-cancel], [data-hint], [data-hint-away], [data-post], [data-since]";

document.addEventListener("click", (event) => {
  const hit = event.target.closest(BUTTONS);
  if (!hit || zoom.wasDragged(hit)) return;
  if ("undo" in hit.dataset) undo();
  else if ("cancel" in hit.dataset) cancel();
  else if ("hint" in hit.dataset) hint();
  else if ("hintAway" in hit.dataset) dropHint();
  else if ("since" in hit.dataset) showSince();
  else {
    if ("skip" in hit.dataset) skipToTheEnd();
    if (!("stays" in hit.dataset)) hit.closest("dialog")?.close(); // what comes of it is seen on the table
    post(hit.dataset.post, hit.dataset.seat ? { seat: hit.dataset.seat } : {});
  }
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.dataset.form) {
    event.preventDefault();
    post(form.dataset.form, Object.fromEntries(new FormData(form, event.submitter)));
  } else if (form.dataset.chat) {
    event.preventDefault();
    speak(form);
  }
});

// Talk

function speak(form) {
  const { text, slip } = form.elements;
  slip.value ||= `${Date.now()}-${Math.random()}`;
  if (text.value.trim()) post(form.dataset.chat, Object.fromEntries(new FormData(form)));
  text.value = slip.value = "";
}

// A line that may not have arrived comes back with its slip: sent again, it is said once.
document.getElementById("main").addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
  const form = document.getElementById("chat-form");
  const { text, slip } = form.elements;
  if (ctx.request.action !== form.dataset.chat || ctx.response?.status < 500 || text.value) return;
  [text.value, slip.value] = [ctx.values.text, ctx.values.slip];
});

// Keys

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const typing = event.target.closest("input:not([type=range]):not([type=checkbox]), textarea, select");
  if (typing || document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") {
    cancel();
    dropHint();
  } else if (event.key === "u") undo();
  else if (event.key === "h") hint();
  else if (event.key === "r" || event.key === "p") {
    event.preventDefault(); // the letter is not looked for
    if (event.key === "r") openDrawer("rules-drawer");
    else openReference();
  } else if (event.key === "?") openDrawer("help-drawer");
  else if (event.key === "c") {
    event.preventDefault();
    openDrawer("talk-drawer");
  } else if (event.key === "n") turns.next();
  else if (event.key === "+") zoom.by(1.25);
  else if (event.key === "-") zoom.by(0.8);
  else if (event.key === "0") zoom.fit();
});

// Cards and prices stand beside the rules.

function openReference() {
  openDrawer("rules-drawer");
  const tab = document.getElementById("reference-tab");
  if (!tab) return;
  showTab(tab);
  tab.focus();
}

// News

async function apply(message) {
  if ("live" in message) {
    document.getElementById("offline").hidden = message.live;
    // What is on its way is lost, too: else it would hold up the next answer until the browser notices.
    if (!message.live) document.getElementById("main").dispatchEvent(new Event("htmx:abort"));
    return;
  }
  if (message.html) {
    const before = asked()?.dataset.asked, mine = asked()?.matches(".mine");
    const next = message.html.match(/data-asked="(\d+)"/)?.[1] ?? before;
    // A new question is read from its beginning; before anything of it is brought into sight.
    if (next !== before) for (const each of document.querySelectorAll(".acts, .dock-hand")) each.scrollTo(0, 0);
    const sums = lively.before();
    await htmx.swap({ text: message.html, target: body, sourceElement: document.getElementById("main"), swap: "none" });
    if (document.querySelector("#the-final > *")) dress("the-final");
    fillLinks(document);
    window.coach?.look(); // what it had hidden may be in sight again
    theatre.mark();
    dials.show();
    pointing.look();
    lively.after(sums);
    if (asked()?.dataset.asked !== before) {
      cancel();
      dropHint();
      zoom.seek(!mine);
      rulebook.ask();
      foresee();
    } else {
      if (message.hold) zoom.seek(true);
      markPending();
      window.plans?.mark();
    }
    talk.look();
    turnToPanel();
    markTab(); // a panel may have come or gone
  }
  if (!skipping) {
    peaks.show(message.peaks, theatre.pace());
    if (message.hold) await (window.coach?.waits() ?? theatre.look(message.hold));
  }
  if (message.hold || !message.html) return;
  document.title = message.title;
  const was = body.dataset.turn;
  body.dataset.turn = message.turn ? "yes" : "no";
  if (message.turn && was === "no") tellTurn(message.title);
}

function tellTurn(title) {
  sounds.play("chime");
  if (document.hidden && settings.get("notify") && "Notification" in window && Notification.permission === "granted") {
    const notice = new Notification(title, { tag: table });
    notice.onclick = () => { window.focus(); notice.close(); };
  }
}

function skipToTheEnd() {
  skipping = true;
  theatre.skip();
}

// Who comes late may see what has happened since their last answer, some steps at a time; a second click ends it.
const PRESENT = 999999; // after so many answers there are no steps, only the table as it is
let catchingUp = false;

async function showSince() {
  const button = document.querySelector(".since");
  if (catchingUp) {
    catchingUp = false;
    theatre.skip();
    return;
  }
  catchingUp = true;
  swapWords(button);
  for (let after = ""; after !== null;) {
    const here = body.dataset.key.split(":")[1];
    const going = catchingUp;
    const answer = await fetch(`/t/${table}/since?here=${here}&after=${going ? after : PRESENT}`);
    if (!answer.ok) break;
    const steps = (await answer.json()).map(pieces.reader());
    for (const step of steps) receive(step, () => !going || catchingUp);
    await queue;
    after = answer.headers.get("x-next") ?? (going && !catchingUp ? PRESENT : null);
  }
  catchingUp = false;
  swapWords(button);
}

function swapWords(button) { [button.textContent, button.dataset.words] = [button.dataset.words, button.textContent]; }

// News come one at a time, in order.
let queue = Promise.resolve();
function receive(message, wanted = () => true) {
  queue = queue.then(() => wanted() && apply(message)).catch((error) => console.error(error));
}

const read = pieces.reader();
function hear(message) {
  if (message.turns) turns.show(message);
  else receive(read(message));
}

// Talk that nobody has read yet is counted on its button.
const talk = {
  list: document.getElementById("the-talk"),
  drawer: document.getElementById("talk-drawer"),
  badge: document.getElementById("unread"),
  read: 0,
  lines() { return this.list.querySelectorAll(".said, .remarked").length; },
  look() {
    this.read = this.drawer.open ? this.lines() : Math.min(this.read, this.lines()); // some may be gone
    const unread = this.lines() - this.read;
    this.badge.textContent = unread;
    this.badge.hidden = unread <= 0;
    this.list.scrollTop = this.list.scrollHeight;
  },
};
talk.drawer.addEventListener("opened", () => {
  talk.look();
  document.querySelector("#chat-form [name=text]").focus();
});

talk.read = talk.lines();
talk.look();
theatre.mark();
zoom.seek(true);
foresee();
connect(body.dataset.key, hear);
