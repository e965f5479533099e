// Elements are built one by one; text is only ever text. Nothing here parses HTML.

import { pauses } from "./pauses.js";

const SVG = "http://www.w3.org/2000/svg";

/** Make an element: `el("button", { class: "button", onclick: press }, "Join")`. */
export function el(tag, properties = {}, ...children) {
  return filled(document.createElement(tag), properties, children);
}

/** Make an SVG element. */
export function svg(tag, properties = {}, ...children) {
  return filled(document.createElementNS(SVG, tag), properties, children);
}

function filled(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

export const byId = (id) => document.getElementById(id);

/** Show the children in an element, or hide it if there are none. */
export function show(element, ...children) {
  const found = children.flat().filter(Boolean);
  element.replaceChildren(...found);
  element.hidden = found.length === 0;
}

/** Run something once what was just drawn is on the screen; at once in a hidden tab. */
export function afterwards(act) {
  if (document.hidden) act();
  else setTimeout(act, pauses.words);
}
