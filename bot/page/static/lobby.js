// The buttons of a table that are no moves: in the lobby and at the end they are large, during a game beside the headline.

import { button, rowsOf } from "./buttons.js";
import { byId, el, show } from "./dom.js";
import { drawFurther, furtherButton } from "./further.js";
import { isPhone, now, shape } from "./now.js";
import { open, press } from "./pressing.js";
import { invite } from "./seating.js";
import { service } from "./service.js";
import { turnButton } from "./turning.js";

export function drawService() {
  const { frame, words } = now;
  const lobby = frame.phase === "lobby";
  const rows = service(frame);
  byId("service").replaceChildren();
  if (frame.phase !== "running") byId("choices").replaceChildren();
  // Seated people can leave and start, others can join; computers have their own row.
  const away = ["!computer", "!no-computer", ...(frame.me === null ? ["!leave", "!start"] : ["!join"])];
  const shown = lobby ? [...(frame.me === null ? [] : [computers()]), others(rows.flat().filter((each) => !away.includes(each.press)))] : rows;
  if (frame.phase !== "finished") byId(lobby ? "choices" : "service").append(...rowsOf(shown, words, press));
  if (frame.phase !== "running") show(byId("act"), ...(lobby && isPhone() ? edge() : []));
  if (frame.teaches) byId("choices").append(el("button", { class: "link", type: "button", id: "teach", onclick: () => open(frame.game, true) }, words.lesson));
  drawRare();
}

/** What is used rarely is behind [⋯]: on a phone in the top bar, elsewhere in the row, where the table can be turned too. */
function drawRare() {
  const { frame, words } = now;
  const further = (frame.more ?? []).flat().filter(({ press: what }) => what !== "!board").map((each) => button(each, words, press)); // the text board is always here
  const inBar = shape() === "narrow";
  const turns = frame.phase === "running" ? [turnButton({ named: inBar })].filter(Boolean) : [];
  drawFurther([...(inBar ? turns : []), ...further]);
  if (inBar) return;
  byId("service").prepend(...turns);
  if (further.length) byId("service").append(furtherButton(words));
}

/** What stands at the bottom edge of a phone: [Invite], which is in the top bar elsewhere, and what begins the game. */
function edge() {
  const call = el("button", { class: "button lit", type: "button", id: "invite-here", onclick: invite }, now.words.invite);
  return [now.frame.me === null ? null : call, ...byId("choices").querySelectorAll("[data-press='!start'], [data-press='!join'], [data-press='!ready']")];
}

/** All in a line, what begins the game last: it is the largest. */
const others = (buttons) => [...buttons].sort((a, b) => isFirst(a) - isFirst(b));
const isFirst = ({ press: what }) => ["!start", "!join", "!ready"].includes(what);

/** In the lobby: buttons to add a computer of each level, and to remove one. */
function computers() {
  const { frame, words } = now;
  const add = frame.service.flat().find((each) => each.press === "!computer");
  const has = frame.seats.some((seat) => seat.computer);
  const levels = frame.levels.length;
  const one = (level) => ({ ...add, id: `${add.id}:${level}`, press: `!computer:${level}`, label: levels > 1 ? `+ ${words[`level-${level}`] ?? level}` : add.label, detail: `${add.label}: ${words[`level-${level}`] ?? level}` });
  const less = { ...add, id: add.id.replace("!computer", "!no-computer"), press: "!no-computer", label: "−", detail: words["no-computer"], enabled: has, style: "plain" };
  const named = levels > 1 ? [{ ...add, press: "", label: add?.label.replace(/^\+\s*/u, ""), style: "named", enabled: false }] : [];
  return add ? [...named, ...frame.levels.map(one), less] : [];
}
