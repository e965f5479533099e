// The sand timer, counted down here by the server's clock.

import { byId, el } from "./dom.js";
import { cue } from "./sound.js";

const place = byId("sand");
let ends = null;
let whole = 0;
let told = 0; // the second that was shown last
let ahead = 0; // how far the server's clock is ahead of ours

/** Show the sand until a moment of the server's clock, of so many ms; null: there is none. What is no sand has a word instead of the bar. */
export function run({ until, of, now }, label, word) {
  ahead = now - Date.now();
  whole = of ?? 0;
  ends = until;
  place.hidden = ends === null;
  place.replaceChildren(...(ends === null ? [] : [word ? el("span", { class: "sand-word" }, word) : el("span", { class: "sand-bar" }, el("span", { class: "sand-left" })), el("span", { class: "sand-number" })]));
  place.classList.toggle("no-sand", Boolean(word));
  if (ends !== null) place.setAttribute("aria-label", label);
  tick();
}

function tick() {
  if (ends === null) return;
  const left = Math.max(0, Math.min(ends - Date.now() - ahead, whole || Infinity)); // never more than there is in all
  const bar = place.querySelector(".sand-left");
  if (bar) bar.style.width = `${whole ? Math.min(100, (100 * left) / whole) : 0}%`;
  const seconds = Math.ceil(left / 1000);
  place.querySelector(".sand-number").textContent = seconds >= 100 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` : String(seconds);
  place.classList.toggle("short", left < 10_000);
  if (seconds > 0 && seconds <= 10 && seconds !== told) cue("sand");
  told = seconds;
}

setInterval(tick, 200);
