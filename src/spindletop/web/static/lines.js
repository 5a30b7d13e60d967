// What can be done about a line of talk, or about who sits there: report, mute, block.
"use strict";

{
  const drawer = document.getElementById("line-drawer");
  const title = document.getElementById("line-title");

  function show({ line = "", seat = "", name, text, heading }) {
    title.textContent = title.dataset[heading];
    drawer.querySelector("[data-line-name]").textContent = name;
    drawer.querySelector("[data-line-text]").textContent = text;
    for (const input of drawer.querySelectorAll("[name=line]")) input.value = line;
    for (const input of drawer.querySelectorAll("[name=seat]")) input.value = seat;
    for (const input of drawer.querySelectorAll("[name=note]")) input.value = "";
    document.getElementById("the-reported").replaceChildren();
    openDrawer("line-drawer");
  }

  document.addEventListener("click", (event) => {
    const line = event.target.closest("[data-line]");
    if (line) {
      const said = line.closest("li");
      show({ line: line.dataset.line, name: said.querySelector("strong").textContent, text: said.querySelector("strong + span").textContent, heading: "ofLine" });
    }
    const person = event.target.closest("[data-person]");
    if (person) {
      document.getElementById("menu-drawer").close();
      show({ seat: person.dataset.person, name: person.dataset.name, text: "", heading: "ofName" });
    }
  });
}
