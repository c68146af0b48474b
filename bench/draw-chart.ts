type Line = { name: string; color: string; values: number[] };
type Panel = { title: string; unit: string; lines: Line[] };

const WIDTH = 860;
const PANEL_HEIGHT = 190;
const LEFT = 60;
const RIGHT = 16;
const TOP = 34;
const BOTTOM = 26;
const HOURS_BETWEEN_MARKS = 3;

/** Panels over the hours of a day, one below the other, as an SVG. */
export function drawDay(panels: Panel[]): string {
  const height = panels.length * PANEL_HEIGHT;
  const body = panels.map((panel, at) => drawPanel(panel, at * PANEL_HEIGHT)).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12">
<title>Orders, response times and CPU over a day</title>
<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>
${body}
</svg>
`;
}

function drawPanel({ title, unit, lines }: Panel, top: number): string {
  const max = Math.max(...lines.flatMap(({ values }) => values), Number.EPSILON) * 1.05;
  const innerWidth = WIDTH - LEFT - RIGHT;
  const innerHeight = PANEL_HEIGHT - TOP - BOTTOM;
  const y = (value: number) => top + TOP + innerHeight * (1 - value / max);
  const marks = [0, max / 2, max].map(
    (value) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${round(y(value))}" y2="${round(y(value))}" stroke="#dddddd"/>` +
      `<text x="${LEFT - 6}" y="${round(y(value) + 4)}" text-anchor="end" fill="#555555">${label(value)}</text>`,
  );
  const hours = Array.from({ length: 24 / HOURS_BETWEEN_MARKS + 1 }, (_, at) => at * HOURS_BETWEEN_MARKS).map(
    (hour) =>
      `<text x="${round(LEFT + (innerWidth * hour) / 24)}" y="${top + PANEL_HEIGHT - 8}" text-anchor="middle" fill="#555555">${hour}:00</text>`,
  );
  const drawn = lines.map(({ color, values }) => {
    const points = values.map(
      (value, at) => `${round(LEFT + (innerWidth * (at + 0.5)) / values.length)},${round(y(value))}`,
    );
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="1.8"/>`;
  });
  let x = LEFT + 250;
  const legend = lines.map(({ name, color }) => {
    const entry = `<rect x="${x}" y="${top + 10}" width="12" height="3" fill="${color}"/><text x="${x + 18}" y="${top + 16}" fill="#222222">${name}</text>`;
    x += 40 + name.length * 7;
    return entry;
  });
  const heading = `<text x="${LEFT}" y="${top + 16}" font-weight="600" fill="#222222">${title} (${unit})</text>`;
  return [heading, ...legend, ...marks, ...hours, ...drawn].join('\n');
}

const round = (value: number): number => Math.round(value * 10) / 10;
const label = (value: number): string => (value >= 10 ? value.toFixed(0) : value.toFixed(1));
