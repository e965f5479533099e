// The board: a picture, and the regions over it that can be touched.

import { spoken } from "./art.js";
import { el, svg } from "./dom.js";
import { beside, outline } from "./outline.js";
import { isFresh } from "./steady.js";

/** A picture of a game with its choices. `press` plays one; on a phone a tap only picks it, and a big button plays it. */
export class Board {
  #regions = [];
  #nodes = new Map();
  #kept = new Map();
  #wished = [];

  constructor({ words, press, pick, hover }) {
    Object.assign(this, { words, press, pick, hover });
    this.picked = null;
    this.hovered = null;
    this.picture = el("div", { class: "crop" });
    this.marks = svg("g", {});
    this.touch = svg("g", {});
    this.over = svg("g", { class: "ghost", "aria-hidden": "true" });
    this.rings = { picked: ring(), hovered: ring() };
    const over = [this.rings.picked, this.rings.hovered].map(({ group }) => group);
    this.frame = svg("svg", { class: "board", role: "group" }, this.marks, this.touch, this.over, ...over);
    this.element = el("div", { class: "board-place" }, this.picture, this.frame);
  }

  /** Show a board; `live` boards can be touched, `wishes` are what a hint or the tutorial suggests: the first that is there. */
  show(board, { live, wishes = [] }) {
    const had = this.frame.contains(document.activeElement);
    const top = board.head;
    this.#lay(live ? board.regions : [], wishes);
    if (this.picture.firstChild !== board.image) this.picture.replaceChildren(cropped(board.image, board, { x: 0, y: top, width: board.width, height: board.foot - top }));
    this.frame.setAttribute("viewBox", `0 ${top} ${board.width} ${board.foot - top}`);
    this.frame.setAttribute("aria-label", board.alt);
    this.element.style.setProperty("--ratio", board.width / (board.foot - top));
    if (had && live) this.#nodes.get(this.picked?.press ?? this.#regions[0]?.press)?.focus();
  }

  /** Put regions over the picture. Those that stay keep their nodes: a click in progress must end on the node it started on. */
  #lay(regions, wishes) {
    const wish = wishes.map((each) => regions.find((region) => region.move === each || region.press === each)).find(Boolean);
    this.#wished = wish ? [svg("path", { class: "wished", d: outline(wish.boxes) })] : [];
    const waits = regions.find((region) => region.id === this.waiting);
    this.marks.replaceChildren(...this.#wished, ...(waits ? [svg("path", { class: "waits", d: outline(waits.boxes) })] : []));
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
        class: "choice",
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
    if (small && !/^[?#]/u.test(region.press)) this.choose(region);
    else this.press(region);
  }

  #hover(region) {
    if (region === this.hovered) return;
    this.hovered = region;
    this.rings.hovered.round(region);
    this.hover(region);
  }

  /** Pick a choice: it is outlined, and Enter or the big button plays it. */
  choose(region) {
    this.picked = region;
    this.rings.picked.round(region);
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
    const region = this.#regions.find((each) => each.id === id);
    this.marks.replaceChildren(...this.#wished, ...(region ? [svg("path", { class: "waits", d: outline(region.boxes) })] : []));
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

/** A yellow outline on top of everything, to be put round a region or removed. */
function ring() {
  const paths = [svg("path", { class: "halo" }), svg("path", { class: "ring" })];
  const round = (region) => paths.forEach((path) => path.setAttribute("d", region ? outline(region.boxes) : ""));
  return { group: svg("g", { "aria-hidden": "true" }, ...paths), round };
}

/** Move and scale a picture so that one part of it fills its box. */
function cropped(image, board, part) {
  image.style.width = `${(100 * board.width) / part.width}%`;
  image.style.left = `${(-100 * part.x) / part.width}%`;
  image.style.top = `${(-100 * part.y) / part.height}%`;
  return image;
}

/** Show the footer of a board's picture: the scores, beside the board or below it. */
export function foot(board, label) {
  if (!board || board.foot >= board.end) return null;
  const inset = 18;
  const part = { x: inset, y: board.foot, width: board.width - 2 * inset, height: board.end - board.foot };
  const picture = el("div", { class: "crop foot-picture", role: "img", "aria-label": label }, cropped(board.image.cloneNode(), board, part));
  picture.style.aspectRatio = `${part.width} / ${part.height}`;
  return picture;
}
