// The bar at the bottom edge of a phone: what is picked, and the big button that plays it.

import { rich } from "./art.js";
import { button } from "./buttons.js";
import { byId, el, show } from "./dom.js";
import { pointsOf } from "./falling.js";
import { isLive, now } from "./now.js";
import { press } from "./pressing.js";
import { service } from "./service.js";

export const actWord = () => now.words[`act-${now.frame.game}`] ?? now.words.act;
export const isAct = (described) => described.style === "good" && !described.plain;

const place = byId("act");

/** Draw it for the region that is picked, if any, on a board with a figure that may be falling. */
export function drawAct(region, { falling, play }) {
  if (!now.frame || now.frame.phase !== "running" || now.past.at !== null) show(place);
  else if (!isLive()) drawIdle();
  else if (falling.on) drawFigure(falling);
  else if (!region || /^[?#]/u.test(region.press)) drawGood();
  else {
    const go = el("button", { class: "button main big", type: "button", id: "go", onclick: play }, actWord());
    show(place, el("strong", { class: "act-number" }, ...rich(region.label, now.words)), text(region.detail), go);
  }
}

/** What goes between what is picked and the big button; it takes up the room even when it says nothing. */
const text = (said) => el("span", { class: "act-text" }, ...rich(said, now.words));

function drawFigure(falling) {
  const [before, after] = falling.points;
  const points = el("span", { class: "act-text fall-points" }, ...pointsOf(before, after), el("small", {}, now.words["fall-points"]));
  show(place, points, el("button", { class: "button main big", type: "button", id: "go", "data-means": falling.means, onclick: () => falling.drop() }, falling.label));
}

/** What can be done with what is picked so far: [Keep these], [I'm ready]. Before it can be, it is in its place already. */
function drawGood() {
  const { frame } = now;
  const acts = [frame.mine, frame].flatMap((screen) => screen?.choices.flat() ?? []).filter(isAct);
  const act = acts.find((each) => each.enabled) ?? acts[0];
  const said = frame.strip ? [] : (frame.mine ?? frame).lines.slice(-1); // the strip over the board has said it
  if (act) show(place, ...said.map(text), button(act, now.words, press, { class: "button main big", id: act.enabled ? "go" : null }));
  else drawIdle();
}

/** Nothing to play just now: the bar keeps its height, and has the buttons that are of use meanwhile. */
function drawIdle() {
  show(place, ...service(now.frame).flat().map((each) => button(each, now.words, press)));
}
