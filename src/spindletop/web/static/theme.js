// Light, dark, or as the system has it: kept on this device, and put on the page before anything is painted.
"use strict";

const theme = {
  kept: "spindletop.theme",
  order: ["system", "light", "dark"],
  get() {
    try { return localStorage.getItem(this.kept) ?? "system"; } catch { return "system"; }
  },
  show(name) { document.documentElement.dataset.theme = this.order.includes(name) ? name : "system"; },
  next() {
    const name = this.order[(this.order.indexOf(document.documentElement.dataset.theme) + 1) % this.order.length];
    try { localStorage.setItem(this.kept, name); } catch { /* where nothing is kept, it holds for this page */ }
    this.show(name);
  },
};

theme.show(theme.get());
window.addEventListener("storage", (event) => { if (event.key === theme.kept) theme.show(theme.get()); });
document.addEventListener("click", (event) => { if (event.target.closest("[data-next-theme]")) theme.next(); });
