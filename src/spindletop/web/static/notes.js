// Private notes: read when they are opened, kept as one types.
"use strict";

{
  const drawer = document.getElementById("notes-drawer");
  const text = drawer.querySelector("textarea");
  const DELAY = 700; // milliseconds without a key
  const AGAIN = 4000; // until what could not be kept is tried again
  let whose = ""; // the seat whose notes are shown
  let timer = 0;

  function tell(state) { drawer.dataset.state = state; }

  async function openNotes(seat) {
    document.getElementById("menu-drawer").close();
    const answer = await fetch(`/t/${document.body.dataset.table}/notes?seat=${seat}`);
    if (!answer.ok) return;
    whose = seat;
    text.value = (await answer.json()).text;
    tell("kept");
    openDrawer("notes-drawer");
  }

  async function keepNotes() {
    clearTimeout(timer);
    if (drawer.dataset.state === "kept") return;
    const form = new FormData();
    const written = text.value;
    form.set("seat", whose);
    form.set("text", written);
    tell("keeping");
    const answer = await fetch(`/t/${document.body.dataset.table}/notes`, { method: "POST", body: form, keepalive: true }).catch(() => null);
    if (answer?.ok && text.value === written) tell("kept");
    else if (!answer?.ok) {
      tell("lost");
      timer = setTimeout(keepNotes, AGAIN);
    }
  }

  document.addEventListener("click", (event) => {
    const opener = event.target.closest("[data-notes]");
    if (opener) openNotes(opener.dataset.notes);
  });

  text.addEventListener("input", () => {
    tell("typing");
    clearTimeout(timer);
    timer = setTimeout(keepNotes, DELAY);
  });

  drawer.addEventListener("close", keepNotes);
  window.addEventListener("pagehide", keepNotes);
}
