import { shadow } from '../backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { darken, lighten, mix, readableOn } from '../colour.ts';
import { artOn, brandLine, vegMark } from '../label-parts.ts';
import { label } from '../labels.ts';
import { circle, ellipse, group, path, rect, repeat, round, stroke } from '../markup.ts';
import { drawText } from '../outlined-text.ts';
import { flat, shaded } from '../shading.ts';
import type { Template } from './template.ts';

/** Gable-top carton with a screw cap on the slope. */
export const carton: Template = (canvas, article) => {
  const { c1, c2 } = article;
  const slope = 'M160 212H372L406 130H190Z';
  return (
    shadow(canvas, 308, 518, 150) +
    path('M372 212L444 196V498L372 522Z', darken(c1, 0.26)) +
    path('M372 330L444 310V498L372 522Z', darken(c2, 0.2)) +
    path('M372 212L444 196L406 130Z', darken(c1, 0.38)) +
    path(slope, darken(c1, 0.06)) +
    path(
      slope,
      canvas.linear(
        [
          [0, '#ffffff', 0.34],
          [1, '#ffffff', 0],
        ],
        [0, 0, 0.6, 1],
      ),
    ) +
    path('M190 130H406V96H190Z', lighten(c1, 0.1)) +
    stroke('M190 112H406', '#0b1a10', 2, 0.14) +
    path('M190 96H406V101H190Z', '#ffffff', { opacity: 0.4 }) +
    circle(286, 170, 27, darken(c1, 0.3), { opacity: 0.35 }) +
    circle(284, 166, 25, article.cap ?? '#ffffff') +
    circle(284, 166, 17, 'none', { stroke: '#0b1a10', width: 3, opacity: 0.14 }) +
    stroke('M266 156a22 22 0 0 1 24-11', '#ffffff', 4, 0.8) +
    canvas.clip(
      'M160 212H372V522H160Z',
      label(canvas, article, { x: 160, y: 212, w: 212, h: 310 }),
      rect(160, 212, 212, 310, flat(canvas)),
    ) +
    stroke('M372 213V521', '#ffffff', 2, 0.5) +
    vegMark(article, 172, 490, 19)
  );
};

/** Straight folding box seen from its left front corner. */
const standingBox = (
  canvas: Canvas,
  colour: string,
  x0: number,
  x1: number,
  y0: number,
  depth: number,
  front: string,
): string => {
  const right = x1 + depth;
  const rise = depth * 0.24;
  const side = `M${x1} ${y0}L${right} ${y0 - rise}V${522 - depth * 0.35}L${x1} 522Z`;
  return (
    path(side, darken(colour, 0.3)) +
    path(side, shaded(canvas)) +
    path(`M${x0} ${y0}H${x1}L${right} ${y0 - rise}H${x0 + depth * 0.9}Z`, lighten(colour, 0.32)) +
    canvas.clip(`M${x0} ${y0}H${x1}V522H${x0}Z`, front, rect(x0, y0, x1 - x0, 522 - y0, flat(canvas))) +
    stroke(`M${x1} ${y0 + 1}V521`, '#ffffff', 2, 0.45)
  );
};

export const box: Template = (canvas, article) => {
  const [x0, x1, y0] = article.wide === true ? [120, 412, 236] : [146, 380, 148];
  const front = label(canvas, article, { x: x0, y: y0, w: x1 - x0, h: 522 - y0 });
  return (
    shadow(canvas, (x0 + x1) / 2 + 34, 518, (x1 - x0) / 2 + 34) + standingBox(canvas, article.c1, x0, x1, y0, 68, front)
  );
};

const millilitres = (weight: string): number => {
  const [, amount = '0', unit = ''] = /([\d.]+)\s*(ml|l)\b/i.exec(weight) ?? [];
  return Number(amount) * (unit.toLowerCase() === 'l' ? 1000 : 1);
};

/** Laminated carton: with a straw for small packs, with a cap for large ones. */
export const brick: Template = (canvas, article) => {
  const { c1, c2 } = article;
  const single = millilitres(article.weight) <= 330;
  const [x0, x1, y0] = single ? [184, 366, 190] : [164, 366, 128];
  const side = `M${x1} ${y0}L436 ${y0 - 16}V500L${x1} 522Z`;
  const straw =
    stroke(`M322 ${y0 - 8}L346 ${y0 - 96}L402 ${y0 - 122}`, darken(c2, 0.12), 15) +
    stroke(`M320 ${y0 - 10}L344 ${y0 - 97}L400 ${y0 - 124}`, lighten(c2, 0.7), 6) +
    stroke(
      repeat(4, (i) => `M${338 + i * 2} ${y0 - 70 - i * 7}l14 4`),
      '#0b1a10',
      2,
      0.2,
    ) +
    ellipse(322, y0 - 7, 13, 4, '#0b1a10', { opacity: 0.4 });
  const cap =
    ellipse(322, y0 - 8, 36, 9, '#0b1a10', { opacity: 0.22 }) +
    path(
      `M290 ${y0 - 34}Q320 ${y0 - 44} 350 ${y0 - 34}V${y0 - 10}Q320 ${y0} 290 ${y0 - 10}Z`,
      article.cap ?? '#ffffff',
    ) +
    path(
      `M290 ${y0 - 34}Q320 ${y0 - 44} 350 ${y0 - 34}V${y0 - 10}Q320 ${y0} 290 ${y0 - 10}Z`,
      canvas.linear([
        [0, '#07140a', 0.18],
        [0.3, '#ffffff', 0.5],
        [1, '#07140a', 0.3],
      ]),
    ) +
    stroke(
      repeat(7, (i) => `M${297 + i * 8} ${y0 - 32}v22`),
      '#0b1a10',
      2,
      0.12,
    );
  return (
    shadow(canvas, 306, 518, 132) +
    path(side, darken(c1, 0.28)) +
    path(`M${x1} ${y0}L436 ${y0 - 16}L${x1 + 35} ${y0 + 74}Z`, '#ffffff', { opacity: 0.1 }) +
    path(`M${x1} 522L436 500L${x1 + 36} 450Z`, '#0b1a10', { opacity: 0.16 }) +
    path(side, shaded(canvas)) +
    path(`M${x0} ${y0}H${x1}L436 ${y0 - 16}H${x0 + 62}Z`, lighten(c1, 0.36)) +
    stroke(`M${x0 + 32} ${y0 - 8}H${x1 + 34}`, '#ffffff', 5, 0.55) +
    (single ? straw : cap) +
    canvas.clip(
      `M${x0} ${y0}H${x1}V522H${x0}Z`,
      label(canvas, article, { x: x0, y: y0, w: x1 - x0, h: 522 - y0 }),
      rect(x0, y0, x1 - x0, 522 - y0, flat(canvas)),
      path(`M${x0} ${y0}H${x1}V${y0 + 7}H${x0}Z`, '#ffffff', { opacity: 0.4 }),
    ) +
    stroke(`M${x1} ${y0 + 1}V521`, '#ffffff', 2, 0.5) +
    vegMark(article, x0 + 10, 494, 17)
  );
};

/** Slim upright box with the name running up its front: incense, candles. */
export const incense: Template = (canvas, article) => {
  const { c1, c2, title } = article;
  const face = article.face ?? 'serif';
  const ink = readableOn(c1, c2);
  const trim = readableOn(c1, mix(c2, '#f4b942', 0.35));
  const hasSticks = /agarbatti|incense|dhoop/.test(`${article.art ?? ''} ${title}`.toLowerCase());
  const tip = (i: number): string => `${round(252 + i * 15 + (i - 2.8) * 9)} ${38 + Math.abs(i - 3) * 10}`;
  const stick = (i: number): string =>
    stroke(`M${252 + i * 15} 124L${tip(i)}`, '#5b3a22', 8) +
    stroke(`M${250 + i * 15} 124L${tip(i)}`, '#a9774e', 2.6, 0.8);
  const front =
    rect(230, 116, 138, 406, c1) +
    rect(239, 125, 120, 388, 'none', { rx: 7, stroke: trim, width: 2.6, opacity: 0.8 }) +
    brandLine(article, 299, 150, 13, 104, trim) +
    circle(299, 212, 51, c2) +
    circle(299, 212, 45, 'none', { stroke: c1, width: 1.6, opacity: 0.35 }) +
    artOn(canvas, article, 299, 212, 80) +
    group(
      'translate(299 478) rotate(-90)',
      drawText(title, { x: 0, y: 20, size: 60, face, fill: ink, anchor: 'start', max: 200 }),
    ) +
    repeat(5, (i) => circle(254, 290 + i * 42, 2.6, trim) + circle(344, 290 + i * 42, 2.6, trim)) +
    drawText(article.weight, { x: 299, y: 502, size: 17, fill: trim, max: 100 });
  return (
    shadow(canvas, 316, 518, 104) +
    standingBox(canvas, c1, 230, 368, 116, 52, front) +
    (hasSticks
      ? path('M236 115H364L412 104H286Z', darken(c1, 0.6)) + repeat(7, stick) + rect(232, 116, 136, 9, c1)
      : '')
  );
};
