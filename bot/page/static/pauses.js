// How long the page waits for people, in ms. Tests may set other values before it loads.

export const pauses = {
  settle: 400, // a new button takes no press: nobody sees, understands and presses faster
  paint: 100, // by then the drawing is on the screen, on a slow machine too
  words: 60, // the board is painted first, then what is around it
  twice: 700, // a second press within this is an accidental double tap
  toast: 2500, // and 50 for each letter
  motion: 1, // times the speed that people chose; 0: nothing moves
  replay: 1000, // between two moves of a replay at the usual speed
  reconnect: 300, // at first; doubled each time, up to 5 s
  ...globalThis.pauses,
};
