// Dials: time that runs is counted here, from when it will be up; the server is not asked.
"use strict";

const dials = {
  ahead: 0, // of the server's clock, as far as that is known

  set(now) { this.ahead = Date.now() / 1000 - now; },

  now() { return Date.now() / 1000 - this.ahead; },

  part(number, unit) {
    const style = { style: "unit", unit, unitDisplay: unit === "day" ? "long" : "narrow" };
    return new Intl.NumberFormat(document.documentElement.lang, style).format(number);
  },

  // The two greatest parts; live, the last hour as a chess clock shows it.
  words(seconds, live) {
    const whole = Math.max(0, Math.ceil(seconds));
    const [days, hours, minutes] = [Math.floor(whole / 86400), Math.floor(whole / 3600) % 24, Math.floor(whole / 60) % 60];
    if (live) return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
    if (days) return `${this.part(days, "day")}${hours ? ` ${this.part(hours, "hour")}` : ""}`;
    if (hours) return `${this.part(hours, "hour")}${minutes ? ` ${this.part(minutes, "minute")}` : ""}`;
    return minutes ? this.part(minutes, "minute") : this.part(whole, "second");
  },

  // A day and its time where the reader is; a day of the week says enough for a week.
  moment(at, now) {
    const style = { weekday: "long", hour: "numeric", minute: "2-digit", ...(at - now > 6 * 86400 ? { day: "numeric", month: "long" } : {}) };
    return new Intl.DateTimeFormat(document.documentElement.lang, style).format(new Date((at + this.ahead) * 1000));
  },

  show() {
    const now = this.now();
    for (const dial of document.querySelectorAll("[data-falls]")) {
      const left = Number(dial.dataset.falls) - now;
      const text = this.words(left, "live" in dial.dataset);
      const time = dial.querySelector("time");
      if (time.textContent !== text) time.textContent = text;
      const hurry = left < Number(dial.dataset.hurry);
      dial.classList.toggle("hurried", hurry);
      const words = dial.querySelector(".hurry");
      if (words) words.hidden = !hurry;
    }
    for (const each of document.querySelectorAll("[data-moment]")) {
      const text = this.moment(Number(each.dataset.moment), now);
      if (each.textContent !== text) each.textContent = text;
    }
    for (const each of document.querySelectorAll("[data-until]")) each.hidden = Number(each.dataset.until) <= now;
  },
};

setInterval(() => dials.show(), 1000);
dials.show();
