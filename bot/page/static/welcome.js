// The welcome screen: the game that waits for you and today's board first, then the four games, each with [Learn] and [Play].

import { gameSign, icon, rich } from "./art.js";
import { cover } from "./covers.js";
import { el, show } from "./dom.js";
import { glimpse } from "./scene.js";

/** Show the welcome screen, or hide it at a table. `tables` are the lists of tables, `today` what is known of today's board. */
export function welcome(place, words, games, { hidden, open, tables, today, ask }) {
  if (hidden) {
    show(place);
    return;
  }
  const typed = place.querySelector("#code")?.value ?? "";
  const waiting = tables.waiting.map((id) => tables.mine.find(({ table }) => table === id));
  show(place,
    el("div", { class: `first-row of-${waiting.length}` }, ...(waiting.length ? resume(waiting, tables.glimpse, words) : [first(words, games, open)]), daily(today, words, ask)),
    el("div", { class: "welcome-head" }, el("div", {}, el("h1", { tabindex: "-1" }, words.welcome), el("p", {}, words["welcome-more"])), code(words, typed)),
    el("div", { class: "cards" }, ...games.map((slug) => card(slug, words, open))));
}

/** The first visit: one press, and a game explains itself. */
function first(words, games, open) {
  const slug = games.includes("cvetariki") ? "cvetariki" : games[0];
  const text = el("span", { class: "two-lines" }, el("strong", {}, words["first-game"]), el("span", {}, words["first-game-more"]));
  return el("button", { class: "first", type: "button", id: "first", onclick: () => open(slug, true) }, gameSign(slug), text, icon("play"));
}

/** Own games, the one that waits for this person first, with its board. */
function resume([newest, ...others], board, words) {
  const later = others.map(({ table, game, title, status, turn }) =>
    el("a", { class: "first later", href: `#${table}` }, gameSign(game),
      el("span", { class: "two-lines" }, el("strong", {}, title), el("span", {}, dot(turn), status)), icon("right")));
  return [again(newest, board, words), ...(later.length ? [el("div", { class: "later-games" }, ...later)] : [])];
}

/** The newest own game. Its board has its room before it comes. */
function again({ table, game, title, status, more, turn }, board, words) {
  return el("a", { class: "first again", href: `#${table}`, id: "first" },
    el("span", { class: "glimpse" }, board?.table === table ? glimpse(board) : gameSign(game)),
    el("span", { class: "again-text" }, el("span", { class: "again-status" }, dot(turn), el("span", {}, status)), el("strong", {}, title), more ? el("span", { class: "again-more" }, more) : null),
    el("span", { class: "button lit" }, icon("play"), el("span", {}, words["go-on"])));
}

const dot = (turn) => (turn ? el("i", { class: "dot" }) : null);

/** Today's board. Its room is the same before it is known what to say. */
function daily(today, words, ask) {
  const played = Boolean(today?.result);
  const days = (today?.week ?? []).map(([name, kind]) => {
    const isDone = kind === "played" || (kind === "today" && played);
    const sign = isDone ? icon("check") : kind === "frozen" ? icon("snow") : null;
    return el("li", { class: `day day-${kind}${isDone ? " day-played" : ""}` }, el("span", { class: "day-mark" }, sign), name);
  });
  const streak = today?.streak > 1 ? [el("span", { class: "streak", title: words["days-in-a-row"] }, icon("flame"), el("strong", {}, String(today.streak)))] : [];
  return el("article", { class: "today" },
    el("h2", {}, words["card-daily"], ...streak),
    el("p", { class: "today-goal" }, ...(today ? rich(`${words[`game-${today.game}`]}: ${today.result || today.goal}`, words) : [])),
    el("ul", { class: "week", "aria-hidden": "true" }, ...days),
    el("button", { class: "button", type: "button", id: "today", onclick: () => ask("daily") }, played ? words["show-daily"] : words["play-game"]));
}

/** A table is found by its code; the server knows how codes are written. */
export function code(words, typed) {
  const field = el("input", { id: "code", name: "code", maxlength: "12", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", "aria-label": words["have-code"] });
  field.value = typed;
  const go = (event) => {
    event.preventDefault();
    const found = field.value.replaceAll(/[\s-]/gu, ""); // it is often written as 7K3Q-X0A
    if (found) location.hash = found;
  };
  return el("form", { class: "code", onsubmit: go }, el("label", { for: "code" }, words["have-code"]), field, el("button", { class: "button", type: "submit" }, words.join));
}

function card(slug, words, open) {
  const name = words[`game-${slug}`];
  return el("article", { class: "card" },
    cover(slug) ?? el("div", { class: "cover", "aria-hidden": "true" }, gameSign(slug)),
    el("h2", {}, name),
    el("p", {}, words[`tagline-${slug}`] ?? ""),
    el("p", { class: "card-facts" }, ...fact("people", words[`players-${slug}`]), ...fact("clock", words[`minutes-${slug}`])),
    el("div", { class: "row" },
      el("button", { class: "button learn", type: "button", "data-game": slug, "aria-label": `${words.learn}: ${name}`, onclick: () => open(slug, true) }, words.learn),
      el("button", { class: "button main game", type: "button", "data-game": slug, "aria-label": `${words["play-game"]}: ${name}`, onclick: () => open(slug) }, words["play-game"])));
}

const fact = (sign, text) => (text ? [el("span", {}, icon(sign), text)] : []);
