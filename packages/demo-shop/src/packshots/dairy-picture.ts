import { chooseAt, createRandom } from '../random.ts';
import { SIDE, shadow } from './backdrop.ts';
import type { Canvas } from './canvas.ts';
import { createCanvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import { draw } from './drawing.ts';
import { circle, ellipse, group, path, rect, repeat, round, stroke } from './markup.ts';
import { drawTitle } from './outlined-text.ts';

const SKIES: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#fff1cf', '#ffe1a1'],
  ['#e6f3ff', '#ffefc9'],
  ['#fdeee0', '#ffd9a8'],
  ['#eaf6ff', '#dff0ff'],
];
const MEADOWS = ['#7fc25a', '#6db455', '#93c95b', '#5fae5f'] as const;
/** Dark parts of the cow's coat, and the browns of Gir and Sahiwal cattle they may turn to. */
const PATCHES = (
  '#77727d #777679 #605b65 #97959a #857092 #5f4e70 #8f8d91 #87848a #6a6075 #6e6874 #6a5f76 ' +
  '#756e7c #6e6b71 #5b4b6a #574d50 #635b6a #645d69 #7d7a83 #6f6b73 #757575 #7e7c81 #6e6972'
).split(' ');
const COATS = ['#757575', '#8a4b22', '#b5763c', '#5e3a28'] as const;
const ROOFS = ['#b4441a', '#8a3b12', '#1d5fb8', '#0f766e', '#7a1f1f'] as const;

const milkCan = (canvas: Canvas, x: number, y: number, scale: number): string => {
  const metal = canvas.linear([
    [0, '#8d9aa0'],
    [0.2, '#f7fbfc'],
    [0.42, '#bfcad0'],
    [0.72, '#e3eaed'],
    [1, '#74828a'],
  ]);
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    shadow(canvas, 0, 0, 56),
    path('M-52 -104C-52 -132 -30 -134 -28 -160H28C30 -134 52 -132 52 -104V-8Q0 12 -52 -8Z', metal),
    stroke('M-52 -96Q0 -82 52 -96M-52 -20Q0 -4 52 -20', '#ffffff', 3, 0.7),
    stroke('M-52 -90Q0 -76 52 -90M-52 -14Q0 2 52 -14', '#5c6970', 3, 0.4),
    path('M-36 -160Q0 -148 36 -160V-174Q0 -162 -36 -174Z', metal),
    path('M-34 -174C-30 -192 30 -192 34 -174Q0 -162 -34 -174Z', metal),
    rect(-12, -200, 24, 12, metal, { rx: 6 }),
    stroke('M-52 -110C-72 -112 -72 -76 -52 -78M52 -110C72 -112 72 -76 52 -78', '#9aa7ad', 7),
  );
};

const barn = (x: number, y: number, scale: number, roof: string): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M-80 0V-70H80V0Z', '#fff7e8'),
    path('M20 0V-70H80V0Z', '#0b1a10', { opacity: 0.08 }),
    path('M-96 -64L-44 -118H60L98 -64Z', roof),
    path('M-96 -64L-44 -118H-10L-54 -64Z', lighten(roof, 0.22)),
    path('M-24 0V-46Q0 -60 24 -46V0Z', darken(roof, 0.4)),
    rect(-66, -48, 26, 22, '#9cc4dc', { rx: 2 }),
    rect(42, -48, 26, 22, '#9cc4dc', { rx: 2 }),
  );

const tree = (x: number, y: number, scale: number): string =>
  group(
    `translate(${round(x)} ${y}) scale(${round(scale)})`,
    rect(-5, -36, 10, 38, '#8a5a2b', { rx: 3 }),
    circle(0, -62, 34, '#4d9a4c'),
    circle(-22, -48, 24, '#5aa856'),
    circle(22, -46, 22, '#3f8a45'),
    circle(-10, -74, 16, '#7cc06a', { opacity: 0.8 }),
  );

const signBoard = (canvas: Canvas, name: string): string => {
  const title = drawTitle(name, { x: 0, y: 0, max: 208, size: 38, face: 'serif', fill: '#14532d', lead: 0.98 });
  const wood = canvas.linear(
    [
      [0, '#d9a464'],
      [0.3, '#f0c88d'],
      [1, '#b9803f'],
    ],
    [0, 0, 0, 1],
  );
  return (
    rect(-84, 30, 14, 96, '#a87136') +
    rect(70, 30, 14, 96, '#a87136') +
    rect(-122, -44, 252, 92, '#22301f', { rx: 12, opacity: 0.18 }) +
    rect(-126, -50, 252, 92, wood, { rx: 12 }) +
    rect(-117, -41, 234, 74, '#fffaf0', { rx: 8 }) +
    group(`translate(0 ${round(-4 + title.size * 0.34 - title.bottom / 2)})`, title.svg)
  );
};

const coatOf = (coat: string): Record<string, string> =>
  Object.fromEntries(PATCHES.map((patch) => [patch, mix(patch, coat, 0.72)]));

/** Picture of a dairy with meadow, sun, cow and milk can; varies with the seed. */
export const drawDairy = ({ name, seed }: { name: string; seed: number }): string => {
  const canvas = createCanvas();
  const random = createRandom(seed * 104729 + 31);
  const [sky, glow] = chooseAt(SKIES, random() * SKIES.length);
  const grass = chooseAt(MEADOWS, random() * MEADOWS.length);
  const roof = chooseAt(ROOFS, random() * ROOFS.length);
  const cowLeft = seed % 2 === 0;
  const sunX = (cowLeft ? 180 : 300) + random() * 120;
  const barnX = cowLeft ? 484 : 116;
  const coat = chooseAt(COATS, seed);
  const cowX = cowLeft ? 206 : 394;
  const canX = cowLeft ? 424 : 176;
  const spread = random() * 40;
  const trees = repeat(4, (i) => tree(60 + i * 150 + random() * 70, 330 + (i % 2) * 8, 0.5 + random() * 0.35));
  const far = canvas.linear(
    [
      [0, lighten(grass, 0.34)],
      [1, lighten(grass, 0.1)],
    ],
    [0, 0, 0, 1],
  );
  const near = canvas.linear(
    [
      [0, lighten(grass, 0.12)],
      [1, darken(grass, 0.22)],
    ],
    [0, 0, 0, 1],
  );
  const tuft = (i: number): string => {
    const x = 30 + i * 48 + random() * 30;
    const y = 520 + random() * 66;
    return stroke(
      `M${round(x)} ${round(y)}q-4 -10 -8 -14M${round(x)} ${round(y)}q0 -12 2 -18M${round(x)} ${round(y)}q4 -9 10 -12`,
      darken(grass, 0.34),
      3,
      0.6,
    );
  };
  return canvas.finish(
    name,
    SIDE,
    SIDE,
    rect(
      0,
      0,
      SIDE,
      SIDE,
      canvas.linear(
        [
          [0, sky],
          [0.62, glow],
        ],
        [0, 0, 0, 1],
      ),
    ),
    circle(
      sunX,
      318,
      190,
      canvas.radial([
        [0, '#ffd873', 0.75],
        [1, '#ffd873', 0],
      ]),
    ),
    circle(sunX, 318, 104, '#fbbf24'),
    path('M0 326Q150 268 320 312T600 296V420H0Z', far),
    trees,
    barn(barnX, 352, 1, roof),
    path(`M0 372Q${180 + spread} 318 360 366T600 352V600H0Z`, near),
    repeat(12, tuft),
    shadow(canvas, cowX, 500, 128, 0.8),
    draw(canvas, 'cow', { x: cowX, y: 394, size: 262, mirror: !cowLeft, swap: coatOf(coat), plain: true }),
    milkCan(canvas, canX, 516, 0.82),
    milkCan(canvas, canX + (cowLeft ? 74 : -74), 532, 0.66),
    group(
      'translate(300 548) scale(0.86)',
      ellipse(0, 62, 150, 12, '#22301f', { opacity: 0.12 }),
      group('translate(0 -20)', signBoard(canvas, name)),
    ),
  );
};
