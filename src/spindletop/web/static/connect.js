// The way to the stream that all tabs of this browser share (stream.js).
"use strict";

function connect(key, hear) {
  const address = document.body.dataset.stream;
  if (window.SharedWorker) {
    const port = new SharedWorker(address, { name: "spindletop" }).port;
    port.onmessage = ({ data }) => hear(data);
    port.postMessage({ join: key });
    const still = () => port.postMessage({ here: true });
    setInterval(still, 20000);
    document.addEventListener("visibilitychange", still);
    window.addEventListener("online", still);
    window.addEventListener("pagehide", () => port.postMessage({ leave: true }));
    window.addEventListener("pageshow", (event) => { if (event.persisted) port.postMessage({ join: key }); });
  } else {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => {
      const stream = new Stream();
      stream.join(hear, key);
      const still = () => stream.hear(hear);
      setInterval(still, 20000);
      document.addEventListener("visibilitychange", still);
      window.addEventListener("online", still);
    };
    document.head.append(script);
  }
}
