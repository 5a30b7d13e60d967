// The rules, as a drawer of the table or as a page of their own: the question that they answer, and what is looked for.
"use strict";

const rulebook = {
  drawer: document.getElementById("rules-drawer"),
  text: document.querySelector(".rules-text"),

  // The question, the rule that it comes from, and what the game says of it here.
  ask() {
    if (!this.drawer.open) return;
    const asked = document.getElementById("asked");
    const rule = document.getElementById(`rule-${asked?.dataset.rule}`);
    for (const old of this.text.querySelectorAll(".rule.here")) old.classList.remove("here");
    rule?.classList.add("here");
    this.markChapter(rule);
    const block = document.getElementById("your-question");
    block.hidden = !rule || !asked.classList.contains("mine");
    if (block.hidden) return;
    const question = asked.querySelector(".question > span").textContent.trim();
    const parts = [...asked.querySelector(".line-under").childNodes].map((each) => each.textContent.replace(/\s+/g, " ").trim());
    const words = parts.filter(Boolean).join(" ");
    document.getElementById("question-asked").textContent = question;
    document.getElementById("question-rule").replaceChildren(...rule.cloneNode(true).childNodes);
    document.getElementById("question-words").textContent = words;
    document.getElementById("question-here").hidden = !words;
  },

  markChapter(rule) {
    let chapter = rule;
    while (chapter && chapter !== this.text && chapter.tagName !== "H2") {
      chapter = chapter.previousElementSibling ?? chapter.parentElement;
    }
    for (const link of document.querySelectorAll(".contents a")) {
      if (link.hash === `#${chapter?.id}`) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  },

  // The dock stays free: what lies under the drawer is covered, and out of reach for keys, too.
  cover() {
    const beside = this.drawer.open && !this.drawer.matches(":modal");
    document.getElementById("scrim").hidden = !beside;
    for (const part of document.getElementById("main").children) part.inert = beside && !part.matches(".dock");
    if (!beside) return;
    const dock = document.querySelector(".dock").getBoundingClientRect();
    const above = dock.height ? Math.max(0, innerHeight - dock.top) : 0;
    document.documentElement.style.setProperty("--above", `${above}px`);
  },

  open() {
    const tab = document.getElementById("rules-tab");
    if (tab) showTab(tab);
    this.cover();
    this.ask();
    if (document.getElementById("your-question").hidden) this.text.querySelector(".here")?.scrollIntoView({ block: "center" });
    else this.text.scrollTop = 0;
  },
};

if (rulebook.drawer) {
  let before = null; // what had the focus
  rulebook.drawer.addEventListener("beforetoggle", () => { if (!rulebook.drawer.open) before = document.activeElement; });
  rulebook.drawer.addEventListener("opened", () => rulebook.open());
  rulebook.drawer.addEventListener("close", () => {
    rulebook.cover();
    before?.focus({ preventScroll: true });
  });
  window.addEventListener("resize", () => rulebook.cover());
  document.getElementById("scrim").addEventListener("click", () => rulebook.drawer.close());
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && rulebook.drawer.open) rulebook.drawer.close();
  });
}

// What is looked for is marked in the rules and in the tables beside them; Enter goes on from one to the next.
const finder = {
  form: document.querySelector("[data-find]"),
  hits: [],
  at: 0,

  look() {
    for (const mark of document.querySelectorAll("mark.hit")) {
      const parent = mark.parentNode;
      mark.replaceWith(mark.textContent);
      parent.normalize();
    }
    const wanted = this.form.elements.wanted.value.trim().toLowerCase();
    this.hits = wanted.length > 1 ? this.places(wanted) : [];
    for (const button of this.form.querySelectorAll("[data-hit]")) button.disabled = !this.hits.length;
    this.form.querySelector("output").textContent = wanted.length > 1 && !this.hits.length ? this.form.dataset.none : "";
    this.at = this.hits.findIndex((hit) => hit.checkVisibility());
    if (this.hits.length) this.go(0);
  },

  places(wanted) {
    const found = [];
    for (const panel of document.querySelectorAll(".rules-text, .sheets")) {
      const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode()) if (!walker.currentNode.parentElement.closest(".your-question")) texts.push(walker.currentNode);
      for (const text of texts) found.push(...this.marked(text, wanted));
    }
    return found;
  },

  marked(text, wanted) {
    const marks = [];
    const letters = text.data.toLowerCase();
    for (let from = letters.lastIndexOf(wanted); from >= 0; from = from ? letters.lastIndexOf(wanted, from - 1) : -1) {
      const hit = text.splitText(from);
      hit.splitText(wanted.length);
      const mark = document.createElement("mark");
      mark.classList.add("hit");
      hit.replaceWith(mark);
      mark.append(hit);
      marks.unshift(mark);
    }
    return marks;
  },

  go(by) {
    if (!this.hits.length) return;
    this.at = (Math.max(0, this.at) + by + this.hits.length) % this.hits.length;
    const hit = this.hits[this.at];
    for (const other of this.hits) other.classList.toggle("hit-now", other === hit);
    const panel = hit.closest("[role=tabpanel]");
    if (panel.hidden) showTab(document.querySelector(`[aria-controls=${panel.id}]`));
    hit.scrollIntoView({ block: "center" });
    this.form.querySelector("output").textContent = `${this.at + 1} / ${this.hits.length}`;
  },
};

finder.form.addEventListener("input", () => finder.look());
finder.form.addEventListener("submit", (event) => {
  event.preventDefault();
  finder.go(1);
});
finder.form.addEventListener("click", (event) => {
  const step = event.target.closest("[data-hit]");
  if (step) finder.go(Number(step.dataset.hit));
});
finder.form.elements.wanted.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !event.shiftKey) return;
  event.preventDefault();
  finder.go(-1);
});
