import type { Canvas } from './canvas.ts';
import { inkOn } from './colour.ts';
import { draw } from './drawing.ts';
import { circle, group, path, rect, repeat, round } from './markup.ts';
import { drawText, textWidth } from './outlined-text.ts';
import type { Article } from './pack-design.ts';

/** Area of a pack, in picture coordinates. */
export type Box = { x: number; y: number; w: number; h: number };

export const middle = ({ x, w }: Box): number => x + w / 2;
export const at = ({ y, h }: Box, share: number): number => y + h * share;
export const ground = ({ x, y, w, h }: Box, fill: string): string => rect(x, y, w, h, fill);

export const artOn = (canvas: Canvas, article: Article, x: number, y: number, size: number, turn = 0): string =>
  draw(canvas, article.art, { x, y, size, turn, hue: article.hue, saturation: article.saturation });

export const weightPill = (article: Article, cx: number, y: number, size: number, fill = '#ffffff'): string => {
  const width = Math.max(textWidth(article.weight, 'sans', size) + size * 1.6, size * 3.2);
  return (
    rect(cx - width / 2, y - size * 1.18, width, size * 1.75, fill, { rx: size * 0.88 }) +
    drawText(article.weight, { x: cx, y: y + size * 0.02, size, fill: inkOn(fill) })
  );
};

/** Mark of vegetarian food that FSSAI requires on every pack. */
export const vegMark = (article: Article, x: number, y: number, size = 20): string =>
  article.veg
    ? group(
        `translate(${round(x)} ${round(y)})`,
        rect(0, 0, size, size, '#ffffff', { rx: 3, stroke: '#15803d', width: 2.4 }),
        circle(size / 2, size / 2, size * 0.26, '#15803d'),
      )
    : '';

export const rays = (cx: number, cy: number, radius: number, fill: string, count: number, opacity: number): string => {
  const tip = (angle: number): string =>
    `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`;
  const ray = (i: number): string => {
    const from = (i / count) * Math.PI * 2;
    return `M${round(cx)} ${round(cy)}L${tip(from)}L${tip(from + Math.PI / count)}Z`;
  };
  return path(repeat(count, ray), fill, { opacity });
};

export const brandLine = (article: Article, cx: number, y: number, size: number, max: number, fill: string): string =>
  drawText(article.brand.toUpperCase(), { x: cx, y, size, fill, track: size * 0.22, max, opacity: 0.94 });
