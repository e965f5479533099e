// Paints scenes: symbols are made once, from shapes that the server wrote down, and placed wherever a scene has them.

import { svg } from "./dom.js";

const symbols = new Set();
const curves = new Map(); // lines that many symbols share
const defs = svg("defs", {});
document.body.append(svg("svg", { class: "symbols", width: 0, height: 0, "aria-hidden": "true" }, defs));
let clips = 0;

const MAKE = {
  c: (fill, cx, cy, r) => svg("circle", { fill, cx, cy, r }),
  d: (fill, d) => svg("path", { fill, d }),
  r: (fill, x, y, width, height, rx) => rect(fill, x, y, width, height, rx),
  p: (fill, points, width) => svg("polygon", { fill, points, ...(width ? { stroke: fill, "stroke-width": width, "stroke-linejoin": "round" } : {}) }),
  l: (stroke, points, width) => svg("polyline", { fill: "none", stroke, points, "stroke-width": width, "stroke-linejoin": "round", "stroke-linecap": "round" }),
  k: (stroke, curve, width) => svg("polyline", { fill: "none", stroke, points: curves.get(curve), "stroke-width": width, "stroke-linejoin": "round" }),
  t: (fill, x, y, text, size, weight) => svg("text", { fill, x, y, "font-size": size, "font-weight": weight, "text-anchor": "middle" }, text),
  g: (_, x, y, shapes) => svg("g", { transform: `translate(${x} ${y})` }, ...shapes.map(made)),
  e: (_, x, y, r, shapes) => svg("g", { "clip-path": `url(#${hole(x, y, r)})` }, ...shapes.map(made)),
  u: (_, name, x, y, width, height) => placed(name, x, y, width, height),
};

/** A rectangle. Edges that are not round lie on whole px of the screen: neighbours meet without a seam at any size. */
const rect = (fill, x, y, width, height, rx) => svg("rect", { fill, x, y, width, height, rx: rx || null, "shape-rendering": rx ? null : "crispEdges" });

const made = ([kind, ...rest]) => MAKE[kind](...rest);

/** A clip that leaves out a disc. */
function hole(x, y, r) {
  const id = `hole-${++clips}`;
  const far = 4096;
  const d = `M-${far} -${far}H${far}V${far}H-${far}ZM${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  defs.append(svg("clipPath", { id }, svg("path", { d, "clip-rule": "evenodd" })));
  return id;
}

const placed = (name, x, y, width, height) => svg("use", { href: `#s-${name}`, x, y, width, height });

/** Make the symbols that came with a frame. */
export function define(found = {}) {
  const isCurve = ([, made]) => typeof made === "string";
  for (const [name, points] of Object.entries(found).filter(isCurve)) curves.set(name, points);
  for (const [name, [width, height, isClipped, shapes]] of Object.entries(found).filter((each) => !isCurve(each))) {
    if (symbols.has(name)) continue;
    symbols.add(name);
    defs.append(svg("symbol", { id: `s-${name}`, viewBox: `0 0 ${width} ${height}`, overflow: isClipped ? null : "visible" }, ...shapes.map(made)));
  }
}

const ANCHORS = ["start", "middle", "end"];

/** Describe an item of a scene: where it is, what it is called, and how to make its element. */
function described(item, { arts, inks }) {
  const [kind, x, y] = item;
  if (kind === "t") {
    const [, , , text, size, weight, ink, anchor, wide] = item;
    return { key: `t${x} ${y} ${size} ${weight} ${inks[ink]} ${anchor} ${text}`, top: y - size, height: 2 * size, make: () => svg("text", { fill: inks[ink], x, y, "font-size": size, "font-weight": weight, "text-anchor": ANCHORS[anchor], textLength: text.length > 2 ? wide : null }, text) };
  }
  if (kind === "b") {
    const [, , , width, height, ink, radius, line, lineWidth = 0, rim = 0] = item;
    const outer = line === undefined ? null : inks[line];
    return { key: `b${x} ${y} ${width} ${height} ${inks[ink]} ${radius} ${outer} ${rim}`, top: y, height: height + rim, make: () => box(x, y, width, height, inks[ink], radius, outer, lineWidth, rim) };
  }
  const [name, width, height, called] = arts[kind];
  const [wide, tall] = [item[3] ?? width, item[4] ?? height];
  return { key: `${name} ${x} ${y} ${wide}`, name, called, x, y, width: wide, top: y, height: tall, make: () => placed(name, x, y, wide, tall) };
}

function box(x, y, width, height, fill, radius, line, lineWidth, rim) {
  const rx = Math.min(radius, width / 2, height / 2);
  if (line === null) return rect(fill, x, y, width, height, rx);
  const inner = { x: x + lineWidth, y: y + lineWidth, width: width - 2 * lineWidth, height: height - 2 * lineWidth };
  return svg("g", {}, svg("rect", { x, y, width, height: height + rim, rx, fill: line }), svg("rect", { ...inner, rx: Math.max(0, rx - lineWidth), fill }));
}

/** Keeps the elements of a part of a scene. What stays the same keeps its element: only what has changed is painted. */
export class Painter {
  #kept = new Map();

  constructor() {
    this.base = svg("g", { class: "scene", "aria-hidden": "true" });
    this.plates = svg("g", { class: "scene plates", "aria-hidden": "true" }); // above outlines: a number must stay readable
  }

  /** Paint the items between two heights; return them, each with its element. */
  paint(scene, from, to) {
    const [old, kept, here] = [this.#kept, new Map(), []];
    for (const item of scene.items) {
      const what = described(item, scene);
      if (what.top + what.height <= from || what.top >= to) continue;
      what.node = old.get(what.key)?.shift() ?? what.make();
      if (!kept.has(what.key)) kept.set(what.key, []);
      kept.get(what.key).push(what.node);
      here.push(what);
    }
    this.#kept = kept;
    for (const nodes of old.values()) for (const node of nodes) node.remove();
    arrange(this.base, here.filter(({ called }) => called !== "plate"));
    arrange(this.plates, here.filter(({ called }) => called === "plate"));
    return here;
  }
}

/** Return a whole scene as a picture that does not change. Without a label it only repeats what is said beside it. */
export function picture(scene, label) {
  const painter = new Painter();
  painter.paint(scene, 0, scene.height);
  return svg("svg", { class: "painted", ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }), viewBox: `0 0 ${scene.width} ${scene.height}` }, painter.base, painter.plates);
}

/** Return the part of a scene between two heights as a picture that does not change, without the numbers of choices. */
export function glimpse({ scene, head, foot }) {
  const painter = new Painter();
  painter.paint(scene, head, foot);
  return svg("svg", { class: "painted", "aria-hidden": "true", viewBox: `0 ${head} ${scene.width} ${foot - head}` }, painter.base);
}

/** Put nodes into a group in this order, moving as few as possible. */
function arrange(group, items) {
  let next = group.firstChild;
  for (const { node } of items) {
    if (node === next) next = next.nextSibling;
    else group.insertBefore(node, next);
  }
}
