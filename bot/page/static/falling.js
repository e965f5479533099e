// A figure about to fall: it follows the pointer, the keys or a finger; a click drops it.

import { icon, mark } from "./art.js";
import { byId, el, show, svg } from "./dom.js";
import { outline } from "./outline.js";
import { isFresh } from "./steady.js";

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const letter = (column) => String.fromCharCode(65 + column);

/** Normalize spots to the corner and sort them, as the server does. */
function inCorner(spots) {
  const [left, low] = [0, 1].map((axis) => Math.min(...spots.map((spot) => spot[axis])));
  return spots.map(([x, y]) => [x - left, y - low]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

export class Falling {
  #fall = null;
  #at = null; // the landing that is shown
  #live = false;
  #carried = null; // the orientation that is dragged

  /** `over` is the group of a board's drawing for the figure; `press` plays; `moved` is called on every change. */
  constructor({ over, frame, words, press, moved }) {
    Object.assign(this, { over, frame, words, press, moved });
    this.panel = byId("fall");
    frame.addEventListener("pointermove", (event) => this.#point(event));
    frame.addEventListener("click", (event) => this.#clicked(event));
    // An orientation can be dragged to its column; letting go there draws it.
    this.panel.addEventListener("pointerdown", (event) => (this.#carried = event.target.closest(".way:enabled") ? { id: event.pointerId, way: Number(event.target.closest(".way").dataset.way), over: false } : null));
    addEventListener("pointermove", (event) => this.#carry(event));
    addEventListener("pointerup", (event) => this.#letGo(event));
    addEventListener("pointercancel", () => (this.#carried = null));
    // A bonus can be dragged onto the sheet; dropping it there is the same as pressing it.
    frame.addEventListener("dragover", (event) => this.on && event.preventDefault());
    frame.addEventListener("drop", (event) => this.rest.find((each) => each.dataset.press === event.dataTransfer.getData("text/plain"))?.click());
  }

  /** Whether something is about to fall. */
  get on() {
    return this.#live && Boolean(this.#fall?.landings.length);
  }

  /** What would be drawn if it were dropped now. */
  get landing() {
    return this.#at;
  }

  /** What dropping means: the next figure is a different one. */
  get means() {
    return this.on ? `let go ${this.#fall.landings[0].id}` : null;
  }

  get points() {
    return [this.#fall.points, this.#at.points];
  }

  /** Show what may fall, or nothing. The same figure on the same sheet stays where it was. */
  show(fall, live, { label = "", rest = [], said = [], swap = [] } = {}) {
    const stays = this.#at && fall?.landings.find((each) => each.id === this.#at.id);
    this.#fall = fall;
    this.#live = live;
    this.label = label;
    Object.assign(this, { rest, said, swap });
    for (const each of rest) each.addEventListener("dragstart", (event) => event.dataTransfer.setData("text/plain", each.dataset.press));
    this.#at = this.on ? (stays ?? this.#nearest(fall.at[0], fall.at[1])) : null;
    this.#draw();
  }

  #nearest(way, column) {
    const there = this.#fall.landings.filter((each) => each.way === way);
    return there.sort((a, b) => Math.abs(a.column - column) - Math.abs(b.column - column))[0];
  }

  #go(landing) {
    if (!landing || landing === this.#at) return;
    this.#at = landing;
    this.#draw();
  }

  /** Turn the figure clockwise, or mirror it; orientations that fit nowhere are skipped. */
  turn(how) {
    this.#go(this.#turned(how));
  }

  /** Where the figure is after a turn; where it was, if it looks the same from there. */
  #turned(how) {
    let spots = this.#fall.ways[this.#at.way - 1];
    for (let step = 0; step < 4; step++) {
      spots = inCorner(spots.map(([x, y]) => (how === "mirror" && !step ? [-x, y] : [y, -x])));
      const landing = this.#nearest(1 + this.#fall.ways.findIndex((way) => same(way, spots)), this.#at.column);
      if (landing) return landing;
    }
    return this.#at;
  }

  move(by) {
    const there = this.#fall.landings.filter((each) => each.way === this.#at.way && Math.sign(each.column - this.#at.column) === by);
    this.#go(there.sort((a, b) => by * (a.column - b.column))[0]);
  }

  /** Move the figure to where a move would draw it. */
  wish(move) {
    if (this.on) this.#go(this.#fall.landings.find((each) => each.press === move));
  }

  drop() {
    if (!isFresh(this.frame)) this.press({ id: this.#at.id, press: this.#at.press, style: "good" });
  }

  /** Handle a key by its position on the keyboard, `again` while it repeats; true if it was one of ours. */
  key(code, again) {
    const acts = { ArrowLeft: () => this.move(-1), ArrowRight: () => this.move(1), ArrowUp: () => this.turn("clockwise"), KeyR: () => this.turn("clockwise"), KeyM: () => this.turn("mirror"), Enter: () => this.drop(), ArrowDown: () => again || this.drop() };
    if (!this.on || !acts[code]) return false;
    acts[code]();
    return true;
  }

  #column(event) {
    const [x, , pitch] = this.#fall.grid;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.frame.getScreenCTM().inverse());
    return Math.floor((point.x - x) / pitch);
  }

  /** The middle of the figure is under the pointer. */
  #under(event) {
    const width = 1 + Math.max(...this.#fall.ways[this.#at.way - 1].map(([x]) => x));
    return this.#nearest(this.#at.way, this.#column(event) - Math.floor((width - 1) / 2));
  }

  #point(event) {
    if (this.on && (event.pointerType === "mouse" || event.buttons)) this.#go(this.#under(event));
  }

  #clicked(event) {
    if (!this.on) return;
    this.#go(this.#under(event));
    // A finger hides what it points at, so on touch screens the big button drops the figure.
    if (event.pointerType === "mouse") this.drop();
  }

  #isOver(event) {
    const { left, right, top, bottom } = this.frame.getBoundingClientRect();
    return left <= event.clientX && event.clientX <= right && top <= event.clientY && event.clientY <= bottom;
  }

  #carry(event) {
    if (event.pointerId !== this.#carried?.id || !this.on || !this.#isOver(event)) return;
    this.#carried.over = true;
    this.#go(this.#nearest(this.#carried.way, this.#at.column));
    this.#go(this.#under(event));
  }

  #letGo(event) {
    if (event.pointerId !== this.#carried?.id) return;
    if (this.#carried.over && this.on && this.#isOver(event)) this.drop();
    this.#carried = null;
  }

  #draw() {
    this.frame.classList.toggle("falls", this.on);
    if (this.on) this.frame.dataset.means = this.means;
    else delete this.frame.dataset.means;
    this.over.replaceChildren(...(this.on ? this.#ghost() : []));
    const figure = this.on ? [this.#points(), this.#ways(), this.#thumbs()] : this.said;
    const rest = this.rest.length ? [el("div", { class: "fall-rest" }, ...this.rest)] : [];
    show(this.panel, ...figure, ...rest, ...(this.on ? [this.#button()] : []), ...this.swap);
    this.panel.classList.toggle("idle", !this.on);
    this.moved();
  }

  #ghost() {
    const [x, bottom, pitch, rows] = this.#fall.grid;
    const box = ([column, row]) => [x + column * pitch, bottom - (row + 1) * pitch, pitch, pitch];
    const { cells } = this.#at;
    const top = new Map();
    for (const [column, row] of cells) top.set(column, Math.max(row, top.get(column) ?? 0));
    const lane = [...top].map(([column, row]) => svg("rect", { class: "lane", x: x + column * pitch, y: bottom - rows * pitch, width: pitch, height: (rows - row - 1) * pitch }));
    const spots = cells.map(box).map(([left, up]) => svg("g", { transform: `translate(${left} ${up})` }, svg("rect", { class: `part-${this.#fall.colour}`, x: 2, y: 2, width: pitch - 4, height: pitch - 4, rx: 8 }), svg("g", { transform: `scale(${pitch / 24})` }, mark(this.#fall.colour))));
    return [...lane, ...spots, svg("path", { class: "ghost-halo", d: outline(cells.map(box)) }), svg("path", { class: "ghost-line", d: outline(cells.map(box)) })];
  }

  #points() {
    const [before, after] = this.points;
    const said = `${this.words()["fall-column"]} ${letter(this.#at.column)}, ${after} ${this.words()["fall-points"]}`;
    return el("p", { class: "fall-points", role: "status", "aria-label": said }, ...pointsOf(before, after), el("small", {}, this.words()["fall-points"]));
  }

  #ways() {
    const works = new Set(this.#fall.landings.map((each) => each.way));
    const one = (spots, number) => el("button", { class: "way", type: "button", "data-way": number + 1, "aria-pressed": String(number + 1 === this.#at.way), "aria-label": `${this.words()["fall-way"]} ${number + 1}`, disabled: !works.has(number + 1), onclick: () => this.#go(this.#nearest(number + 1, this.#at.column)) }, figure(spots));
    return el("div", { class: "ways", role: "group", "aria-label": this.words()["fall-way"] }, ...this.#fall.ways.map(one));
  }

  #thumbs() {
    const one = (name, act, disabled = false) => el("button", { class: "button thumb", type: "button", id: `fall-${name}`, "aria-label": this.words()[`fall-${name}`], title: this.words()[`fall-${name}`], disabled, onclick: act }, icon(name));
    const turn = (name, how) => one(name, () => this.turn(how), this.#turned(how) === this.#at); // a square has nothing to turn
    return el("div", { class: "thumbs" }, one("left", () => this.move(-1)), turn("rotate", "clockwise"), turn("mirror", "mirror"), one("right", () => this.move(1)));
  }

  #button() {
    return el("button", { class: "button main big", type: "button", id: "draw", "data-means": this.means, onclick: () => this.drop() }, this.label);
  }
}

/** Points before and after, with an arrow between. */
export const pointsOf = (before, after) => [el("span", { class: "before" }, String(before)), icon("right"), el("strong", {}, String(after))];

/** A figure of squares, small. */
function figure(spots) {
  const wide = 1 + Math.max(...spots.map(([x]) => x));
  const tall = 1 + Math.max(...spots.map(([, y]) => y));
  const squares = spots.map(([x, y]) => svg("rect", { x: x + 0.06, y: tall - 1 - y + 0.06, width: 0.88, height: 0.88, rx: 0.2 }));
  return svg("svg", { class: "figure", viewBox: `${(wide - 4) / 2} ${(tall - 4) / 2} 4 4`, "aria-hidden": "true" }, ...squares);
}
