type Size = { name: string; values: Map<string, number> };

const COLORS = ['#86efac', '#22c55e', '#166534'];
const WIDTH = 860;
const BAR = 14;
const LEFT = 220;
const TOP = 40;

/** For each call a bar per size of the shop, as an SVG. Each call has a scale of its own: what matters is how much longer its last bar is. */
export function drawGrowth(sizes: Size[]): string {
  const calls = [...(sizes[0]?.values.keys() ?? [])];
  const groupHeight = sizes.length * (BAR + 3) + 12;
  const height = TOP + calls.length * groupHeight;
  const legend = sizes.map(
    ({ name }, at) =>
      `<rect x="${LEFT + at * 215}" y="14" width="12" height="12" fill="${COLORS[at % COLORS.length]}"/>` +
      `<text x="${LEFT + at * 215 + 18}" y="24">${name}</text>`,
  );
  const bars = calls.flatMap((call, group) => {
    const top = TOP + group * groupHeight;
    const values = sizes.map((size) => size.values.get(call) ?? 0);
    const longest = Math.max(...values, Number.EPSILON);
    return [
      `<text x="${LEFT - 8}" y="${top + 12}" text-anchor="end">${call}</text>`,
      ...values.map((ms, at) => {
        const y = top + at * (BAR + 3);
        const width = Math.max(1, ((WIDTH - LEFT - 90) * ms) / longest);
        return (
          `<rect x="${LEFT}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" fill="${COLORS[at % COLORS.length]}"/>` +
          `<text x="${(LEFT + width + 6).toFixed(1)}" y="${y + 11}">${ms.toFixed(1)} ms</text>`
        );
      }),
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#222222">
<title>CPU time of each call at several sizes of a shop</title>
<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>
${[...legend, ...bars].join('\n')}
</svg>
`;
}
