// Dragging: a card or a die is lifted, snaps to the places where it may go, can be turned on the way, and is played by letting go. Pressing
// one thing after the other stays possible; dragging presses the same buttons.

import { svg } from "./dom.js";
import { speed } from "./motion.js";

const [FAR_MOUSE, FAR_FINGER] = [6, 10]; // px until it is a drag, not a press
const MAGNET = 40; // px around a place
const BACK = 120; // ms

const holds = ([x, y, width, height], point) => x <= point.x && point.x <= x + width && y <= point.y && point.y <= y + height;
const middle = ([x, y, width, height]) => ({ x: x + width / 2, y: y + height / 2 });
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** Whether a region is the piece itself, and not a place for it. */
export const isHeld = ({ piece, boxes }) => Boolean(piece) && boxes.some((box) => holds(box, middle(piece)));

export class Drag {
  #start = null; // where the pointer went down, on which piece
  #lifted = null; // what is dragged
  #swallow = false; // the click that ends a drag is no press
  #pointers = new Set();

  /** `regions` and `items` return what the board has now; `press` plays a region; `mark` outlines one, or none. */
  constructor(frame, { regions, items, press, mark }) {
    Object.assign(this, { frame, regions, items, press, mark });
    this.grips = svg("g", { class: "grips" });
    this.layer = svg("g", { class: "lifted", "aria-hidden": "true" });
    frame.addEventListener("pointerdown", (event) => this.#down(event));
    frame.addEventListener("pointermove", (event) => this.#move(event));
    frame.addEventListener("pointerup", (event) => this.#up(event));
    frame.addEventListener("pointercancel", () => this.cancel());
    frame.addEventListener("click", (event) => this.#clicked(event), { capture: true });
    frame.addEventListener("contextmenu", (event) => this.#lifted && (event.preventDefault(), this.turn()));
    frame.addEventListener("wheel", (event) => this.#lifted && (event.preventDefault(), this.turn(Math.sign(event.deltaY) || 1)), { passive: false });
    // A finger on a piece does not scroll. `touch-action` would say so, but Chrome ignores it inside a drawing.
    frame.addEventListener("touchmove", (event) => (this.#start || this.#lifted) && event.preventDefault(), { passive: false });
    addEventListener("keydown", (event) => this.#key(event), { capture: true });
  }

  /** The board was drawn anew: what can be lifted has its grip, and what is in the air stays there. */
  shown() {
    const pieces = new Map(this.regions().filter(({ piece }) => piece).map(({ piece }) => [String(piece), piece]));
    this.grips.replaceChildren(...[...pieces.values()].map(([x, y, width, height]) => svg("rect", { class: "grip", x, y, width, height })));
    if (!this.#lifted) return;
    const { region } = this.#lifted;
    const again = this.regions().find((each) => each.press === region.press && each.piece) ?? this.#targets().find(({ piece }) => piece);
    if (!again) return this.cancel();
    this.#lifted.piece = again.piece;
    this.#copy();
    this.#follow();
  }

  #point(event) {
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(this.frame.getScreenCTM().inverse());
  }

  #scale() {
    return this.frame.getScreenCTM().a;
  }

  #down(event) {
    this.#pointers.add(event.pointerId);
    if (this.#lifted && this.#pointers.size > 1) return this.turn(); // a second finger
    if (event.button !== 0) return;
    const point = this.#point(event);
    const here = this.regions().filter(({ piece, enabled }) => piece && enabled && holds(piece, point));
    const region = here.find(isHeld) ?? here[0];
    this.#start = region ? { region, point, id: event.pointerId, x: event.clientX, y: event.clientY } : null;
  }

  #move(event) {
    if (this.#lifted && event.pointerId === this.#lifted.id) {
      this.#lifted.at = this.#point(event);
      this.#follow();
      return;
    }
    if (!this.#start || event.pointerId !== this.#start.id) return;
    const far = event.pointerType === "mouse" ? FAR_MOUSE : FAR_FINGER;
    if (Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) >= far) this.#lift(event);
  }

  #lift(event) {
    const { region, id, point } = this.#start;
    this.#start = null;
    this.frame.setPointerCapture(id);
    const at = middle(region.piece);
    this.#lifted = { region, id, piece: region.piece, by: { x: at.x - point.x, y: at.y - point.y }, at: this.#point(event), turn: 0, wanted: false, target: null };
    document.body.classList.add("dragging");
    this.#copy();
    this.#follow();
    // A look: where this card may go is asked for when it is lifted, unless it is the chosen one already.
    const known = this.#targets().some(({ piece }) => String(piece) === String(region.piece));
    if (region.drop === null && !known) this.press(region);
  }

  /** The places for what is lifted: those of its own button, or, of a card that was looked at, those that its look offers. */
  #targets() {
    const { region } = this.#lifted;
    if (region.drop && isHeld(region)) return this.regions().filter((each) => each.press === region.press && each.drop);
    return this.regions().filter((each) => each.drop && !isHeld(each));
  }

  /** Copy what lies in the piece's box. */
  #copy() {
    const [x, y, width, height] = this.#lifted.piece;
    const box = [x - 6, y - 6, width + 12, height + 12];
    const parts = this.items().filter((item) => item.called && item.x >= box[0] && item.x + item.width <= x + width + 6 && holds(box, { x: item.x, y: item.top }));
    const copies = parts.map(({ node }) => node.cloneNode(true));
    for (const copy of copies) copy.removeAttribute("visibility");
    this.layer.replaceChildren(...copies);
  }

  /** Turn it by a quarter: the next place that it snaps to is one where it lies so. */
  turn(by = 1) {
    if (!this.#lifted) return;
    this.#lifted.turn = (this.#lifted.turn + by + 4) % 4;
    this.#lifted.wanted = true;
    this.#follow();
  }

  /** The nearest place within reach of the magnet; of those, one where it lies as it was turned, if there is any. */
  #near() {
    const { at, by, turn, wanted } = this.#lifted;
    const centre = { x: at.x + by.x, y: at.y + by.y };
    const reach = MAGNET / this.#scale();
    const near = this.#targets().filter(({ drop }) => holds(drop, at) || distance(middle(drop), centre) <= reach);
    const sorted = near.toSorted((a, b) => distance(middle(a.drop), centre) - distance(middle(b.drop), centre));
    return (wanted && sorted.find((each) => each.turn === turn)) || sorted[0] || null;
  }

  #follow() {
    const lifted = this.#lifted;
    lifted.target = this.#near();
    this.mark(lifted.target);
    const held = middle(lifted.piece);
    // Into a place as large as itself it snaps; a large one (a sheet, the felt) only takes it.
    const { target } = lifted;
    const snaps = target && Math.min(target.drop[2], target.drop[3]) < 2.2 * Math.min(lifted.piece[2], lifted.piece[3]) + 40;
    const to = snaps ? middle(target.drop) : { x: lifted.at.x + lifted.by.x, y: lifted.at.y + lifted.by.y };
    const size = snaps ? Math.max(target.drop[2], target.drop[3]) / Math.max(lifted.piece[2], lifted.piece[3]) : 1.08;
    const turn = snaps ? target.turn : lifted.turn;
    this.layer.setAttribute("transform", `translate(${to.x} ${to.y}) rotate(${90 * turn}) scale(${size}) translate(${-held.x} ${-held.y})`);
  }

  #up(event) {
    this.#pointers.delete(event.pointerId);
    this.#start = null;
    if (!this.#lifted || event.pointerId !== this.#lifted.id) return;
    this.#swallow = true;
    setTimeout(() => (this.#swallow = false), 0);
    const { target } = this.#lifted;
    if (target) {
      this.#end();
      this.press(target);
    } else this.cancel();
  }

  /** Back to where it was. */
  cancel() {
    this.#pointers.clear();
    this.#start = null;
    if (!this.#lifted) return;
    const rate = speed();
    const from = this.layer.getAttribute("transform");
    const back = this.layer.cloneNode(true);
    this.#end();
    if (!rate) return;
    this.layer.after(back);
    back.animate([{ opacity: 1 }, { opacity: 0 }], { duration: BACK / rate }).finished.finally(() => back.remove());
    back.setAttribute("transform", from);
  }

  #end() {
    this.#lifted = null;
    this.layer.replaceChildren();
    this.mark(null);
    document.body.classList.remove("dragging");
  }

  #clicked(event) {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  #key(event) {
    if (!this.#lifted) return;
    if (event.code === "KeyR") this.turn();
    else if (event.key === "Escape") this.cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
