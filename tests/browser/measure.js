// What is wrong with the page as it is shown: text that is too small, places too small for a finger, things outside their panel
// or over another. Returns sentences.
(phone) => {
  const LEAST_TEXT = 11.9, LEAST_TAP = 43.5, SLACK = 1.5;
  const faults = new Set();
  const shown = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const called = (each) => {
    const text = each.getAttribute("aria-label") || each.textContent.trim() || each.getAttribute("title") || "";
    return `${each.tagName.toLowerCase()}.${each.getAttribute("class") ?? ""} "${text.slice(0, 40)}"`;
  };
  const scale = (each) => (each.ownerSVGElement && each.getScreenCTM ? Math.hypot(each.getScreenCTM().a, each.getScreenCTM().b) : 1);
  const own = (each) => [...each.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent.trim());
  const page = document.querySelector(".page");

  for (const each of page.querySelectorAll("*")) {
    if (!own(each) || !shown(each) || each.closest(".sr, title, option, #the-final")) continue;
    const size = parseFloat(getComputedStyle(each).fontSize) * scale(each);
    if (size < LEAST_TEXT) faults.add(`text of ${size.toFixed(1)} px: ${called(each)}`);
  }
  if (phone) {
    for (const each of page.querySelectorAll("button, a[href], select, input, summary, [role=button]")) {
      if (!shown(each) || each.closest("#the-final") || getComputedStyle(each).pointerEvents === "none") continue;
      const box = each.getBoundingClientRect();
      if (box.width && Math.min(box.width, box.height) < LEAST_TAP) {
        faults.add(`a place of ${box.width.toFixed(0)} x ${box.height.toFixed(0)} for a finger: ${called(each)}`);
      }
    }
  }

  // The words of an answer stay upon it.
  for (const each of page.querySelectorAll("button.act")) {
    const [words, around] = [each.querySelector("b, small") && each.querySelector("span"), each.getBoundingClientRect()];
    if (!words || !shown(each)) continue;
    const box = words.getBoundingClientRect();
    if (box.top < around.top || box.bottom > around.bottom || box.left < around.left || box.right > around.right) {
      faults.add(`words cut off: ${called(each)}`);
    }
  }

  // Where something scrolls, what is outside is reached by scrolling.
  const scrolls = (each) => /(auto|scroll)/.test(getComputedStyle(each).overflow);
  const frames = [...page.querySelectorAll(".head, .panel, .plate, .dock")].filter(shown);
  for (const frame of frames) {
    const around = frame.getBoundingClientRect();
    for (const each of frame.querySelectorAll("*")) {
      if (!own(each) || !shown(each) || each.closest(".sr, title, option, #the-hint, #the-notice, #the-confirm")) continue;
      let holder = each.parentElement;
      while (holder !== frame && !scrolls(holder)) holder = holder.parentElement;
      if (holder !== frame || scrolls(frame)) continue;
      const box = each.getBoundingClientRect();
      if (box.left < around.left - SLACK || box.right > around.right + SLACK || box.top < around.top - SLACK || box.bottom > around.bottom + SLACK) {
        faults.add(`outside ${called(frame).slice(0, 40)}: ${called(each)}`);
      }
    }
  }
  for (const [index, one] of frames.entries()) {
    for (const other of frames.slice(index + 1)) {
      if (one.contains(other) || other.contains(one) || one.closest(".deck") !== other.closest(".deck")) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > SLACK && down > SLACK && !getComputedStyle(page).overflowX.includes("auto") && !sticky(one) && !sticky(other)) {
        faults.add(`over each other: ${called(one).slice(0, 30)} and ${called(other).slice(0, 30)}`);
      }
    }
  }
  function sticky(each) { return getComputedStyle(each).position === "sticky"; }
  return [...faults];
}
