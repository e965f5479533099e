// The board: a scene, and the regions over it that can be touched.

import { spoken } from "./art.js";
import { hush } from "./dialogs.js";
import { el, svg } from "./dom.js";
import { Drag, isHeld } from "./drag.js";
import { beside, outline } from "./outline.js";
import { Motion } from "./motion.js";
import { Painter } from "./scene.js";
import { isFresh } from "./steady.js";
import { waitingMarks } from "./waits.js";

const NEAR = 4; // moves at once that are still told apart by eye
const INSET = 14; // of the margin that a picture has on each side

/** A scene of a game with its choices. `press` plays one; on a phone a tap only picks it, and a big button plays it. */
export class Board {
  #regions = [];
  #nodes = new Map();
  #kept = new Map();
  #wished = [];
  #ahead = [];
  #items = []; // what was painted last
  #at = null; // which position that was
  #room = null;
  #live = false;

  constructor({ words, press, pick, hover }) {
    Object.assign(this, { words, press, pick, hover });
    this.picked = null;
    this.hovered = null;
    this.painter = new Painter();
    this.motion = new Motion();
    this.marks = svg("g", {});
    this.touch = svg("g", {});
    this.over = svg("g", { class: "ghost", "aria-hidden": "true" });
    this.rings = { picked: ring(), hovered: ring() };
    const rings = [this.rings.picked, this.rings.hovered].map(({ group }) => group);
    this.frame = svg("svg", { class: "board", role: "group", preserveAspectRatio: "xMidYMin" });
    this.drag = new Drag(this.frame, { regions: () => this.#regions, items: () => this.#items, press, mark: (region) => this.#mark(region) });
    // Outlines lie below the numbers: what the text names must stay readable.
    this.frame.append(this.painter.base, this.marks, ...rings, this.painter.plates, this.over, this.drag.grips, this.touch, this.drag.layer);
    this.element = el("div", { class: "board-place" }, this.frame, this.motion.layer);
  }

  /**
   * Show a board; `live` boards can be touched, `wishes` are lists of moves that a hint or the tutorial suggests: the first list of which any is
   * there. `ahead` are the boxes of the next move, in the past.
   */
  show(board, { live, wishes = [], at = null, ahead = [] }) {
    const had = this.frame.contains(document.activeElement);
    const [width, height] = [board.scene.width - 2 * INSET, board.foot - board.head];
    this.#ahead = ahead.length ? ["casing", "ahead"].map((name) => svg("path", { class: name, d: outline(ahead) })) : [];
    this.#lay(live ? board.regions : [], wishes);
    const box = `${INSET} ${board.head} ${width} ${height}`;
    this.#painted(this.painter.paint(board.scene, board.head, board.foot), box, at);
    this.#live = live;
    this.#calm();
    this.frame.setAttribute("viewBox", box);
    this.frame.setAttribute("aria-label", board.alt);
    this.element.style.setProperty("--ratio", width / height);
    this.#keepRoom(width / height, at?.table.split(" ")[0]);
    this.drag.shown();
    if (had && live) this.#nodes.get(this.picked?.press ?? this.#regions[0]?.press)?.focus();
  }

  /** On a phone the board gets the room that it has needed so far, and what is below it stays where it is. */
  #keepRoom(ratio, table) {
    const before = table === this.#room?.table ? this.#room : { ratio, first: ratio };
    this.#room = { table, ratio: Math.min(before.ratio, ratio), first: before.first };
    this.element.parentElement?.style.setProperty("--stage", this.#room.ratio);
    this.element.parentElement?.style.setProperty("--first", before.first);
    this.element.parentElement?.style.setProperty("--now", ratio);
  }

  /** A white plate means: press this. There are none while a press of this board waits. */
  #calm() {
    this.frame.classList.toggle("calm", !this.#live || this.#regions.some(({ id }) => id === this.waiting));
  }

  /** Move what has moved, if this is the position after the one that was shown. */
  #painted(items, box, at) {
    const [before, was] = [this.#items, this.#at];
    this.#items = items;
    this.#at = at;
    const next = at && was && at.table === was.table && at.moves > was.moves && at.moves - was.moves <= NEAR;
    if (next) this.motion.play(before, items, box);
    else if (!was || at?.table !== was.table || at.moves !== was.moves) this.motion.finish();
  }

  /** Put regions over the picture. Those that stay keep their nodes: a click in progress must end on the node it started on. */
  #lay(regions, wishes) {
    const named = (moves) => regions.filter(({ move, press }) => moves.includes(move) || moves.includes(press));
    const wished = wishes.map(named).find(({ length }) => length) ?? [];
    this.#wished = wished.flatMap((each) => ["wished-under", "wished"].map((name) => svg("path", { class: name, d: outline(whole(each)) })));
    const old = this.#kept;
    this.#kept = new Map(regions.map((region) => [JSON.stringify(region), region]));
    // The old ones go first, while nothing else has changed: removing a focused node forces a layout.
    for (const [key, node] of old) if (!this.#kept.has(key)) node.remove();
    this.#nodes = new Map();
    for (const [key, region] of this.#kept) {
      const node = old.get(key) ?? this.#node(region);
      this.#kept.set(key, node);
      this.#nodes.set(region.press, node);
      if (!old.has(key)) this.touch.append(node);
    }
    this.#regions = regions;
    this.#drawMarks();
    if (!regions.includes(this.hovered)) this.#hover(null);
    const picked = regions.find((region) => region.id === this.picked?.id) ?? null;
    if (picked !== this.picked) this.choose(picked);
    if (!picked) this.#nodes.get(regions[0]?.press)?.setAttribute("tabindex", "0");
  }

  #node(region) {
    const path = outline(region.boxes);
    return svg(
      "g",
      {
        class: isHeld(region) ? "choice held" : "choice",
        role: "button",
        tabindex: "-1",
        "data-press": region.press,
        "aria-label": spoken(region.detail || region.label, this.words()),
        "aria-disabled": region.enabled ? null : "true",
        onclick: () => this.#touched(region),
        onpointerenter: (event) => event.pointerType === "mouse" && this.#hover(region),
        onpointerleave: () => this.#hover(null),
        onfocus: () => this.choose(region),
      },
      svg("path", { class: "hit", d: path }),
    );
  }

  #touched(region) {
    if (!region.enabled) return;
    const small = matchMedia("(max-width: 760px)").matches;
    // What the same press undoes (a card in the hand) needs no second press to confirm it, nor does a look.
    if (small && !/^[?#]/u.test(region.press)) (this.choose(region), hush()); // who picks has read the hint
    else this.press(region);
  }

  #hover(region) {
    if (region === this.hovered) return;
    this.hovered = region;
    this.#round("hovered");
    this.hover(region);
  }

  /** The choices that it offers now. */
  get offered() {
    return this.#regions;
  }

  /** Outline the place into which something dragged would go. */
  #mark(region) {
    this.rings.hovered.round(region && { boxes: [region.drop] });
  }

  /** Pick a choice: it is outlined, and Enter or the big button plays it. */
  choose(region) {
    this.picked = region;
    this.#round("picked");
    const node = this.#nodes.get(region?.press);
    if (node) {
      for (const other of this.#nodes.values()) other.setAttribute("tabindex", "-1");
      node.setAttribute("tabindex", "0");
    }
    this.pick(region);
  }

  /** Mark the choice that was pressed, but is not sent yet; null: none. */
  wait(id) {
    this.waiting = id;
    this.#calm();
    this.#drawMarks();
    for (const which of ["picked", "hovered"]) this.#round(which);
  }

  /** Outline what is picked or under the pointer; what waits has an outline of its own. */
  #round(which) {
    this.rings[which].round(this[which]?.id === this.waiting ? null : this[which]);
  }

  /** Draw what is suggested, what comes next, and what waits. */
  #drawMarks() {
    const waits = this.#regions.find((each) => each.id === this.waiting);
    this.marks.replaceChildren(...this.#wished, ...this.#ahead, ...(waits ? waitingMarks(waits.boxes, this.words().waiting, 1 / (this.frame.getScreenCTM()?.a || 1)) : []));
  }

  /** Move to the next choice in a direction; true if there are any choices. */
  walk(direction) {
    if (!this.#regions.length) return false;
    const next = beside(this.#regions, this.picked, direction);
    this.choose(next);
    this.#nodes.get(next.press)?.focus();
    return true;
  }

  /** Play what is picked. */
  play() {
    const node = this.#nodes.get(this.picked?.press);
    if (!node || !this.picked.enabled || isFresh(node)) return false;
    this.press(this.picked);
    return true;
  }
}

/** All that a choice takes: a joker of several groups is pressed with none of them, but leaves with each. */
const whole = ({ boxes, shared = [] }) => [...boxes, ...shared];

/** A yellow outline on top of everything, to be put round a region or removed. */
function ring() {
  const paths = [svg("path", { class: "halo" }), svg("path", { class: "ring" })];
  const round = (region) => paths.forEach((path) => path.setAttribute("d", region ? outline(whole(region)) : ""));
  return { group: svg("g", { "aria-hidden": "true" }, ...paths), round };
}

const scores = new Painter();
const footPicture = svg("svg", { class: "foot-picture", role: "img" }, scores.base, scores.plates);

/** Show the footer of a board's scene: the scores, beside the board or below it. */
export function foot(board, label) {
  if (!board || board.foot >= board.end) return null;
  scores.paint(board.scene, board.foot, board.end);
  footPicture.setAttribute("viewBox", `18 ${board.foot} ${board.scene.width - 36} ${board.end - board.foot}`);
  footPicture.setAttribute("aria-label", label);
  return footPicture;
}
