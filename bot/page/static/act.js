// The bar at the bottom edge of a phone: what is picked, and the big button that plays it.

import { icon, rich } from "./art.js";
import { button } from "./buttons.js";
import { byId, el, show } from "./dom.js";
import { pointsOf } from "./falling.js";
import { called, capital, known, pressCalled, pressKnown, wordOf } from "./naming.js";
import { isLive, isPhone, now } from "./now.js";
import { press } from "./pressing.js";
import { service } from "./service.js";

export const isAct = (described) => described.style === "good" && !described.plain;

const place = byId("act");

/** Draw it for the region that is picked, if any, on a board with a figure that may be falling. */
export function drawAct(region, { falling, lone, play }) {
  const isPicked = region && !/^[?#]/u.test(region.press);
  const { press: unsent } = now.unsent;
  place.classList.toggle("alone", now.frame?.phase === "running" && now.frame.seats.length === 1);
  if (!now.frame || now.frame.phase !== "running" || now.past.at !== null) show(place);
  else if (unsent && (!isPicked || region.id === unsent.described.id)) drawUnsent(unsent);
  else if (!isLive()) drawIdle(null);
  else if (falling.on) drawFigure(falling);
  else if (!isPicked) drawGood(lone);
  else {
    const go = el("button", { class: "button main big", type: "button", id: "go", onclick: play }, wordOf("act", region));
    show(place, picked(called(region) ?? "", known(region)), ...hint(), go);
  }
}

/** What is picked, and below it what is known of it; a cell is seen on the board. It takes up the room even when it says nothing. */
function picked(name, rest) {
  const more = rest.replace(/ · [A-Z]\d+$/u, "");
  return el("span", { class: "act-text" }, el("strong", { class: "act-name" }, ...rich(capital(name), now.words)), el("span", { class: "act-more" }, ...rich(more, now.words)));
}

/** What goes before the big button. */
const text = (said) => el("span", { class: "act-text" }, ...rich(said, now.words));

/** A hint is in reach when something is picked, too. */
function hint() {
  const found = idle().find((each) => each.press === "!hint");
  return found ? [el("button", { class: "button act-hint", type: "button", "data-press": "!hint", "aria-label": found.label, title: found.label, disabled: !found.enabled, onclick: () => press(found) }, icon("hint"))] : [];
}

/** A press waits for the server: the big button is not offered a second time, but a way to take it back. */
function drawUnsent({ described, cancel }) {
  show(place, picked(pressCalled(described), pressKnown(described)), isPhone() ? cancel() : null);
}

function drawFigure(falling) {
  const [before, after] = falling.points;
  const points = el("span", { class: "act-text fall-points" }, ...pointsOf(before, after), el("small", {}, now.words["fall-points"]));
  show(place, points, el("button", { class: "button main big", type: "button", id: "go", "data-means": falling.means, onclick: () => falling.drop() }, falling.label));
}

/** What can be done with what is picked so far: [Keep these], [I'm ready]. Before it can be, it is in its place already. */
function drawGood(lone) {
  const { frame } = now;
  const acts = [frame.mine, frame].flatMap((screen) => screen?.choices.flat() ?? []).filter(isAct);
  const act = acts.find((each) => each.enabled) ?? acts[0];
  const said = frame.strip ? [] : (frame.mine ?? frame).lines.slice(-1); // the strip over the board has said it
  if (act) show(place, ...said.map(text), button(act, now.words, press, { class: "button main big", id: act.enabled ? "go" : null }));
  else drawIdle(lone);
}

const idle = () => service(now.frame).flat();

/**
 * Nothing is picked: the bar keeps its height, and has the buttons that are of use meanwhile. One alone is no big button. A choice that comes
 * and goes has its place here: a row of its own would push the scores down.
 */
function drawIdle(lone) {
  const others = lone ? [...idle().filter((each) => each.press !== "!hint"), lone] : idle();
  const buttons = [...(lone ? hint() : []), ...others.map((each) => button(each, now.words, press))];
  const said = isLive() ? wordOf("pick", {}) : "";
  show(place, ...(buttons.length < 2 ? [el("span", { class: "act-text act-idle" }, said)] : []), ...buttons);
}
