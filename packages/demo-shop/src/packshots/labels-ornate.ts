import type { Canvas } from './canvas.ts';
import { darken, inkOn, lighten, mix, readableOn } from './colour.ts';
import { artOn, at, type Box, brandLine, ground, middle, weightPill } from './label-parts.ts';
import { circle, path, rect, repeat, round, stroke } from './markup.ts';
import { drawShortTitle, drawText, drawTitle, drawWord } from './outlined-text.ts';
import type { Article } from './pack-design.ts';

/** The drawing in a pointed arch. */
export const archLabel = (canvas: Canvas, article: Article, box: Box): string => {
  if (box.h < box.w * 1.1) return shortArchLabel(canvas, article, box);
  const { w, h } = box;
  const cx = middle(box);
  const ink = inkOn(article.c1);
  const trim = mix(article.c1, '#ffd27a', 0.62);
  const half = Math.min(w * 0.36, h * 0.29);
  const top = at(box, 0.36);
  const sill = at(box, 0.86);
  const arch = (grow: number): string => {
    const l = cx - half - grow;
    const r = cx + half + grow;
    const peak = top - grow * 1.3;
    const spring = top + h * 0.13;
    return (
      `M${round(l)} ${round(sill + grow)}V${round(spring)}C${round(l)} ${round(spring - h * 0.07)} ${round(cx - half * 0.55)} ` +
      `${round(peak + h * 0.05)} ${round(cx)} ${round(peak)}C${round(cx + half * 0.55)} ${round(peak + h * 0.05)} ${round(r)} ` +
      `${round(spring - h * 0.07)} ${round(r)} ${round(spring)}V${round(sill + grow)}Z`
    );
  };
  const title = drawTitle(article.title, {
    x: cx,
    y: at(box, 0.2),
    max: w * 0.82,
    size: h * 0.115,
    face: article.face ?? 'serif',
    fill: ink,
    lead: 0.96,
  });
  const hindi =
    title.rows === 1
      ? drawWord(article.hindi, {
          x: cx,
          y: title.bottom + h * 0.075,
          size: h * 0.07,
          max: w * 0.6,
          fill: ink,
          opacity: 0.92,
        })
      : '';
  const dots = repeat(9, (i) => circle(box.x + (w * (i + 0.5)) / 9, at(box, 0.965), h * 0.008, trim));
  return (
    ground(box, article.c1) +
    path(arch(h * 0.022), trim) +
    path(
      arch(0),
      canvas.linear(
        [
          [0, lighten(article.c2, 0.45)],
          [1, article.c2],
        ],
        [0, 0, 0, 1],
      ),
    ) +
    brandLine(article, cx, at(box, 0.08), h * 0.043, w * 0.8, readableOn(article.c1, trim)) +
    title.svg +
    hindi +
    artOn(canvas, article, cx, at(box, 0.635), Math.min(half * 1.62, h * 0.36)) +
    weightPill(article, cx, at(box, 0.9), h * 0.047, lighten(article.c2, 0.6)) +
    dots
  );
};

const shortArchLabel = (canvas: Canvas, article: Article, box: Box): string => {
  const { x, y, w, h } = box;
  const cx = middle(box);
  const paper = lighten(article.c2, 0.4);
  const ink = readableOn(paper, darken(article.c1, 0.2));
  const title = drawTitle(article.title, {
    x: cx,
    y: at(box, 0.63),
    max: w * 0.82,
    size: h * 0.17,
    face: article.face ?? 'serif',
    fill: ink,
    lead: 0.94,
  });
  return (
    ground(box, paper) +
    rect(x, y, w, h * 0.07, article.c1) +
    rect(x, y + h * 0.95, w, h * 0.05, article.c1) +
    stroke(`M${x} ${at(box, 0.1)}H${x + w}`, article.c1, h * 0.01, 0.6) +
    artOn(canvas, article, cx, at(box, 0.31), h * 0.36) +
    title.svg +
    brandLine(article, cx, at(box, title.rows === 1 ? 0.74 : 0.9), h * 0.055, w * 0.7, ink) +
    (title.rows === 1
      ? drawText(article.weight, { x: cx, y: at(box, 0.885), size: h * 0.075, face: 'text', fill: ink, max: w * 0.6 })
      : '')
  );
};

/** A broad banner across the pack with the name on it, the drawing large above. */
export const bannerLabel = (canvas: Canvas, article: Article, box: Box): string => {
  const { x, y, w, h } = box;
  const cx = middle(box);
  const right = x + w;
  const tall = h >= w * 1.1;
  const ink = inkOn(article.c1);
  const band = article.c2;
  const bandInk = readableOn(band, darken(article.c1, 0.3));
  const top = at(box, tall ? 0.54 : 0.53);
  const foot = at(box, tall ? 0.82 : 0.84);
  const setting = { x: cx, y: 0, max: w * 0.8, face: article.face, fill: bandInk };
  const title = tall
    ? drawTitle(article.title, { ...setting, size: h * 0.12, lead: 0.98 })
    : drawShortTitle(article.title, { ...setting, size: h * 0.165 }, h * 0.108);
  const hindiRoom = title.rows === 1 && tall;
  const baseline = (top + foot) / 2 + title.size * 0.36 - title.bottom / 2 - (hindiRoom ? h * 0.028 : 0);
  const size = Math.min(w * 0.62, h * 0.36);
  return (
    ground(
      box,
      canvas.linear(
        [
          [0, lighten(article.c1, 0.14)],
          [1, darken(article.c1, 0.08)],
        ],
        [0, 0, 0, 1],
      ),
    ) +
    circle(cx, at(box, 0.33), size * 0.62, '#ffffff', { opacity: 0.16 }) +
    circle(cx, at(box, 0.33), size * 0.5, '#ffffff', { opacity: 0.14 }) +
    path(
      `M${x} ${top + h * 0.035}Q${cx} ${top - h * 0.05} ${right} ${top + h * 0.035}V${foot}Q${cx} ${foot - h * 0.06} ${x} ${foot}Z`,
      band,
    ) +
    stroke(
      `M${x} ${top + h * 0.056}Q${cx} ${top - h * 0.03} ${right} ${top + h * 0.056}`,
      article.c1,
      h * 0.008,
      0.55,
    ) +
    brandLine(article, cx, at(box, 0.1), h * (tall ? 0.05 : 0.07), w * 0.78, ink) +
    artOn(canvas, article, cx, at(box, 0.335), size) +
    `<g transform="translate(0 ${round(baseline)})">${title.svg}</g>` +
    (hindiRoom
      ? drawWord(article.hindi, { x: cx, y: baseline + h * 0.075, size: h * 0.062, max: w * 0.6, fill: bandInk })
      : '') +
    drawText(article.weight, { x: cx, y: at(box, 0.93), size: h * (tall ? 0.052 : 0.075), fill: ink, max: w * 0.7 }) +
    stroke(
      `M${x + w * 0.12} ${y + h * 0.915}h${w * 0.12}M${right - w * 0.24} ${y + h * 0.915}h${w * 0.12}`,
      ink,
      2,
      0.45,
    )
  );
};
