// What is around a table on every screen: the top bar, the side with its lists and settings, and the welcome screen.

import * as dialogs from "./dialogs.js";
import { byId } from "./dom.js";
import { keepingFocus } from "./focus.js";
import { nameFurther } from "./further.js";
import { at, games, now, shape } from "./now.js";
import { ask, open, send } from "./pressing.js";
import { settings } from "./settings.js";
import { head, side } from "./side.js";
import { welcome } from "./welcome.js";
import { person } from "./wire.js";
import { nameZoom } from "./zoom.js";

export function drawWelcome() {
  keepingFocus(() => welcome(byId("welcome"), now.words, games(), { hidden: Boolean(at()), open, ask, tables: now.tables, today: now.today }));
}

export function drawSide() {
  side(now.words, now.tables, games(), at(), { open, change, help, invite, ask });
}

/** Load the words of the chosen language, and show everything in them. */
export async function speak() {
  const answer = await fetch(`/words/${settings.language}.json`);
  now.words = await answer.json();
  dress();
  document.body.classList.remove("loading");
}

/** Change a setting. The server writes what it sends in the language, and paints it in the theme. */
export async function change(name, value) {
  settings.change(name, value);
  if (name === "language") {
    await speak();
    closeMenu();
    drawWelcome();
    drawSide();
  } else dress();
  greet();
}

function dress() {
  document.documentElement.dataset.shade = settings.shade;
  document.documentElement.lang = settings.language;
  document.body.classList.toggle("without-symbols", !settings.symbols);
  byId("skip-link").textContent = now.words["skip-link"];
  head(now.words, { change, help, invite });
  byId("act").setAttribute("aria-label", now.words.choices);
  nameZoom(now.words);
  nameFurther(now.words);
}

/** Tell the server who is here. */
export function greet() {
  const name = settings.name || `${now.words["name-player"] ?? "Player"}${person() > 1 ? ` ${person()}` : ""}`;
  send({ t: "hello", name, language: settings.language, shade: settings.shade, symbols: settings.symbols, window: shape() });
}

export const help = () => dialogs.keys(now.words);

const invite = () => send({ t: "invite", table: now.frame?.table ?? "" });

export const closeMenu = () => toggleMenu(false);

function toggleMenu(open) {
  const opened = document.body.classList.toggle("menu-open", open);
  byId("menu").setAttribute("aria-expanded", String(opened));
}

byId("menu").addEventListener("click", () => toggleMenu());
byId("main").addEventListener("pointerdown", closeMenu, { passive: true }); // it lies over the page
