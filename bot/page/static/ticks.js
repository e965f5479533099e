// Under the slider of the past: a tick for each move and the initial of whoever made it, as far as there is room for them.

import { el } from "./dom.js";
import { moversOf } from "./numbers.js";

const THUMB = 22; // px, as in past.css: its middle goes from half of it to half of it before the end
const TICK = 7; // px that a tick needs, with its gap
const LETTER = 7; // px that a letter of an initial needs, beside the gap of a tick

export class Ticks {
  #width = 0;
  #course = null; // who made the moves, and the chips of the seats
  #at = 0;
  #drawn = "";

  constructor() {
    this.element = el("div", { class: "ticks", "aria-hidden": "true" });
    new ResizeObserver(([{ contentRect }]) => {
      this.#width = contentRect.width;
      this.#draw();
    }).observe(this.element);
  }

  /** Show the moves of a table, at one of them. `movers` has a sign for each entry: the seat, or a dot for nobody. */
  show({ movers, seats }, at) {
    this.#course = { movers: moversOf(movers), chips: seats.map(({ chip }) => (seats.length > 1 ? chip : "")) }; // of one player, initials say nothing
    this.#at = at;
    this.#draw();
  }

  #draw() {
    if (!this.#course || !this.#width) return;
    const { movers, chips } = this.#course;
    const step = (this.#width - THUMB) / movers.length;
    const longest = Math.max(1, ...chips.map((chip) => chip.length));
    const shown = step >= TICK + LETTER * longest ? "initials" : step >= TICK ? "ticks" : "none";
    this.element.dataset.shown = shown;
    const drawn = `${shown} ${movers} ${chips}`;
    if (drawn !== this.#drawn) this.element.replaceChildren(...(shown === "none" ? [] : [...movers].map((seat, number) => tick(chips[seat] ?? "", (number + 1) / movers.length))));
    this.#drawn = drawn;
    for (const [number, node] of [...this.element.children].entries()) {
      node.classList.toggle("later", number >= this.#at);
      node.classList.toggle("here", number + 1 === this.#at);
    }
  }
}

function tick(initial, at) {
  const node = el("span", { class: "tick" }, el("span", { class: "initial" }, initial));
  node.style.setProperty("--at", at);
  return node;
}
