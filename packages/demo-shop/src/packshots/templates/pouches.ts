import { shadow } from '../backdrop.ts';
import { darken, lighten } from '../colour.ts';
import { vegMark } from '../label-parts.ts';
import { label } from '../labels.ts';
import { ellipse, group, path, rect, repeat, round, stroke } from '../markup.ts';
import { matt } from '../shading.ts';
import type { Template } from './template.ts';

/** Stand-up bag with a heat seal on top and a gusset below. */
export const pouch: Template = (canvas, article) => {
  const { c1 } = article;
  const outline =
    'M168 92H432L437 148C453 262 453 402 441 498Q438 520 412 522C350 530 250 530 188 522Q162 520 159 498C147 402 147 262 163 148Z';
  return (
    shadow(canvas, 300, 520, 146) +
    canvas.clip(
      outline,
      rect(140, 80, 320, 460, c1),
      label(canvas, article, { x: 152, y: 128, w: 296, h: 356 }),
      rect(140, 480, 320, 60, darken(c1, 0.18)),
      path('M140 476Q300 520 460 476V492Q300 534 140 492Z', '#ffffff', { opacity: 0.16 }),
      rect(140, 88, 320, 40, darken(c1, 0.16)),
      repeat(7, (i) => stroke(`M140 ${95 + i * 5}H460`, '#ffffff', 1.4, 0.2)),
      rect(140, 80, 320, 460, matt(canvas)),
      path('M176 150C164 260 166 380 178 486C190 420 186 240 196 150Z', '#ffffff', { opacity: 0.22 }),
      path('M424 150C436 250 436 400 424 500C412 400 416 250 408 150Z', '#0b1a10', { opacity: 0.08 }),
      path('M163 150L226 132L180 210ZM437 150L374 132L422 220Z', '#ffffff', { opacity: 0.13 }),
    ) +
    vegMark(article, 398, 446, 22)
  );
};

/** Flat single-serve packet, a second one behind it. */
export const sachet: Template = (canvas, article) => {
  const { c1 } = article;
  const crimp = (y: number): string =>
    stroke(
      repeat(36, (i) => `M${round(190 + i * 6.2)} ${y}v24`),
      '#ffffff',
      2,
      0.26,
    );
  const sheet = (fill: string): string => rect(190, 118, 220, 392, fill);
  return (
    shadow(canvas, 310, 512, 140) +
    group('rotate(9 300 510) translate(52 -6)', sheet(lighten(c1, 0.15)), crimp(119), sheet(matt(canvas))) +
    group(
      'rotate(-4 300 510) translate(-24 0)',
      rect(194, 124, 220, 388, '#22301f', { opacity: 0.16 }),
      canvas.clip(
        'M190 118H410V508H190Z',
        sheet(c1),
        label(canvas, article, { x: 190, y: 144, w: 220, h: 338 }),
        rect(190, 118, 220, 26, lighten(c1, 0.25)),
        rect(190, 482, 220, 28, lighten(c1, 0.25)),
        crimp(119),
        crimp(485),
        sheet(matt(canvas)),
        path('M190 144L246 144L196 300ZM410 482L350 482L404 330Z', '#ffffff', { opacity: 0.14 }),
      ),
    )
  );
};

/** Half-litre pillow bag of milk: thin film, serrated ends, heavy at the bottom. */
export const milkbag: Template = (canvas, article) => {
  const { c1 } = article;
  const teeth = (count: number, step: number, height: number): string =>
    repeat(count, () => `l${step / 2} ${-height}l${step / 2} ${height}`);
  const outline =
    `M160 114${teeth(20, 14, 6)}L436 158C450 214 460 284 458 346C456 412 448 458 438 488L446 520` +
    `${teeth(20, -14.6, -6)}L162 488C152 458 144 412 142 346C140 284 150 214 164 158Z`;
  const seal = (y: number): string =>
    stroke(
      repeat(4, (i) => `M150 ${y + i * 7}H450`),
      '#ffffff',
      1.8,
      0.4,
    );
  return (
    shadow(canvas, 300, 522, 150) +
    group(
      'rotate(-2 300 520)',
      canvas.clip(
        outline,
        rect(130, 100, 340, 440, article.c2),
        label(canvas, article, { x: 146, y: 156, w: 308, h: 336 }),
        rect(130, 100, 340, 54, lighten(c1, 0.12)),
        rect(130, 490, 340, 50, lighten(c1, 0.12)),
        seal(122),
        seal(498),
        rect(130, 100, 340, 440, matt(canvas)),
        rect(
          130,
          100,
          340,
          440,
          canvas.linear(
            [
              [0, '#ffffff', 0],
              [0.12, '#07140a', 0.2],
              [0.2, '#ffffff', 0.22],
              [0.34, '#ffffff', 0],
              [0.74, '#07140a', 0],
              [0.87, '#07140a', 0.26],
              [0.9, '#ffffff', 0.14],
            ],
            [0, 0, 0, 1],
          ),
        ),
        path('M172 166C156 260 152 380 170 478C184 420 172 262 206 170Z', '#ffffff', { opacity: 0.34 }),
        path('M428 172C444 260 448 390 432 476C420 400 428 262 402 176Z', '#0b1a10', { opacity: 0.1 }),
        path('M170 158L250 156Q206 190 180 262ZM430 158L352 156Q396 192 420 258Z', '#ffffff', { opacity: 0.2 }),
        path('M164 486L238 490Q196 462 176 404ZM436 486L366 490Q404 460 424 404Z', '#0b1a10', { opacity: 0.12 }),
        stroke(
          'M214 158Q208 190 188 216M256 156Q250 176 236 190M388 158Q394 190 412 216M346 156Q350 174 364 188',
          '#0b1a10',
          3,
          0.12,
        ),
        stroke(
          'M200 490Q196 462 178 440M244 490Q238 472 224 458M400 490Q404 462 422 440M358 490Q364 470 378 458',
          '#ffffff',
          3,
          0.3,
        ),
        ellipse(206, 226, 9, 30, '#ffffff', { opacity: 0.6, transform: 'rotate(12 206 226)' }),
      ),
    ) +
    vegMark(article, 400, 450, 20)
  );
};

/** Woven sack, sewn shut on top: ten kilos and more. */
export const sack: Template = (canvas, article) => {
  const { c1, c2 } = article;
  const outline =
    'M146 104Q160 96 176 102Q300 88 424 102Q440 96 454 104Q462 118 450 132C470 220 476 400 464 486Q462 520 428 522Q300 530 172 522Q138 520 136 486C124 400 130 220 150 132Q138 118 146 104Z';
  const weave = stroke(
    repeat(48, (i) => `M${124 + i * 7.4} 90V530`) + repeat(58, (i) => `M120 ${96 + i * 7.6}H480`),
    '#ffffff',
    1,
    0.13,
  );
  return (
    shadow(canvas, 300, 522, 168) +
    canvas.clip(
      outline,
      rect(120, 80, 360, 460, darken(c2, 0.04)),
      label(canvas, article, { x: 146, y: 146, w: 308, h: 356 }),
      rect(120, 80, 360, 66, c2),
      rect(120, 142, 360, 5, darken(c1, 0.1)),
      weave,
      stroke('M146 124Q300 108 454 124', darken(c1, 0.2), 4, 0.9).replace('/>', ' stroke-dasharray="11 8"/>'),
      rect(120, 80, 360, 460, matt(canvas)),
      rect(
        120,
        80,
        360,
        460,
        canvas.linear(
          [
            [0, '#ffffff', 0.22],
            [0.2, '#ffffff', 0],
            [0.8, '#07140a', 0],
            [1, '#07140a', 0.28],
          ],
          [0, 0, 0, 1],
        ),
      ),
      path('M160 140C146 240 146 380 160 500C176 420 166 250 186 140Z', '#ffffff', { opacity: 0.2 }),
      path('M440 150C454 260 454 400 440 506C428 400 432 260 420 150Z', '#0b1a10', { opacity: 0.1 }),
      stroke('M152 134Q190 150 214 196M448 134Q410 150 386 196', '#0b1a10', 4, 0.13),
      stroke('M150 500Q190 486 204 452M450 500Q410 486 396 452', '#0b1a10', 4, 0.13),
    ) +
    vegMark(article, 410, 462, 21)
  );
};
