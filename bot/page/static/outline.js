// The outline of several adjacent rectangles, without their shared edges.

const ROUND = 20;

/** Return the outline of boxes `[x, y, width, height]` that lie in one grid, or of each box if they do not. */
export function outline(boxes) {
  const edges = new Map();
  for (const [x, y, width, height] of boxes) {
    const corners = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
    corners.forEach((from, number) => {
      const to = corners[(number + 1) % 4];
      if (!edges.delete(`${to}>${from}`)) edges.set(`${from}>${to}`, [from, to]);
    });
  }
  return loops(edges);
}

function loops(edges) {
  const next = new Map();
  for (const [from, to] of edges.values()) next.set(`${from}`, [...(next.get(`${from}`) ?? []), [from, to]]);
  let path = "";
  while (next.size) {
    const points = [];
    let [at] = next.keys();
    while (next.has(at)) {
      const ways = next.get(at);
      const [from, to] = ways.pop();
      if (!ways.length) next.delete(at);
      points.push(from);
      at = `${to}`;
    }
    path += rounded(points.filter((point, number) => turns(points.at(number - 1), point, points[(number + 1) % points.length])));
  }
  return path;
}

const turns = (a, b, c) => (b[0] - a[0]) * (c[1] - b[1]) !== (b[1] - a[1]) * (c[0] - b[0]);

/** Return a closed path through corners, all of them rounded. */
function rounded(corners) {
  const parts = corners.map((corner, number) => {
    const into = toward(corner, corners.at(number - 1));
    const out = toward(corner, corners[(number + 1) % corners.length]);
    return `${number ? "L" : "M"}${into}Q${corner.join(" ")} ${out}`;
  });
  return `${parts.join("")}Z`;
}

function toward([x, y], [ax, ay]) {
  const length = Math.hypot(ax - x, ay - y);
  const part = Math.min(ROUND, length / 2) / length;
  return `${x + (ax - x) * part} ${y + (ay - y) * part}`;
}

/** Return the middle of a region's main box: its first. */
export function middle(boxes) {
  const [x, y, width, height] = boxes[0];
  return [x + width / 2, y + height / 2];
}

/** Return the nearest region in a direction, or the same one if there is none. */
export function beside(regions, from, [dx, dy]) {
  if (!from) return regions[0];
  const [x, y] = middle(from.boxes);
  let best = from;
  let least = Infinity;
  for (const region of regions) {
    const [ax, ay] = middle(region.boxes);
    const along = (ax - x) * dx + (ay - y) * dy;
    const across = Math.abs((ax - x) * dy) + Math.abs((ay - y) * dx);
    const cost = along + 2 * across;
    if (region !== from && along > 1 && cost < least) [best, least] = [region, cost];
  }
  return best;
}
