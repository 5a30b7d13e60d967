// On a phone, what is set once and rarely looked at is folded away, but for what an address points at.
"use strict";

if (matchMedia("(max-width: 760px)").matches) {
  for (const fold of document.querySelectorAll("[data-fold]")) fold.open = location.hash === `#${fold.id}`;
}
