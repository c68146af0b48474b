import { shadow } from '../backdrop.ts';
import { darken, inkOn, lighten, readableOn } from '../colour.ts';
import { artOn, rays, vegMark } from '../label-parts.ts';
import { circle, group, path, rect, repeat, round, stroke } from '../markup.ts';
import { drawText, drawTitle } from '../outlined-text.ts';
import { lying } from '../shading.ts';
import type { Template } from './template.ts';

/** Bread in printed film, tied at the end. */
export const loaf: Template = (canvas, article) => {
  const { c1, c2 } = article;
  const ink = inkOn(c1);
  const outline =
    'M96 300C84 240 120 206 176 214C230 186 330 180 400 206C470 200 500 236 490 296C502 360 500 450 492 492Q488 514 462 516H132Q104 514 100 492C94 440 92 360 96 300Z';
  const slice = (i: number): string =>
    stroke(`M${112 + i * 27} 190Q${100 + i * 27} 340 ${110 + i * 27} 520`, '#8f5220', 3, 0.3) +
    stroke(`M${117 + i * 27} 190Q${105 + i * 27} 340 ${115 + i * 27} 520`, '#fff2d4', 3, 0.35);
  return (
    shadow(canvas, 296, 516, 214) +
    path('M486 330C520 318 548 296 566 300C572 330 572 366 566 396C546 404 520 380 488 372Z', lighten(c1, 0.5), {
      opacity: 0.9,
    }) +
    stroke('M500 334q34 -14 62 -28M500 352h66M500 366q34 12 62 24', '#ffffff', 3, 0.8) +
    rect(486, 326, 18, 52, c2, { rx: 6 }) +
    canvas.clip(
      outline,
      rect(
        80,
        170,
        430,
        360,
        canvas.linear(
          [
            [0, '#e9b872'],
            [0.5, '#d2914a'],
            [1, '#b97233'],
          ],
          [0, 0, 0, 1],
        ),
      ),
      repeat(15, slice),
      path('M80 296C200 262 400 262 510 296V470C400 492 200 492 80 470Z', c1),
      path(
        'M80 296C200 262 400 262 510 296v8C400 272 200 272 80 304ZM80 462C200 484 400 484 510 462v8C400 492 200 492 80 470Z',
        c2,
      ),
      artOn(canvas, article, 178, 384, 126),
      drawText(article.brand.toUpperCase(), { x: 366, y: 340, size: 19, fill: ink, track: 4, max: 210 }),
      drawTitle(article.title, {
        x: 366,
        y: 388,
        max: 214,
        size: 46,
        face: article.face ?? 'serif',
        fill: ink,
        lead: 0.96,
      }).svg,
      drawText(article.weight, { x: 366, y: 462, size: 18, fill: ink }),
      rect(
        80,
        170,
        430,
        360,
        canvas.linear(
          [
            [0, '#ffffff', 0.42],
            [0.16, '#ffffff', 0.1],
            [0.5, '#ffffff', 0],
            [1, '#0b1a10', 0.24],
          ],
          [0, 0, 0, 1],
        ),
      ),
      path('M130 240C200 214 330 206 440 226C330 220 210 232 136 268Z', '#ffffff', { opacity: 0.6 }),
      path('M108 320C102 380 104 440 112 480C120 430 118 370 122 320Z', '#ffffff', { opacity: 0.4 }),
    )
  );
};

/** Lying film pack with finned ends: biscuits, chips, noodles, soap. */
export const flowpack: Template = (canvas, article) => {
  const { c1, c2 } = article;
  const ink = inkOn(c1);
  const fin = (x: number): string =>
    stroke(
      repeat(22, (i) => `M${x} ${258 + i * 9.6}h34`),
      '#ffffff',
      2.6,
      0.32,
    );
  const zigzag = (x: number, side: number): string =>
    `M${x} 256${repeat(11, () => `l${side * 8} 9.7l${-side * 8} 9.7`)}`;
  const title = drawTitle(article.title, {
    x: 134,
    y: 0,
    size: 54,
    face: article.face ?? 'round',
    fill: ink,
    // The last line is in the second colour, as on biscuit packs.
    lastFill: readableOn(c1, c2),
    anchor: 'start',
    max: 166,
    rows: 3,
    lead: 0.86,
  });
  const words = group(`translate(0 ${round(386 - title.bottom / 2)})`, title.svg);
  return (
    shadow(canvas, 300, 488, 214) +
    group(
      'rotate(-7 300 370)',
      path(`${zigzag(84, -1)}H118V256Z`, darken(c1, 0.12)),
      path(`${zigzag(516, 1)}H482V256Z`, darken(c1, 0.25)),
      fin(84),
      fin(482),
      canvas.clip(
        'M112 262Q300 236 488 262V462Q300 490 112 462Z',
        rect(100, 230, 400, 270, c1),
        rays(404, 368, 340, '#ffffff', 26, 0.1),
        circle(404, 368, 94, c2),
        artOn(canvas, article, 376, 346, 106, -12),
        artOn(canvas, article, 434, 398, 104, 14),
        drawText(article.brand.toUpperCase(), {
          x: 136,
          y: 312,
          size: 19,
          fill: ink,
          anchor: 'start',
          track: 3.4,
          max: 200,
        }),
        words,
        drawText(article.weight, { x: article.veg ? 166 : 136, y: 448, size: 19, fill: ink, anchor: 'start' }),
        vegMark(article, 136, 432),
        rect(100, 230, 400, 270, lying(canvas)),
      ),
    )
  );
};

/** Wrapped block lying on its long side: butter, paneer, a bar of soap. */
export const block: Template = (canvas, article) => {
  const { c1, c2 } = article;
  const ink = inkOn(c1);
  const front = 'M92 340Q92 330 102 330H424Q434 330 434 340V506Q434 518 422 518H104Q92 518 92 506Z';
  const top = 'M98 334L150 262Q154 256 162 256H488Q498 256 494 264L434 336Z';
  const side = 'M434 336L494 262Q502 258 502 268V444Q502 452 496 458L434 518Z';
  const title = drawTitle(article.title, {
    x: 116,
    y: 0,
    size: 50,
    face: article.face ?? 'serif',
    fill: ink,
    anchor: 'start',
    max: 158,
    lead: 0.94,
  });
  return (
    shadow(canvas, 300, 514, 214) +
    path(top, lighten(c1, 0.3)) +
    canvas.clip(
      top,
      path('M210 250L150 340H290L360 250Z', c2, { opacity: 0.9 }),
      path(
        top,
        canvas.linear(
          [
            [0, '#ffffff', 0.5],
            [0.5, '#ffffff', 0.1],
            [1, '#ffffff', 0],
          ],
          [0, 0, 0.6, 1],
        ),
      ),
    ) +
    path(side, darken(c1, 0.26)) +
    canvas.clip(
      side,
      path('M434 336L468 400L502 262Z', '#ffffff', { opacity: 0.16 }),
      path('M434 518L468 400L502 452Z', '#0b1a10', { opacity: 0.22 }),
      stroke('M434 336L468 400L434 518M468 400L502 262M468 400L502 452', '#0b1a10', 2, 0.3),
    ) +
    canvas.clip(
      front,
      rect(90, 328, 346, 192, c1),
      rays(356, 424, 300, '#ffffff', 24, 0.09),
      circle(356, 424, 72, c2),
      circle(356, 424, 62, 'none', { stroke: '#ffffff', width: 2, opacity: 0.6 }),
      artOn(canvas, article, 356, 422, 112),
      drawText(article.brand.toUpperCase(), {
        x: 118,
        y: 370,
        size: 17,
        fill: ink,
        anchor: 'start',
        track: 3,
        max: 150,
      }),
      group(`translate(0 ${title.rows === 1 ? 430 : 414})`, title.svg),
      drawText(article.weight, { x: article.veg ? 144 : 118, y: 498, size: 18, fill: ink, anchor: 'start' }),
      vegMark(article, 117, 482, 19),
      rect(
        90,
        328,
        346,
        192,
        canvas.linear(
          [
            [0, '#ffffff', 0.36],
            [0.1, '#ffffff', 0.1],
            [0.6, '#0b1a10', 0],
            [1, '#0b1a10', 0.24],
          ],
          [0, 0, 0.15, 1],
        ),
      ),
    ) +
    stroke('M100 333H430', '#ffffff', 3, 0.55) +
    stroke('M434 340V512', '#ffffff', 2, 0.3)
  );
};
