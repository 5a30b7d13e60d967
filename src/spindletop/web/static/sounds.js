// Sounds of our own, made here: silent until somebody switches them on, on this device, as loud as they like.
"use strict";

const sounds = (() => {
  let air = null; // opened with the first sound: not before somebody has touched the page
  let volume = null;
  let hiss = null; // two seconds of noise, from which all that is not a tone is cut

  function open() {
    air = new AudioContext();
    volume = air.createGain();
    volume.connect(air.destination);
    hiss = air.createBuffer(1, 2 * air.sampleRate, air.sampleRate);
    const wave = hiss.getChannelData(0);
    for (let at = 0; at < wave.length; at += 1) wave[at] = 2 * Math.random() - 1;
  }

  // How loud, from when on: quickly to its height, then away.
  function shaped(source, at, length, loud, rises = 0.006) {
    const gain = air.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + rises);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    source.connect(gain).connect(volume);
    return gain;
  }

  function tone(begins, length, from, to, loud, type = "sine", rises = 0.006) {
    const at = air.currentTime + begins;
    const source = air.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + length);
    shaped(source, at, length, loud, rises);
    source.start(at);
    source.stop(at + length);
  }

  function noise(begins, length, type, from, to, loud, rises = 0.006) {
    const at = air.currentTime + begins;
    const source = air.createBufferSource();
    const filter = air.createBiquadFilter();
    source.buffer = hiss;
    filter.type = type;
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + length);
    source.connect(filter);
    shaped(filter, at, length, loud, rises);
    source.start(at, Math.random());
    source.stop(at + length);
  }

  const VOICES = {
    chime() { tone(0, 0.5, 523, 523, 0.3); tone(0.14, 0.6, 659, 659, 0.3); },
    knock(pace) {
      for (const at of [0.36 * pace, 0.62 * pace]) { // when the head comes down
        noise(at, 0.09, "bandpass", 900, 500, 0.8, 0.002);
        tone(at, 0.12, 210, 120, 0.6, "triangle", 0.002);
      }
    },
    gush() {
      noise(0, 1.0, "bandpass", 260, 1500, 0.7, 0.3);
      noise(0.1, 0.9, "lowpass", 160, 90, 0.7, 0.2);
    },
    thud(pace) {
      noise(0.14 * pace, 0.12, "lowpass", 420, 120, 1, 0.003);
      tone(0.14 * pace, 0.2, 110, 50, 0.8, "sine", 0.003);
    },
    crackle() {
      noise(0, 1.0, "lowpass", 700, 300, 0.25, 0.2);
      for (let spark = 0; spark < 14; spark += 1) noise(Math.random() * 0.9, 0.03, "highpass", 1800, 2600, 0.3, 0.002);
    },
    whistle() {
      for (const pitch of [466, 554, 698]) tone(0, 0.42, pitch, pitch * 1.01, 0.14, "triangle", 0.06);
      for (const pitch of [466, 554, 698]) tone(0.5, 0.55, pitch * 1.01, pitch * 0.97, 0.14, "triangle", 0.06);
      noise(0, 1.0, "highpass", 2400, 1800, 0.05, 0.1);
    },
    coins() { [0, 0.09, 0.17, 0.28, 0.36].forEach((at, nth) => tone(at, 0.22, 1900 + 260 * (nth % 3), 1900 + 260 * (nth % 3), 0.16, "triangle", 0.002)); },
    boom() { noise(0, 1.0, "lowpass", 900, 60, 1, 0.004); tone(0, 0.8, 90, 32, 0.9, "sine", 0.004); },
    bell() { for (const [part, loud] of [[1, 0.3], [2.01, 0.14], [2.76, 0.1], [5.4, 0.05]]) tone(0, 1.0 / part ** 0.4, 587 * part, 587 * part, loud, "sine", 0.003); },
  };

  // `pace`: of the drawing that it belongs to.
  function play(name, pace = 1) {
    if (!settings.get("sounds") || !(name in VOICES)) return;
    if (!air) open();
    air.resume(); // it was made asleep if nobody had touched the page yet
    volume.gain.value = (Number(settings.choice("volume")) / 100) ** 2; // as loud as it feels
    VOICES[name](pace);
  }

  return { play };
})();

// Who switches them on, or makes them louder, hears how loud they are.
document.addEventListener("change", (event) => {
  if (event.target.matches("[data-setting=sounds], [data-choice=volume]")) sounds.play("chime");
});
