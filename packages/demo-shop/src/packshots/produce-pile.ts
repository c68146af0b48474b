import type { Canvas } from './canvas.ts';
import { draw } from './drawing.ts';
import { ellipse, group, rect } from './markup.ts';
import { canDrawWord, drawText, drawWord, textWidth } from './outlined-text.ts';
import type { Article } from './pack-design.ts';

/** Fixed offsets that make a pile look irregular but deterministic. */
const JITTER = [-14, 9, -4, 16, -9, 5, 12, -17, 3, -7, 10, -12, 7] as const;
const jitter = (i: number): number => JITTER[i % JITTER.length] ?? 0;

/** Draws the product in rows, back row first; `y` is the middle of the front row. */
export const drawPile = (
  canvas: Canvas,
  article: Article,
  cx: number,
  y: number,
  rows: number[],
  size: number,
): string => {
  const step = size * (article.gap ?? 0.78);
  let pieces = '';
  let drawn = 0;
  for (const [back, count] of [...rows].reverse().entries()) {
    const rowY = y - (rows.length - 1 - back) * size * 0.44 + size * 0.12;
    for (let i = 0; i < count; i++, drawn++) {
      const x = cx + (i - (count - 1) / 2) * step + jitter(drawn) * 0.4;
      pieces += ellipse(x, rowY + size * 0.36, size * 0.3, size * 0.12, '#22301f', { opacity: 0.14 });
      pieces += draw(canvas, article.art, {
        x,
        y: rowY + jitter(drawn + 4) * 0.25,
        size: size * (1 + jitter(drawn + 2) / 180),
        turn: jitter(drawn) * (article.turn ?? 1),
        hue: article.hue,
        saturation: article.saturation,
      });
    }
  }
  return pieces;
};

/** Paper tag with the name and, below it, the Hindi name or the weight. */
export const priceTag = (article: Article, x: number, y: number): string => {
  const size = Math.min(25, (25 * 250) / Math.max(1, textWidth(article.title, 'serif', 25)));
  const width = Math.max(170, textWidth(article.title, 'serif', size) + 44);
  const left = x - width / 2;
  const hindi = canDrawWord(article.hindi);
  return group(
    `rotate(-1.5 ${x} ${y})`,
    rect(left + 3, y - 29, width, 66, '#22301f', { rx: 9, opacity: 0.22 }),
    rect(left, y - 33, width, 66, '#fffaf0', { rx: 9 }),
    rect(left + 4, y - 29, width - 8, 58, 'none', { rx: 6, stroke: '#15803d', width: 1.6, opacity: 0.35 }),
    drawText(article.title, { x, y: y + (hindi ? -3 : 0), size, face: 'serif', fill: '#14532d' }),
    hindi
      ? drawWord(article.hindi, { x, y: y + 22, size: 19, fill: '#4b5d52' })
      : drawText(article.weight, { x, y: y + 22, size: 17, face: 'text', fill: '#4b5d52' }),
  );
};
