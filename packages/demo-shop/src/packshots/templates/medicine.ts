import { shadow } from '../backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { screwCap } from '../closures.ts';
import { darken, inkOn, lighten, printOnWhite } from '../colour.ts';
import { draw } from '../drawing.ts';
import { artOn } from '../label-parts.ts';
import { label } from '../labels.ts';
import { ellipse, group, path, rect, repeat, round, stroke } from '../markup.ts';
import { drawText, drawTitle } from '../outlined-text.ts';
import { glossy, shaded } from '../shading.ts';
import type { Template } from './template.ts';

/** Squeezed tube standing on its cap: toothpaste, cream, ointment. */
export const tube: Template = (canvas, article) => {
  const { c1, c2 } = article;
  const ink = inkOn(c1);
  const title = drawTitle(article.title, {
    x: 300,
    y: 208,
    max: 224,
    size: 52,
    face: article.face ?? 'round',
    fill: ink,
    lead: 0.92,
  });
  const drop = title.bottom - 208;
  return (
    shadow(canvas, 300, 520, 100) +
    screwCap(canvas, 224, 440, 152, 80, article.cap ?? c2) +
    canvas.clip(
      'M150 84H450C446 220 420 360 398 426Q394 440 372 444H228Q206 440 202 426C180 360 154 220 150 84Z',
      rect(140, 80, 320, 380, c1),
      path('M140 306C240 256 340 366 460 286V470H140Z', c2),
      stroke('M140 292C240 242 340 352 460 272', '#ffffff', 7, 0.85),
      drawText(article.brand.toUpperCase(), { x: 300, y: 156, size: 19, fill: ink, track: 4, max: 220 }),
      title.svg,
      drop === 0 ? drawText(article.note, { x: 300, y: 242, size: 19, face: 'text', fill: ink, max: 210 }) : '',
      artOn(canvas, article, 300, 342, 98),
      drawText(article.weight, { x: 300, y: 424, size: 19, fill: inkOn(c2), max: 160 }),
      rect(140, 80, 320, 40, '#ffffff', { opacity: 0.3 }),
      stroke(
        repeat(50, (i) => `M${round(150 + i * 6.1)} 84v33`),
        '#0b1a10',
        2,
        0.13,
      ),
      rect(
        150,
        80,
        300,
        380,
        canvas.linear([
          [0, '#07140a', 0.2],
          [0.14, '#ffffff', 0.1],
          [0.26, '#ffffff', 0.5],
          [0.38, '#ffffff', 0.05],
          [0.75, '#07140a', 0.05],
          [1, '#07140a', 0.3],
        ]),
      ),
    )
  );
};

const blisterStrip = (canvas: Canvas, colour: string): string => {
  const pocket = canvas.linear(
    [
      [0, '#ffffff'],
      [0.5, '#dfe5e4'],
      [1, '#b9c3c1'],
    ],
    [0, 0, 0, 1],
  );
  const tablet = canvas.linear(
    [
      [0, lighten(colour, 0.55)],
      [0.5, colour],
      [1, darken(colour, 0.2)],
    ],
    [0, 0, 0, 1],
  );
  const pill = (i: number): string =>
    group(
      `translate(${50 + (i % 4) * 83} ${46 + (i >> 2) * 68})`,
      rect(-30, -16, 66, 40, '#0b1a10', { rx: 20, opacity: 0.18 }),
      rect(-33, -20, 66, 40, pocket, { rx: 20 }),
      rect(-25, -13, 50, 26, tablet, { rx: 13 }),
      rect(-20, -11, 30, 7, '#ffffff', { rx: 3.5, opacity: 0.85 }),
    );
  return (
    rect(
      0,
      0,
      348,
      158,
      canvas.linear(
        [
          [0, '#fbfcfc'],
          [0.35, '#d5dcdb'],
          [0.5, '#f3f6f5'],
          [1, '#b8c2c0'],
        ],
        [0, 0, 1, 0.7],
      ),
      { rx: 16 },
    ) +
    rect(1.5, 1.5, 345, 155, 'none', { rx: 15, stroke: '#ffffff', width: 3, opacity: 0.8 }) +
    repeat(8, pill) +
    stroke('M4 79.5H344', '#8b9896', 2, 0.6).replace('/>', ' stroke-dasharray="5 5"/>')
  );
};

/** Strip of tablets before its box. */
export const blister: Template = (canvas, article) => {
  const { c1, c2 } = article;
  const title = drawTitle(article.title, {
    x: 22,
    y: 126,
    size: 48,
    face: 'cond',
    fill: printOnWhite(c1),
    anchor: 'start',
    max: 204,
    lead: 0.9,
  });
  return (
    shadow(canvas, 300, 512, 190) +
    group(
      'translate(112 150)',
      path('M330 18L392 2V238L330 262Z', darken(c1, 0.3)),
      path('M0 18H330L392 2H58Z', lighten(c1, 0.4)),
      rect(0, 18, 330, 244, '#ffffff'),
      rect(0, 18, 330, 58, c1),
      drawText(article.brand.toUpperCase(), {
        x: 22,
        y: 54,
        size: 21,
        fill: inkOn(c1),
        anchor: 'start',
        track: 3,
        max: 290,
      }),
      artOn(canvas, article, 276, 128, 82),
      title.svg,
      drawText(article.note, {
        x: 22,
        y: title.bottom + 30,
        size: 18,
        face: 'text',
        fill: '#4b5d52',
        anchor: 'start',
        max: 210,
      }),
      path('M0 236Q165 196 330 230V262H0Z', c2),
      rect(
        0,
        18,
        330,
        244,
        canvas.linear([
          [0, '#ffffff', 0.2],
          [0.5, '#ffffff', 0],
          [1, '#0b1a10', 0.1],
        ]),
      ),
    ) +
    group(
      'translate(122 374) rotate(-5 174 79)',
      rect(8, 12, 348, 158, '#22301f', { rx: 16, opacity: 0.2 }),
      blisterStrip(canvas, article.pill ?? '#ffffff'),
    )
  );
};

/** Device in front of its box. */
export const device: Template = (canvas, article) => {
  const { c1 } = article;
  const side = 'M356 150L424 134V492L356 516Z';
  return (
    shadow(canvas, 270, 514, 160) +
    path(side, darken(c1, 0.3)) +
    path(side, shaded(canvas)) +
    path('M112 150H356L424 134H174Z', lighten(c1, 0.34)) +
    canvas.clip(
      'M112 150H356V516H112Z',
      label(canvas, { ...article, design: 'clinic' }, { x: 112, y: 150, w: 244, h: 366 }),
      rect(
        112,
        150,
        244,
        366,
        canvas.linear([
          [0, '#ffffff', 0.2],
          [0.5, '#ffffff', 0],
          [1, '#0b1a10', 0.14],
        ]),
      ),
    ) +
    shadow(canvas, 408, 522, 92) +
    draw(canvas, article.art, { x: 404, y: 424, size: 216, hue: article.hue, saturation: article.saturation })
  );
};

const sampleTube = (canvas: Canvas, x: number, lean: number, cap: string, blood: string): string => {
  const glass = 'M-24 0V150Q-24 178 0 178Q24 178 24 150V0Z';
  return group(
    `translate(${x} 340) rotate(${lean} 0 178)`,
    canvas.clip(
      glass,
      rect(-24, 0, 48, 180, '#eaf2fb'),
      path(
        'M-24 62Q0 70 24 62V180H-24Z',
        canvas.linear(
          [
            [0, lighten(blood, 0.12)],
            [1, darken(blood, 0.25)],
          ],
          [0, 0, 0, 1],
        ),
      ),
      rect(-24, 84, 48, 62, '#ffffff'),
      rect(-24, 92, 48, 7, cap),
      stroke('M-14 110H14M-14 120H8M-14 130H12', '#4b5d52', 2.4, 0.55),
      rect(-24, 0, 48, 180, glossy(canvas)),
    ),
    path('M-30 -34Q-30 -42 -22 -43Q0 -48 22 -43Q30 -42 30 -34V8Q0 20 -30 8Z', cap),
    path('M-30 -34Q-30 -42 -22 -43Q0 -48 22 -43Q30 -42 30 -34V8Q0 20 -30 8Z', glossy(canvas)),
    stroke(
      repeat(7, (i) => `M${-22 + i * 7.4} -32V6`),
      '#0b1a10',
      2,
      0.13,
    ),
  );
};

/** Lab test: the sample box and two tubes. */
export const kit: Template = (canvas, article) => {
  const { c1, c2 } = article;
  const blood = article.fill ?? '#b0162b';
  const side = 'M400 212L468 196V496L400 520Z';
  return (
    shadow(canvas, 290, 518, 190) +
    path(side, darken(c1, 0.3)) +
    path(side, shaded(canvas)) +
    path('M104 212H400L468 196H166Z', lighten(c1, 0.34)) +
    path('M270 212L330 196H362L304 212Z', '#ffffff', { opacity: 0.4 }) +
    canvas.clip(
      'M104 212H400V520H104Z',
      label(canvas, { ...article, design: 'clinic' }, { x: 104, y: 212, w: 296, h: 308 }),
      rect(
        104,
        212,
        296,
        308,
        canvas.linear([
          [0, '#ffffff', 0.2],
          [0.5, '#ffffff', 0],
          [1, '#0b1a10', 0.12],
        ]),
      ),
    ) +
    stroke('M400 213V519', '#ffffff', 2, 0.45) +
    shadow(canvas, 446, 522, 60) +
    ellipse(430, 520, 26, 6, '#22301f', { opacity: 0.3 }) +
    sampleTube(canvas, 484, 7, lighten(c2, 0.05), '#e8b23a') +
    sampleTube(canvas, 424, -5, c1, blood)
  );
};
