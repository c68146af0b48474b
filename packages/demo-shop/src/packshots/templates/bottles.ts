import { shadow } from '../backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { pumpHead, screwCap, sprayHead } from '../closures.ts';
import { darken, lighten } from '../colour.ts';
import { label } from '../labels.ts';
import { ellipse, path, rect, repeat, stroke } from '../markup.ts';
import type { Article } from '../pack-design.ts';
import { glossy } from '../shading.ts';
import type { Template } from './template.ts';

type Shape = {
  width: number;
  neck: number;
  shoulder: number;
  top: number;
  label: readonly [number, number];
  cap: number;
};

const SHAPES: Record<NonNullable<Article['shape']>, Shape> = {
  oil: { width: 226, neck: 66, shoulder: 236, top: 130, label: [262, 482], cap: 74 },
  syrup: { width: 216, neck: 88, shoulder: 244, top: 172, label: [262, 500], cap: 88 },
  spray: { width: 226, neck: 64, shoulder: 244, top: 146, label: [264, 494], cap: 78 },
};

/** Sprays have a trigger, washes and lotions a pump, everything else a screw cap. */
const closureOf = ({ closure, shape, title, note }: Article): NonNullable<Article['closure']> => {
  if (closure !== undefined) return closure;
  const words = `${title} ${note ?? ''}`.toLowerCase();
  if (shape !== 'spray') return 'cap';
  if (/spray|mist|freshener|glass clean|repellent/.test(words)) return 'trigger';
  if (/hand ?wash|body wash|lotion|saniti|pump|face wash|baby wash/.test(words)) return 'pump';
  return 'cap';
};

const closureOn = (canvas: Canvas, article: Article, { neck, top, cap }: Shape): string => {
  const colour = article.cap ?? article.c1;
  switch (closureOf(article)) {
    case 'trigger':
      return sprayHead(canvas, 300, top + 8, colour);
    case 'pump':
      return pumpHead(canvas, 300, top + 8, colour);
    case 'cap':
      return screwCap(canvas, 300 - neck / 2 - 12, top - cap + 8, neck + 24, cap, colour);
  }
};

export const bottle: Template = (canvas, article) => {
  const shape = SHAPES[article.shape ?? 'oil'];
  const { width, neck, shoulder, top } = shape;
  const [labelTop, labelFoot] = shape.label;
  const l = 300 - width / 2;
  const r = 300 + width / 2;
  const nl = 300 - neck / 2;
  const nr = 300 + neck / 2;
  const waist = (article.shape ?? 'oil') === 'oil' ? 10 : 0;
  const outline =
    `M${nl} ${top}V${top + 22}C${nl} ${shoulder - 34} ${l} ${shoulder - 40} ${l} ${shoulder + 16}C${l} ${shoulder + 60} ${l + waist} 350 ${l + waist} 372` +
    `C${l + waist} 400 ${l} 420 ${l} 470V492Q${l} 516 ${l + 30} 519Q300 527 ${r - 30} 519Q${r} 516 ${r} 492V470` +
    `C${r} 420 ${r - waist} 400 ${r - waist} 372C${r - waist} 350 ${r} ${shoulder + 60} ${r} ${shoulder + 16}C${r} ${shoulder - 40} ${nr} ${shoulder - 34} ${nr} ${top + 22}V${top}Z`;
  const wrap = `M${l - 6} ${labelTop}Q300 ${labelTop + 12} ${r + 6} ${labelTop}V${labelFoot}Q300 ${labelFoot + 14} ${l - 6} ${labelFoot}Z`;
  const liquid = article.fill ?? article.c2;
  return (
    shadow(canvas, 300, 520, width / 2 + 4) +
    canvas.clip(
      outline,
      rect(150, 100, 300, 440, lighten(liquid, 0.5)),
      rect(
        150,
        top + 34,
        300,
        420,
        canvas.linear(
          [
            [0, lighten(liquid, 0.12)],
            [1, darken(liquid, 0.16)],
          ],
          [0, 0, 0, 1],
        ),
      ),
      canvas.clip(wrap, label(canvas, article, { x: l, y: labelTop + 2, w: width, h: labelFoot - labelTop + 6 })),
      rect(l, 100, width, 440, glossy(canvas)),
    ) +
    closureOn(canvas, article, shape)
  );
};

/** Clear plastic bottle of water or a soft drink. */
export const pet: Template = (canvas, article) => {
  const liquid = article.fill ?? article.c2;
  const outline =
    'M272 112V132C272 158 204 176 200 246C199 262 206 268 206 276V418C206 426 199 430 200 440V492C200 512 208 521 224 521Q238 521 247 513Q256 505 266 513Q276 521 300 521' +
    'Q324 521 334 513Q344 505 353 513Q362 521 376 521C392 521 400 512 400 492V440C401 430 394 426 394 418V276C394 268 401 262 400 246C396 176 328 158 328 132V112Z';
  const ring = (y: number): string =>
    stroke(`M202 ${y}Q300 ${y + 13} 398 ${y}`, '#0b1a10', 3, 0.13) +
    stroke(`M202 ${y + 4}Q300 ${y + 17} 398 ${y + 4}`, '#ffffff', 3, 0.4);
  return (
    shadow(canvas, 300, 520, 106) +
    canvas.clip(
      outline,
      rect(190, 100, 220, 430, lighten(liquid, 0.66)),
      path(
        'M190 164Q300 174 410 164V530H190Z',
        canvas.linear(
          [
            [0, lighten(liquid, 0.2)],
            [1, darken(liquid, 0.12)],
          ],
          [0, 0, 0, 1],
        ),
      ),
      ellipse(300, 165, 60, 5, '#ffffff', { opacity: 0.4 }),
      ring(228),
      ring(446),
      ring(466),
      stroke('M240 486Q236 506 246 514M300 490V518M360 486Q364 506 354 514', '#0b1a10', 5, 0.14),
      canvas.clip(
        'M196 258Q300 272 404 258V420Q300 434 196 420Z',
        label(canvas, article, { x: 200, y: 260, w: 200, h: 172 }),
        rect(196, 254, 208, 5, '#ffffff', { opacity: 0.5 }),
      ),
      rect(200, 100, 200, 430, glossy(canvas)),
      path('M222 250C222 214 262 178 280 160C266 196 244 220 240 262Z', '#ffffff', { opacity: 0.5 }),
      path('M374 244C372 216 346 190 334 172C352 192 388 214 388 250Z', '#ffffff', { opacity: 0.3 }),
    ) +
    rect(266, 104, 68, 9, lighten(liquid, 0.6), { rx: 4 }) +
    screwCap(canvas, 268, 70, 64, 34, article.cap ?? article.c1)
  );
};

/** Eye drops and tinctures: a small bottle before its carton. */
export const dropper: Template = (canvas, article) => {
  const glass = article.fill ?? '#f7fafc';
  const cap = article.cap ?? article.c1;
  const cx = 400;
  const outline = `M${cx - 26} 318C${cx - 26} 338 ${cx - 66} 340 ${cx - 66} 376V496Q${cx - 66} 520 ${cx - 44} 522Q${cx} 528 ${cx + 44} 522Q${cx + 66} 520 ${cx + 66} 496V376C${cx + 66} 340 ${cx + 26} 338 ${cx + 26} 318Z`;
  const nozzle = `M${cx - 34} 330V284Q${cx - 34} 272 ${cx - 22} 266L${cx - 12} 214Q${cx} 204 ${cx + 12} 214L${cx + 22} 266Q${cx + 34} 272 ${cx + 34} 284V330Q${cx} 342 ${cx - 34} 330Z`;
  const side = 'M328 176L376 164V502L328 522Z';
  return (
    shadow(canvas, 252, 518, 130) +
    path(side, darken(article.c1, 0.3)) +
    path('M132 176H328L376 164H178Z', lighten(article.c1, 0.4)) +
    canvas.clip(
      'M132 176H328V522H132Z',
      label(canvas, article, { x: 132, y: 176, w: 196, h: 346 }),
      rect(
        132,
        176,
        196,
        346,
        canvas.linear([
          [0, '#ffffff', 0.24],
          [0.5, '#ffffff', 0],
          [1, '#0b1a10', 0.16],
        ]),
      ),
    ) +
    shadow(canvas, cx, 522, 66) +
    canvas.clip(
      outline,
      rect(320, 300, 160, 240, glass),
      canvas.clip(
        `M320 384Q${cx} 394 480 384V490Q${cx} 500 320 490Z`,
        label(canvas, { ...article, note: undefined }, { x: cx - 66, y: 386, w: 132, h: 112 }),
      ),
      rect(cx - 66, 300, 132, 240, glossy(canvas)),
    ) +
    path(nozzle, cap) +
    path(nozzle, glossy(canvas)) +
    stroke(
      repeat(7, (i) => `M${cx - 27 + i * 9} 288V328`),
      '#0b1a10',
      2,
      0.14,
    )
  );
};
