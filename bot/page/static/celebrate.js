// The end of a game that was won: tokens rain for a moment, over everything and in nobody's way.

import { COLOURS, token } from "./art.js";
import { el } from "./dom.js";
import { speed } from "./motion.js";

const DROPS = 28;
const LENGTH = 1200;

/** Let it rain, unless people want no motion. */
export function celebrate() {
  const rate = speed();
  if (!rate || document.hidden) return;
  const letters = Object.keys(COLOURS);
  const drops = Array.from({ length: DROPS }, (_, number) => {
    const drop = el("span", { class: "drop" }, token(letters[number % letters.length]));
    drop.style.left = `${(100 * ((number * 0.618) % 1)).toFixed(1)}%`; // evenly, but in no visible order
    drop.style.fontSize = `${18 + ((number * 7) % 24)}px`;
    return drop;
  });
  const rain = el("div", { class: "rain", "aria-hidden": "true" }, ...drops);
  document.body.append(rain);
  const falls = drops.map((drop, number) => drop.animate([{ transform: "translateY(-10vh)", opacity: 1 }, { transform: "translateY(105vh) rotate(200deg)", opacity: 0.9 }], { duration: (LENGTH * 0.7) / rate, delay: ((LENGTH * 0.3 * number) / DROPS) / rate, easing: "ease-in", fill: "both" }));
  Promise.allSettled(falls.map((fall) => fall.finished)).then(() => rain.remove());
}
