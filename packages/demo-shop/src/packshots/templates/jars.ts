import { shadow } from '../backdrop.ts';
import { foilLid, screwCap } from '../closures.ts';
import { darken, lighten } from '../colour.ts';
import { label } from '../labels.ts';
import { ellipse, path, rect, repeat, stroke } from '../markup.ts';
import { glossy } from '../shading.ts';
import type { Template } from './template.ts';

export const jar: Template = (canvas, article) => {
  const contents = article.fill ?? article.c2;
  return (
    shadow(canvas, 300, 520, 134) +
    canvas.clip(
      'M196 176C178 190 170 206 170 232V484Q170 516 204 520Q300 530 396 520Q430 516 430 484V232C430 206 422 190 404 176Z',
      rect(160, 160, 280, 370, lighten(contents, 0.55)),
      path(
        'M160 206Q300 222 440 206V540H160Z',
        canvas.linear(
          [
            [0, lighten(contents, 0.18)],
            [1, darken(contents, 0.12)],
          ],
          [0, 0, 0, 1],
        ),
      ),
      canvas.clip(
        'M160 236Q300 252 440 236V480Q300 498 160 480Z',
        label(canvas, article, { x: 170, y: 240, w: 260, h: 248 }),
      ),
      stroke('M160 236Q300 252 440 236', '#ffffff', 2, 0.6),
      stroke('M160 480Q300 498 440 480', '#0b1a10', 3, 0.18),
      rect(170, 160, 260, 380, glossy(canvas)),
    ) +
    stroke('M196 176Q300 190 404 176', '#ffffff', 3, 0.7) +
    screwCap(canvas, 182, 96, 236, 82, article.cap ?? article.c1)
  );
};

/** Tapered tub under a foil lid: curd, ice cream. */
export const cup: Template = (canvas, article) =>
  shadow(canvas, 300, 520, 132) +
  canvas.clip(
    'M142 218H458L420 494Q416 518 384 520Q300 528 216 520Q184 518 180 494Z',
    rect(130, 200, 340, 340, '#ffffff'),
    label(canvas, article, { x: 150, y: 226, w: 300, h: 290 }),
    rect(142, 200, 316, 340, glossy(canvas)),
  ) +
  foilLid(canvas, 300, 184, 178, article.c1);

const ALUMINIUM = [
  [0, '#8e9a9b'],
  [0.22, '#f7fafa'],
  [0.4, '#c3cccc'],
  [0.7, '#e6ecec'],
  [1, '#7f8b8c'],
] as const;

const drinkCan: Template = (canvas, article) => {
  const body = 'M222 168L198 200V482L218 510Q300 530 382 510L402 482V200L378 168Q300 184 222 168Z';
  const metal = canvas.linear(ALUMINIUM);
  return (
    shadow(canvas, 300, 516, 106) +
    path('M218 508Q218 522 240 523Q300 530 360 523Q382 522 382 508Z', metal) +
    canvas.clip(
      body,
      rect(190, 150, 220, 390, article.c1),
      rect(190, 150, 220, 48, metal),
      canvas.clip(
        'M190 196Q300 214 410 196V486Q300 506 190 486Z',
        label(canvas, article, { x: 198, y: 208, w: 204, h: 290 }),
      ),
      rect(198, 150, 204, 390, glossy(canvas)),
      path('M232 214C226 300 226 400 234 484C244 400 242 300 246 216Z', '#ffffff', { opacity: 0.35 }),
    ) +
    path('M216 154Q216 146 226 145Q300 132 374 145Q384 146 384 154L378 170Q300 186 222 170Z', metal) +
    ellipse(
      300,
      153,
      82,
      13,
      canvas.linear([
        [0, '#dfe6e6'],
        [0.4, '#ffffff'],
        [1, '#9aa6a6'],
      ]),
    ) +
    ellipse(
      300,
      154,
      71,
      10,
      canvas.linear(
        [
          [0, '#8c9899'],
          [0.5, '#c9d2d2'],
          [1, '#b3bdbd'],
        ],
        [0, 0, 0, 1],
      ),
    ) +
    ellipse(304, 151, 26, 5, '#eef2f2') +
    ellipse(312, 151, 11, 2.4, '#7f8b8c') +
    path('M270 157Q286 151 300 157Q286 163 270 157Z', '#6f7b7c')
  );
};

const foodTin: Template = (canvas, article) => {
  const metal = canvas.linear(ALUMINIUM);
  const rib = (y: number): string =>
    stroke(`M166 ${y}Q300 ${y + 19} 434 ${y}`, '#ffffff', 3, 0.6) +
    stroke(`M166 ${y + 5}Q300 ${y + 24} 434 ${y + 5}`, '#0b1a10', 3, 0.2);
  return (
    shadow(canvas, 300, 518, 142) +
    path('M164 218V500Q166 514 186 517Q300 532 414 517Q434 514 436 500V218Z', metal) +
    canvas.clip(
      'M164 244Q300 264 436 244V480Q300 500 164 480Z',
      label(canvas, article, { x: 166, y: 246, w: 268, h: 248 }),
      rect(164, 230, 272, 290, glossy(canvas)),
    ) +
    repeat(2, (i) => rib(226 + i * 9)) +
    rib(490) +
    path(
      'M160 208Q160 198 176 196Q300 178 424 196Q440 198 440 208V216Q440 224 424 226Q300 246 176 226Q160 224 160 216Z',
      metal,
    ) +
    ellipse(
      300,
      208,
      136,
      20,
      canvas.linear([
        [0, '#dfe6e6'],
        [0.35, '#ffffff'],
        [1, '#9aa6a6'],
      ]),
    ) +
    ellipse(
      300,
      209,
      122,
      16,
      canvas.linear(
        [
          [0, '#98a4a5'],
          [0.5, '#d4dcdc'],
          [1, '#b9c3c3'],
        ],
        [0, 0, 0, 1],
      ),
    ) +
    ellipse(300, 210, 84, 10, 'none', { stroke: '#ffffff', width: 2.4, opacity: 0.55 }) +
    ellipse(316, 206, 30, 5.5, '#f1f5f5') +
    ellipse(328, 206, 12, 2.6, '#7f8b8c')
  );
};

/** A slim can of a drink, or (`wide`) a tin of food. */
export const can: Template = (canvas, article) => (article.wide === true ? foodTin : drinkCan)(canvas, article);
