// How pieces move: copies of them, on a layer of their own, from where they were to where they are. The board below is already as it will
// be, so nothing has to wait: whatever is pressed meanwhile counts, and ends the motion.

import { changes } from "./changes.js";
import { svg } from "./dom.js";
import { pauses } from "./pauses.js";
import { settings } from "./settings.js";

const MOST = 60; // with more pieces in motion it is a new deal, not a move
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** How fast pieces move; 0: not at all. */
export const speed = () => (reduced.matches ? 0 : Number(settings.motion) * pauses.motion);

export class Motion {
  #hidden = [];
  #running = [];

  constructor() {
    this.layer = svg("svg", { class: "motion", "aria-hidden": "true", preserveAspectRatio: "xMidYMin" });
    addEventListener("pointerdown", () => this.finish(), { capture: true });
  }

  /** Show how one painted scene became another. `box` is the part of the scene that is seen. */
  play(before, after, box) {
    this.finish();
    const rate = speed();
    if (!rate || document.hidden || !before.length) return null;
    const found = changes(before, after);
    const pieces = found.moved.length + found.left.length + found.came.length;
    if (!pieces || pieces > MOST) return null;
    this.layer.setAttribute("viewBox", box);
    const old = new Set(before.map(({ node }) => node));
    // What belongs to the new position, but is no piece, comes when the pieces are there.
    const late = found.left.some(isToken) ? after.filter(({ called, node }) => !old.has(node) && !(called && called !== "plate")) : [];
    for (const { node } of [...late, ...found.moved.map(([, to]) => to), ...found.came]) this.#hide(node);
    found.left.forEach((piece, number) => this.#leave(piece, number, rate));
    for (const together of groups(found.moved)) this.#move(together, rate);
    for (const piece of found.came) this.#come(piece, rate);
    Promise.allSettled(this.#running.map((each) => each.finished)).then(() => this.finish());
    return found;
  }

  /** Jump to the end. */
  finish() {
    const [running, hidden] = [this.#running, this.#hidden];
    this.#running = [];
    this.#hidden = [];
    for (const each of running) each.cancel();
    for (const node of hidden) node.removeAttribute("visibility");
    if (running.length) this.layer.replaceChildren();
  }

  #hide(node) {
    node.setAttribute("visibility", "hidden");
    this.#hidden.push(node);
  }

  #animate(pieces, frames, { start, end, easing = "ease-in-out" }, rate) {
    const copies = pieces.map(({ node }) => node.cloneNode(true));
    for (const copy of copies) copy.removeAttribute("visibility");
    const moving = copies.length > 1 ? svg("g", {}, ...copies) : copies[0];
    this.layer.append(moving);
    this.#running.push(moving.animate(frames, { delay: start / rate, duration: (end - start) / rate, easing, fill: "both" }));
  }

  #leave(piece, number, rate) {
    const burst = [{ transform: "none", opacity: 1 }, { transform: about(piece, "scale(0.94)"), opacity: 1, offset: 0.3 }, { transform: about(piece, "scale(1.3)"), opacity: 0 }];
    this.#animate([piece], burst, { start: Math.min(40, 10 * number), end: 140 }, rate);
  }

  #move(together, rate) {
    const [from, to] = together[0];
    const pieces = together.map((each) => each[1]);
    const scale = from.width / to.width;
    const start = `translate(${from.x - to.x * scale}px, ${from.y - to.y * scale}px) scale(${scale})`;
    if (!isToken(to)) {
      const [x, y] = [(from.x - to.x * scale) / 2, (from.y - to.y * scale) / 2 - 24];
      const lifted = `translate(${x}px, ${y}px) scale(${1 + (scale - 1) / 2})`;
      this.#animate(pieces, [{ transform: start }, { transform: lifted }, { transform: "none" }], { start: 30, end: 220 }, rate);
      return;
    }
    // First down, then to the left, as the rule says; tokens that land give way a little.
    const down = `translate(${from.x - to.x}px, 0px)`;
    const land = about(around(pieces), "scale(1.06, 0.94)");
    const aside = from.x === to.x ? [{ transform: land, offset: 0.85 }] : [{ transform: down, offset: 0.65 }];
    this.#animate(pieces, [{ transform: start, easing: "ease-in" }, ...aside, { transform: "none" }], { start: 100, end: from.x === to.x ? 250 : 290, easing: "linear" }, rate);
  }

  #come(piece, rate) {
    const falls = piece.called.startsWith("cell ");
    const rolls = piece.called.startsWith("die ");
    const fall = [{ transform: `translate(0px, ${-Math.min(420, piece.y)}px)`, opacity: 0.2, easing: "ease-in" }, { transform: "none", opacity: 1, offset: 0.8 }, { transform: about(piece, "scale(1.04, 0.93)"), offset: 0.9 }, { transform: "none", opacity: 1 }];
    const roll = [{ transform: about(piece, "rotate(-200deg) scale(0.5)"), opacity: 0 }, { transform: about(piece, "rotate(14deg) scale(1.1)"), opacity: 1, offset: 0.75 }, { transform: "none", opacity: 1 }];
    const grow = [{ transform: about(piece, "scale(0.7)"), opacity: 0 }, { transform: "none", opacity: 1 }];
    this.#animate([piece], falls ? fall : rolls ? roll : grow, { start: 0, end: falls ? 240 : rolls ? 300 : 180 }, rate);
  }
}

const isToken = ({ called }) => called?.startsWith("token ");

/** Tokens of a column that fall equally far are one thing to move: a browser without a graphics card is quicker with few. */
function groups(moved) {
  const found = new Map();
  moved.forEach(([from, to], number) => {
    const key = isToken(to) && from.width === to.width ? `${from.x} ${to.x} ${from.y - to.y}` : number;
    found.set(key, [...(found.get(key) ?? []), [from, to]]);
  });
  return found.values();
}

/** The rectangle around pieces. */
function around(pieces) {
  const [x, y] = [Math.min(...pieces.map((each) => each.x)), Math.min(...pieces.map((each) => each.y))];
  const [right, bottom] = [Math.max(...pieces.map((each) => each.x + each.width)), Math.max(...pieces.map((each) => each.y + each.height))];
  return { x, y, width: right - x, height: bottom - y };
}

/** A transformation around the middle of a piece. */
function about({ x, y, width, height }, what) {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return `translate(${cx}px, ${cy}px) ${what} translate(${-cx}px, ${-cy}px)`;
}
