import { hashText } from '../random.ts';
import type { Canvas } from './canvas.ts';
import { darken, inkOn, printOnWhite } from './colour.ts';
import { artOn, at, type Box, brandLine, ground, middle, rays, weightPill } from './label-parts.ts';
import { archLabel, bannerLabel } from './labels-ornate.ts';
import { circle, path, rect, stroke } from './markup.ts';
import { drawShortTitle, drawText, drawTitle, drawWord, wordWidth } from './outlined-text.ts';
import type { Article } from './pack-design.ts';

type Label = (canvas: Canvas, article: Article, box: Box) => string;

/** Disc behind the drawing, brand on top: staples. */
const sunLabel: Label = (canvas, article, box) => {
  const { w, h } = box;
  const cx = middle(box);
  const ink = inkOn(article.c1);
  const title = drawTitle(article.title, {
    x: cx,
    y: at(box, 0.225),
    max: w * 0.82,
    size: h * 0.125,
    face: article.face,
    fill: ink,
    lead: 0.96,
  });
  // A name of two lines moves the disc down.
  const cy = at(box, title.rows === 1 ? 0.62 : 0.645);
  const r = Math.min(w * 0.4, h * (title.rows === 1 ? 0.27 : 0.25));
  const hindi =
    title.rows === 1
      ? drawWord(article.hindi, {
          x: cx,
          y: title.bottom + h * 0.075,
          size: h * 0.072,
          max: w * 0.6,
          fill: ink,
          opacity: 0.92,
        })
      : '';
  return (
    ground(box, article.c1) +
    rays(cx, cy, h * 0.75, '#ffffff', 22, 0.09) +
    circle(cx, cy + 4, r, article.c2) +
    circle(cx, cy + 4, r * 0.86, 'none', { stroke: '#ffffff', width: 2, opacity: 0.55 }) +
    brandLine(article, cx, at(box, 0.085), h * 0.045, w * 0.8, ink) +
    title.svg +
    hindi +
    artOn(canvas, article, cx, cy, r * 1.72) +
    weightPill(article, cx, at(box, 0.925), h * 0.05)
  );
};

/** The sun for labels wider than tall (jars, bottles): bigger name, smaller disc. */
const shortSunLabel: Label = (canvas, article, box) => {
  const { x, w, h } = box;
  const cx = middle(box);
  const ink = inkOn(article.c1);
  const cy = at(box, 0.635);
  const r = h * 0.215;
  const title = drawShortTitle(
    article.title,
    { x: cx, y: at(box, 0.345), max: w * 0.84, size: h * 0.19, face: article.face, fill: ink },
    h * 0.125,
    h * 0.085,
  );
  // Only a short word has room beside the disc.
  const hindi =
    w > 240 && wordWidth(article.hindi, h * 0.12) < w * 0.2
      ? drawWord(article.hindi, { x: x + w * 0.22, y: at(box, 0.68), size: h * 0.12, fill: ink })
      : '';
  return (
    ground(box, article.c1) +
    rays(cx, cy, w, '#ffffff', 22, 0.1) +
    circle(cx, cy, r, article.c2) +
    circle(cx, cy, r * 0.87, 'none', { stroke: '#ffffff', width: 2, opacity: 0.6 }) +
    brandLine(article, cx, at(box, 0.135), h * 0.062, w * 0.74, ink) +
    title.svg +
    artOn(canvas, article, cx, cy, r * 1.6) +
    drawText(article.weight, { x: cx, y: at(box, 0.945), size: h * 0.07, fill: ink, max: w * 0.6 }) +
    hindi
  );
};

/** Pale lower half under a horizontal line: dairy, tea. */
const horizonLabel: Label = (canvas, article, box) => {
  const { x, y, w, h } = box;
  const cx = middle(box);
  const right = x + w;
  const ink = inkOn(article.c1);
  const horizon = at(box, 0.47);
  const title = drawTitle(article.title, {
    x: cx,
    y: at(box, 0.24),
    max: w * 0.8,
    size: h * 0.14,
    face: article.face ?? 'serif',
    fill: ink,
    lead: 0.98,
  });
  const hindi =
    title.rows === 1
      ? drawWord(article.hindi, { x: cx, y: title.bottom + h * 0.085, size: h * 0.075, max: w * 0.6, fill: ink })
      : '';
  return (
    ground(box, article.c2) +
    path(
      `M${x} ${y}H${right}V${horizon - h * 0.02}Q${cx} ${horizon + h * 0.14} ${x} ${horizon - h * 0.02}Z`,
      article.c1,
    ) +
    stroke(`M${x} ${horizon}Q${cx} ${horizon + h * 0.16} ${right} ${horizon}`, '#fbbf24', h * 0.018) +
    brandLine(article, cx, at(box, 0.09), h * 0.045, w * 0.82, ink) +
    title.svg +
    hindi +
    artOn(canvas, article, cx, at(box, 0.7), Math.min(w * 0.6, h * 0.36)) +
    weightPill(article, cx, at(box, 0.935), h * 0.05, darken(article.c1, 0.1))
  );
};

/** White, one stripe, small print: medicines and tests. */
const clinicLabel: Label = (canvas, article, box) => {
  const { x, y, w, h } = box;
  const cx = middle(box);
  const right = x + w;
  const style = { x: cx, max: w * 0.84, face: 'cond', fill: printOnWhite(article.c1) } as const;
  const title =
    h < w * 1.1
      ? drawShortTitle(article.title, { ...style, y: at(box, 0.275), size: h * 0.175 }, h * 0.125, h * 0.03)
      : drawTitle(article.title, { ...style, y: at(box, 0.25), size: h * 0.15, lead: 0.98 });
  const under = title.bottom + h * (article.note === undefined ? 0.04 : 0.1);
  const size = Math.min(w * 0.5, at(box, 0.8) - under);
  return (
    ground(box, '#ffffff') +
    rect(x, y, w, h * 0.1, article.c1) +
    path(`M${x} ${at(box, 0.86)}Q${cx} ${at(box, 0.76)} ${right} ${at(box, 0.84)}V${y + h}H${x}Z`, article.c1) +
    stroke(`M${x} ${at(box, 0.83)}Q${cx} ${at(box, 0.73)} ${right} ${at(box, 0.81)}`, article.c2, h * 0.018) +
    brandLine(article, cx, at(box, 0.072), h * 0.05, w * 0.8, inkOn(article.c1)) +
    title.svg +
    drawText(article.note, {
      x: cx,
      y: title.bottom + h * 0.075,
      size: h * 0.05,
      face: 'text',
      fill: '#4b5d52',
      max: w * 0.8,
    }) +
    artOn(canvas, article, cx, (under + at(box, 0.8)) / 2, size) +
    drawText(article.weight, { x: cx, y: at(box, 0.95), size: h * 0.058, fill: inkOn(article.c1), max: w * 0.8 })
  );
};

const DESIGNS: Record<NonNullable<Article['design']>, Label> = {
  sun: (canvas, article, box) => (box.h < box.w * 1.1 ? shortSunLabel : sunLabel)(canvas, article, box),
  horizon: horizonLabel,
  clinic: clinicLabel,
};

/** One design per brand. */
const HOUSE_STYLES: readonly Label[] = [DESIGNS.sun, archLabel, bannerLabel];

export const label: Label = (canvas, article, box) => {
  if (article.design !== undefined) return DESIGNS[article.design](canvas, article, box);
  if (article.catalog === 'medicine' || article.catalog === 'lab') return clinicLabel(canvas, article, box);
  const style = HOUSE_STYLES[hashText(article.brand) % HOUSE_STYLES.length] ?? DESIGNS.sun;
  return style(canvas, article, box);
};
