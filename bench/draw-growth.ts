type Size = { products: number; orders: number; times: Record<string, number> };

const COLORS = ['#15803d', '#b45309', '#1d4ed8', '#be123c', '#7c3aed', '#0f766e', '#525252'];
const WIDTH = 860;
const BAR = 14;
const LEFT = 260;

/** Bars of the median time of each call, one group per size of the shop, as an SVG. */
export function drawGrowth(sizes: Size[]): string {
  const max = Math.max(...sizes.flatMap(({ times }) => Object.values(times)), Number.EPSILON);
  const rows: string[] = [];
  let y = 10;
  for (const { products, orders, times } of sizes) {
    const title = `${products.toLocaleString('en-IN')} products, ${orders.toLocaleString('en-IN')} orders`;
    rows.push(`<text x="10" y="${y + 12}" font-weight="600">${title}</text>`);
    y += 22;
    Object.entries(times).forEach(([name, ms], at) => {
      const width = Math.max(1, ((WIDTH - LEFT - 90) * ms) / max);
      rows.push(
        `<text x="${LEFT - 8}" y="${y + 11}" text-anchor="end">${name}</text>` +
          `<rect x="${LEFT}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" fill="${COLORS[at % COLORS.length]}"/>` +
          `<text x="${(LEFT + width + 6).toFixed(1)}" y="${y + 11}">${ms.toFixed(1)} ms</text>`,
      );
      y += BAR + 4;
    });
    y += 12;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" font-family="system-ui, sans-serif" font-size="12" fill="#222222">
<title>Median time of each call at several sizes of a shop</title>
<rect width="${WIDTH}" height="${y}" fill="#ffffff"/>
${rows.join('\n')}
</svg>
`;
}
