// The door of a table that asks for its code: it looks like the page, and leads to the table that the link named.

import { COLOURS, token } from "./art.js";
import { byId } from "./dom.js";
import { settings } from "./settings.js";

document.documentElement.dataset.shade = settings.shade;
byId("logo").replaceChildren(...Object.keys(COLOURS).map((letter) => token(letter)));
byId("door").action += location.hash; // a redirect keeps what stands behind the #
