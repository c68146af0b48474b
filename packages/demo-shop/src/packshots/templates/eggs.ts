import { shadow } from '../backdrop.ts';
import { darken, inkOn, lighten } from '../colour.ts';
import { ellipse, group, path, rect, repeat, round } from '../markup.ts';
import { drawText } from '../outlined-text.ts';
import { matt } from '../shading.ts';
import type { Template } from './template.ts';

type Tray = { columns: number; rows: number; pitch: number };

const trayOf = (weight: string): Tray => {
  const count = Number.parseInt(weight, 10) || 12;
  if (count <= 6) return { columns: 3, rows: 2, pitch: 116 };
  return count <= 12 ? { columns: 4, rows: 2, pitch: 104 } : { columns: 5, rows: 4, pitch: 82 };
};

/** Eggs of the colour `c2` in a pulp tray with a paper sleeve; the tray grows with the number of eggs. */
export const eggs: Template = (canvas, article) => {
  const { c1, c2 } = article;
  const ink = inkOn(c1);
  const { columns, rows, pitch } = trayOf(article.weight);
  const half = (columns * pitch) / 2 - 4;
  const left = 300 - half;
  const right = 300 + half;
  const shell = canvas.radial(
    [
      [0, lighten(c2, 0.62)],
      [0.45, c2],
      [1, darken(c2, 0.34)],
    ],
    [0.36, 0.3, 0.8],
  );
  const egg =
    path('M0 -62C32 -62 50 -16 50 12C50 42 28 58 0 58S-50 42 -50 12C-50 -16 -32 -62 0 -62Z', shell) +
    ellipse(-16, -24, 11, 17, '#ffffff', { opacity: 0.6, transform: 'rotate(18 -16 -24)' });
  const row = (back: number): string => {
    const scale = (pitch / 104) * (1 - back * 0.11);
    const y = 352 - back * 48 * (pitch / 104);
    const x = (i: number): number => 300 + (i - (columns - 1) / 2) * 104 * scale;
    return repeat(columns, (i) => group(`translate(${round(x(i))} ${round(y)}) scale(${scale.toFixed(3)})`, egg));
  };
  const wave = repeat(columns * 2, (i) => `q${pitch / 4} ${i % 2 === 0 ? -18 : 14} ${pitch / 2} 0`);
  const cup = (i: number): string => {
    const x = 300 + (i - (columns - 1) / 2) * pitch;
    return ellipse(x, 398, pitch * 0.48, 34, '#7e8a86') + ellipse(x, 404, pitch * 0.48, 34, '#bcc5c1');
  };
  const sleeve = 'M170 414H430V524H170Z';
  return (
    shadow(canvas, 300, 518, half) +
    path(`M${left + rows * 18} ${340 - rows * 12}H${right - rows * 18}L${right - 4} 400H${left + 4}Z`, '#8f9a97') +
    repeat(rows, (i) => row(rows - 1 - i)) +
    canvas.clip(
      `M${left - 4} 392${wave}L${right - 14} 494Q${right - 18} 516 ${right - 44} 518H${left + 44}Q${left + 18} 516 ${left + 14} 494Z`,
      rect(left - 10, 370, half * 2 + 20, 160, '#aab4b0'),
      repeat(columns, cup),
      rect(
        left - 10,
        370,
        half * 2 + 20,
        160,
        canvas.linear(
          [
            [0, '#ffffff', 0.3],
            [0.4, '#ffffff', 0],
            [1, '#0b1a10', 0.2],
          ],
          [0, 0, 0.6, 1],
        ),
      ),
    ) +
    path(sleeve, c1) +
    path('M170 414H430V424H170Z', '#ffffff', { opacity: 0.3 }) +
    drawText(article.brand.toUpperCase(), { x: 300, y: 445, size: 15, fill: ink, track: 3, max: 230 }) +
    drawText(article.title, { x: 300, y: 482, size: 36, face: article.face ?? 'serif', fill: ink, max: 230 }) +
    drawText(article.weight, { x: 300, y: 508, size: 17, face: 'text', fill: ink }) +
    path(sleeve, matt(canvas))
  );
};
