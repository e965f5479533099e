// The bar in place of the top bar, for as long as something lasts: the past is shown, or the server is away.

import { byId, el, show } from "./dom.js";

const place = byId("bar");
const reasons = new Map(); // by kind; the server's absence is more urgent than the past

/** Show a bar of a kind: a sentence and buttons; without them, it goes. */
export function bar(kind, ...children) {
  if (children.length) reasons.set(kind, children);
  else reasons.delete(kind);
  const now = ["offline", "past"].find((each) => reasons.has(each));
  place.className = `bar bar-${now ?? "none"}`;
  show(place, ...(now ? reasons.get(now) : []));
}

/** A button for a bar. */
export const barButton = (id, label, act, ...more) => el("button", { class: "button small", type: "button", id, onclick: act }, label, ...more);
