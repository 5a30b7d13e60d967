// One stream for all tabs of this browser: a server gets at most six connections from a browser, and eight tabs
// must work. In a SharedWorker it serves every tab; where there is none (phones), each page runs its own.
"use strict";

const SILENT = 25000; // three missed beats: the connection is dead, whatever the browser thinks
const CHECK = 5000;
const FORGET = 180000; // a tab that was not heard for this long is closed
const RETRY = [300, 700, 1500, 3000];

class Stream {
  constructor() {
    this.tabs = new Map(); // how to reach a tab: its key, and when it was last heard
    this.source = null;
    this.failures = 0;
    this.heard = 0;
    this.live = null;
    this.timer = 0;
    setInterval(() => this.check(), CHECK);
  }

  join(send, key) {
    this.tabs.set(send, { key, heard: Date.now() });
    this.reopen(20);
  }

  leave(send) {
    this.tabs.delete(send);
    if (!this.tabs.size) this.close();
  }

  hear(send) {
    const tab = this.tabs.get(send);
    if (tab) tab.heard = Date.now();
    this.check();
  }

  check() {
    const now = Date.now();
    for (const [send, tab] of this.tabs) if (now - tab.heard > FORGET) this.leave(send);
    if (this.tabs.size && this.source && now - this.heard > SILENT) this.fail();
  }

  reopen(delay) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), delay);
  }

  close() {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }

  open() {
    this.close();
    if (!this.tabs.size) return;
    const keys = [...new Set(["turns", ...[...this.tabs.values()].map((tab) => tab.key)])];
    const query = new URLSearchParams(keys.map((key) => ["t", key]));
    const source = new EventSource(`/events?${query}`);
    this.source = source;
    this.heard = Date.now();
    source.onmessage = (event) => this.news(JSON.parse(event.data));
    source.addEventListener("beat", () => this.alive());
    source.addEventListener("turns", (event) => this.turns(JSON.parse(event.data)));
    source.onopen = () => this.alive();
    source.onerror = () => { if (this.source === source) this.fail(); };
  }

  alive() {
    this.heard = Date.now();
    this.failures = 0;
    this.tell({ live: true });
  }

  fail() {
    this.close();
    this.tell({ live: false });
    this.reopen(RETRY[Math.min(this.failures++, RETRY.length - 1)]);
  }

  tell(state) {
    if (this.live === state.live) return;
    this.live = state.live;
    for (const send of this.tabs.keys()) send(state);
  }

  turns(message) {
    this.alive();
    for (const send of this.tabs.keys()) send(message);
  }

  news(message) {
    this.alive();
    for (const [send, tab] of this.tabs) if (tab.key === message.key) send(message);
  }
}

if (typeof SharedWorkerGlobalScope !== "undefined" && self instanceof SharedWorkerGlobalScope) {
  const stream = new Stream();
  self.onconnect = (event) => {
    const port = event.ports[0];
    const send = (message) => port.postMessage(message);
    port.onmessage = ({ data }) => {
      if (data.join) stream.join(send, data.join);
      else if (data.leave) stream.leave(send);
      else stream.hear(send);
    };
  };
}
