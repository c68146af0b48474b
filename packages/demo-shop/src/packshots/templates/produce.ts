import { shadow } from '../backdrop.ts';
import { darken, turnHue } from '../colour.ts';
import { draw } from '../drawing.ts';
import { ellipse, group, path, rect, repeat, round, stroke } from '../markup.ts';
import { drawText } from '../outlined-text.ts';
import { drawPile, priceTag } from '../produce-pile.ts';
import { glossy } from '../shading.ts';
import type { Template } from './template.ts';

export const crate: Template = (canvas, article) => {
  const wood = canvas.linear([
    [0, '#d9a464'],
    [0.3, '#f0c88d'],
    [0.7, '#dcab6e'],
    [1, '#b9803f'],
  ]);
  const slat = (y: number, h: number, inset: number): string =>
    path(`M${100 + inset} ${y}H${500 - inset}L${498 - inset} ${y + h}H${102 + inset}Z`, wood) +
    path(`M${100 + inset} ${y}H${500 - inset}v4H${100 + inset}Z`, '#ffffff', { opacity: 0.4 }) +
    stroke(`M130 ${round(y + h * 0.4)}q60 8 130 -2t120 4`, '#a36b30', 2, 0.25);
  return (
    shadow(canvas, 300, 516, 204) +
    path('M104 330H496L478 380H122Z', '#8a5a2b') +
    drawPile(canvas, article, 300, 330, article.rows ?? [5, 4, 3], article.size ?? 118) +
    path('M102 372H498L492 390H108Z', '#22301f', { opacity: 0.28 }) +
    slat(372, 62, 0) +
    slat(446, 66, 5) +
    rect(112, 366, 26, 152, '#b9803f', { rx: 3 }) +
    rect(112, 366, 9, 152, '#e6bb80', { rx: 3 }) +
    rect(462, 366, 26, 152, '#a87136', { rx: 3 }) +
    priceTag(article, 300, 446)
  );
};

export const bowl: Template = (canvas, article) => {
  const { c1, c2 } = article;
  const shape =
    'M104 352C104 366 192 398 300 398S496 366 496 352C496 436 440 496 372 508V516Q300 526 228 516V508C160 496 104 436 104 352Z';
  return (
    shadow(canvas, 300, 518, 130) +
    ellipse(300, 352, 196, 44, darken(c1, 0.42)) +
    drawPile(canvas, article, 300, 322, article.rows ?? [4, 3, 2], article.size ?? 122) +
    path(shape, c1) +
    path(shape, glossy(canvas)) +
    stroke('M104 352C104 366 192 398 300 398S496 366 496 352', '#ffffff', 6, 0.75) +
    stroke('M122 408Q300 470 478 408', c2, 8, 0.8) +
    priceTag(article, 300, 462)
  );
};

/** Three pieces on the floor, seen close. */
export const loose: Template = (canvas, article) => {
  const piece = (x: number, y: number, size: number, turn: number): string =>
    shadow(canvas, x, y + size * 0.42, size * 0.4) +
    draw(canvas, article.art, {
      x,
      y,
      size,
      turn: turn * (article.turn ?? 1),
      hue: article.hue,
      saturation: article.saturation,
    });
  return piece(388, 352, 214, 10) + piece(196, 366, 222, -12) + piece(312, 412, 236, 4);
};

/** Leaves held by a kraft band. */
export const bunch: Template = (canvas, article) => {
  const leaf = (x: number, y: number, size: number, turn: number): string =>
    draw(canvas, article.art, { x, y, size, turn, hue: article.hue, saturation: article.saturation, plain: true });
  const stem = (i: number): string =>
    stroke(
      `M${round(268 + i * 6.4)} 400Q${round(262 + i * 7.6)} 460 ${round(232 + i * 13.6)} 516`,
      i % 2 === 1 ? '#7fbf5a' : '#5fa544',
      9,
    );
  return (
    shadow(canvas, 300, 518, 120) +
    repeat(11, stem) +
    leaf(190, 240, 190, -62) +
    leaf(412, 244, 190, 30) +
    leaf(240, 178, 200, -40) +
    leaf(366, 182, 200, 6) +
    leaf(302, 158, 206, -18) +
    leaf(226, 310, 176, -52) +
    leaf(378, 312, 176, 22) +
    leaf(302, 286, 214, -14) +
    path(
      'M240 392Q300 410 362 392L368 448Q300 468 234 448Z',
      canvas.linear([
        [0, '#b98a4e'],
        [0.3, '#e8c893'],
        [0.7, '#d3a968'],
        [1, '#a87a40'],
      ]),
    ) +
    drawText('SUBAH FRESH', { x: 301, y: 434, size: 15, fill: '#4a3212', track: 1.4 })
  );
};

/** A hand of bananas, two for a dozen. */
export const bananas: Template = (canvas, article) => {
  const tone = (colour: string): string => turnHue(colour, article.hue ?? 0, article.saturation ?? 1);
  const skin = canvas.linear(
    [
      [0, tone('#ffe98a')],
      [0.35, tone('#fdd43c')],
      [0.8, tone('#f0b41e')],
      [1, tone('#c98a12')],
    ],
    [0, 0.2, 1, 0.1],
  );
  const banana = (turn: number, x: number, y: number, scale: number): string =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
      path(
        'M0 0C-14 6 -20 18 -16 30C-40 90 -34 190 40 262C52 274 72 276 82 266C88 258 86 248 76 240C36 190 26 110 34 34C36 16 22 -6 0 0Z',
        skin,
      ),
      stroke('M2 34C-12 100 0 190 58 256', tone('#c9900f'), 4, 0.45),
      stroke('M-10 60C-22 120 -10 180 22 226', '#fff8cf', 9, 0.75),
      path('M58 268q16 10 26 -4q-4 -12 -14 -10z', '#5b4317'),
    );
  const hand =
    banana(-44, 318, 150, 1.26) +
    banana(-22, 308, 140, 1.36) +
    banana(0, 296, 136, 1.4) +
    banana(22, 286, 140, 1.36) +
    path(
      'M262 112Q300 92 344 114L340 178Q300 196 268 178Z',
      canvas.linear([
        [0, '#c7b04a'],
        [0.4, '#a7952f'],
        [1, '#6e6118'],
      ]),
    ) +
    path('M272 100h62v20h-62z', '#5b4a17');
  const sticker = group(
    'translate(-62 -28) rotate(8 330 340)',
    ellipse(352, 330, 34, 26, '#15803d'),
    ellipse(352, 330, 29, 21, 'none', { stroke: '#ffffff', width: 2, opacity: 0.7 }),
    drawText('SUBAH', { x: 352, y: 335, size: 14, fill: '#ffffff' }),
  );
  const dozen = /dozen|1[0-2] pieces/.test(article.weight);
  return (
    shadow(canvas, 290, 512, dozen ? 190 : 168) +
    (dozen ? group('translate(70 66) rotate(2 300 300) scale(0.86)', hand) : '') +
    group(`translate(${dozen ? -56 : -30} 0) rotate(12 300 300)`, hand, sticker)
  );
};
