// How long the page waits for a hand or an eye, in ms. Whoever drives it (a test) may set others before it loads.

export const pauses = {
  settle: 400, // what has just come takes no press: nobody sees, understands and presses faster
  paint: 100, // by then what was drawn is on the screen, on a slow machine too
  words: 60, // the board is painted first, then what stands round it
  twice: 700, // a second press within this is a nervous one
  toast: 2500, // and 50 for each letter
  reconnect: 300, // at first; doubled each time, up to 5 s
  ...globalThis.pauses,
};
