import { chooseAt, createRandom } from '../random.ts';
import { SIDE, TINT, type Tint } from './backdrop.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { darken, lighten, mix, turnHue } from './colour.ts';
import { draw } from './drawing.ts';
import { circle, ellipse, group, path, rect, repeat, stroke } from './markup.ts';

/** `art` is a health worker, with or without a skin tone; without one the seed decides. */
type Portrait = { art: string; tint: Tint; seed: number };

const TONES = ['medium', 'medium-light', 'medium', 'medium-dark', 'medium-light'] as const;
const WALLS = ['#a9ddd3', '#b9d7f5', '#fbd992', '#f5c2c7', '#cbbdf0', '#c2e2b2', '#ffcaa3', '#b5e0ea'] as const;
const SHIRTS = ['#6d5791', '#2f7fb5', '#15803d', '#b4441a', '#0f766e', '#a8325e', '#c98a12', '#44546a'] as const;

/** Colours of the shirt under the white coat: light, dark and middle of its gradient. */
const SHIRT_OF = {
  woman: ['#6d5791', '#3e2672', '#574379'],
  man: ['#3272ac', '#0a4b92', '#3865b8'],
} as const;
const STETHOSCOPE = ['#564a7b', '#5a4b7e', '#756a93', '#746992', '#5d4f77', '#553c83'] as const;

const SIZE = 470;
const UNIT = SIZE / 32;
const MIDDLE = 356;
/** Converts a point of the drawing to picture coordinates, relative to the centre line. */
const level = (y: number): number => MIDDLE + (y - 16) * UNIT;

const windowPane = (canvas: Canvas, wall: string): string => {
  const frame = lighten(wall, 0.7);
  return (
    rect(378, 84, 160, 208, frame, { rx: 12 }) +
    rect(
      390,
      96,
      136,
      184,
      canvas.linear(
        [
          [0, '#aedcff'],
          [1, '#eaf7ff'],
        ],
        [0, 0, 0, 1],
      ),
      { rx: 4 },
    ) +
    circle(488, 146, 26, '#fbbf24') +
    path('M390 246Q436 204 526 240V280H390Z', '#8cc97c') +
    stroke('M458 98V278M392 188H524', frame, 8)
  );
};

const plant = (canvas: Canvas): string => {
  const green = canvas.linear(
    [
      [0, '#86c96a'],
      [1, '#2f7d46'],
    ],
    [0, 0, 1, 1],
  );
  const leaf = (i: number): string =>
    path('M0 0C-26 -40 -22 -112 0 -150C22 -112 26 -40 0 0Z', green, { transform: `rotate(${-60 + i * 24})` });
  return (
    group('translate(484 306)', repeat(6, leaf)) +
    path(
      'M440 300H528L516 400H452Z',
      canvas.linear([
        [0, '#eaa06c'],
        [1, '#a9552a'],
      ]),
    ) +
    rect(434, 288, 100, 24, '#dd8a55', { rx: 6 })
  );
};

const cross = (wall: string): string =>
  circle(470, 186, 74, '#ffffff', { opacity: 0.9 }) +
  path('M453 134h34v35h35v34h-35v35h-34v-35h-35v-34h35z', mix(wall, '#15803d', 0.8));

const books = (wall: string): string => {
  const book = (i: number): string => {
    const top = 150 + (i % 3) * 14;
    return (
      rect(396 + i * 25, top, 22, 230 - top, chooseAt(SHIRTS, i * 3 + 1), { rx: 3 }) +
      rect(396 + i * 25, top + 14, 22, 7, '#ffffff', { opacity: 0.65 })
    );
  };
  return repeat(5, book) + rect(380, 230, 170, 13, darken(wall, 0.34), { rx: 4 });
};

const pulseChart = (): string =>
  rect(388, 92, 150, 200, '#ffffff', { rx: 10 }) +
  rect(434, 82, 58, 22, '#94a3a8', { rx: 6 }) +
  stroke('M408 250H518M408 268H476', '#c5d1cc', 7) +
  stroke('M408 186H432L446 140L466 222L480 186H518', '#e11d48', 8, 0.8);

const lamp = (wall: string): string =>
  stroke('M470 60V128', darken(wall, 0.4), 5) +
  path('M424 176Q430 126 470 126T516 176Z', darken(wall, 0.3)) +
  path('M424 176H516L556 320H384Z', '#fff6d0', { opacity: 0.4 }) +
  ellipse(470, 177, 46, 9, '#fff2b8');

const spectacles = (canvas: Canvas, frame: string): string => {
  const glass = canvas.linear(
    [
      [0, '#ffffff', 0.45],
      [0.5, '#ffffff', 0.05],
      [1, '#ffffff', 0.2],
    ],
    [0, 0, 1, 1],
  );
  const eye = (x: number): string => circle(x, 0, 27, glass, { stroke: frame, width: 5 });
  return eye(-31) + eye(31) + stroke('M-6 -3Q0 -8 6 -3M-57 -4L-70 -8M57 -4L70 -8', frame, 5);
};

const MOUSTACHE =
  'M0 -3C6 -10 20 -9 27 0C34 8 40 6 44 2C40 14 24 16 12 10Q5 7 0 5Q-5 7 -12 10C-24 16 -40 14 -44 2C-40 6 -34 8 -27 0C-20 -9 -6 -10 0 -3Z';

export const drawPortrait = ({ art, tint, seed }: Portrait): string => {
  const canvas = createCanvas();
  const random = createRandom(seed * 7919 + 17);
  // Consecutive portraits get different walls and rooms; clothes are random.
  const wall = chooseAt(WALLS, seed * 3);
  const rooms = [
    () => windowPane(canvas, wall),
    () => plant(canvas),
    () => cross(wall),
    () => books(wall),
    pulseChart,
    () => lamp(wall),
  ] as const;
  const room = chooseAt<() => string>(rooms, seed * 5 + Math.floor(seed / 6));
  const roomIsLeft = random() < 0.5;
  const shirt = chooseAt(SHIRTS, random() * SHIRTS.length);
  const tone = chooseAt(TONES, random() * TONES.length);
  const name = /-(light|medium|dark)$/.test(art) ? art : `${art}-${tone}`;
  const gender = art.startsWith('woman') ? 'woman' : 'man';
  const [lightShirt, darkShirt, midShirt] = SHIRT_OF[gender];
  const tubeTurn = chooseAt([0, 130, -80, 60] as const, random() * 4);
  const accessoryChance = random();
  const frame = chooseAt(['#2b2b33', '#6b3a1e', '#7c2d3b'] as const, random() * 3);
  const swap: Record<string, string> = {
    [lightShirt]: lighten(shirt, 0.12),
    [darkShirt]: darken(shirt, 0.35),
    [midShirt]: darken(shirt, 0.15),
  };
  for (const colour of STETHOSCOPE) swap[colour] = turnHue(colour, tubeTurn);
  return canvas.finish(
    '',
    SIDE,
    SIDE,
    rect(0, 0, SIDE, SIDE, TINT[tint]),
    circle(
      300,
      300,
      260,
      canvas.radial(
        [
          [0, lighten(wall, 0.6)],
          [0.6, lighten(wall, 0.2)],
          [1, wall],
        ],
        [0.36, 0.3, 0.85],
      ),
    ),
    canvas.clip(
      'M300 40A260 260 0 1 1 299.9 40Z',
      roomIsLeft ? group('translate(600 0) scale(-1 1)', room()) : room(),
      ellipse(300, 590, 250, 70, darken(wall, 0.3), { opacity: 0.3 }),
      draw(canvas, name, { x: 300, y: MIDDLE, size: SIZE, swap, plain: true }),
      gender === 'man' && accessoryChance > 0.6
        ? path(MOUSTACHE, '#2f1f1b', { transform: `translate(300 ${level(12.85)}) scale(0.86)` })
        : '',
      accessoryChance < 0.5 ? group(`translate(300 ${level(10.35)})`, spectacles(canvas, frame)) : '',
    ),
    circle(300, 300, 256, 'none', { stroke: '#ffffff', width: 8, opacity: 0.8 }),
  );
};
