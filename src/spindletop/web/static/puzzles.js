// What this device has solved: by puzzle, "right" at the first try, "found" later, "missed" not yet; and how many in a row.
"use strict";

const solving = {
  of(id) { return settings.choice(`puzzle.${id}`) ?? ""; },
  done(id) { return ["right", "found"].includes(this.of(id)); },
  streak() { return Number(settings.choice("streak") ?? 0); },
  // Only the first try counts for the streak; who was wrong once may still find it.
  keep(id, verdict) {
    const known = this.of(id);
    if (!known) settings.choose("streak", verdict === "right" ? this.streak() + 1 : 0);
    if (verdict === "right" && !this.done(id)) settings.choose(`puzzle.${id}`, known ? "found" : "right");
    else if (!known) settings.choose(`puzzle.${id}`, "missed");
  },
  show() {
    for (const each of document.querySelectorAll("[data-streak]")) {
      each.hidden = !this.streak();
      each.querySelector("b").textContent = this.streak();
    }
    for (const tile of document.querySelectorAll("[data-tile]")) tile.querySelector(".tick").hidden = !this.done(tile.dataset.tile);
    for (const bead of document.querySelectorAll("[data-bead]")) bead.classList.toggle("full", this.done(bead.dataset.bead));
    for (const each of document.querySelectorAll("[data-go-on]")) {
      const next = each.dataset.ids.split(" ").findIndex((id) => !this.done(id)); // puzzles are numbered from 1
      each.href = `/puzzles/${each.dataset.goOn}/${next + 1 || 1}`;
    }
    for (const each of document.querySelectorAll("[data-solved]")) {
      const solved = each.dataset.solved.split(" ").filter((id) => this.done(id)).length;
      each.hidden = !solved;
      each.querySelector("b").textContent = solved;
    }
  },
};

solving.show();
window.addEventListener("pageshow", () => solving.show()); // who comes back has solved something meanwhile
