import { readFileSync } from 'node:fs';
import { GLYPHS_FILE } from './files.ts';
import { round } from './markup.ts';

/** Letters are drawn as outlines, so that pictures do not depend on installed fonts. */
export type Face = 'sans' | 'text' | 'serif' | 'round' | 'cond';

type OutlinedFace = { upem: number; glyphs: Record<string, [advance: number, outline: string]> };
/** Devanagari needs shaping: a word is stored as its width, then x, y and glyph of each part. */
type ShapedWord = [width: number, ...parts: number[]];
type Devanagari = { upem: number; glyphs: Record<string, string>; words: Record<string, ShapedWord> };
type Outlines = { faces: Record<Face, OutlinedFace>; devanagari: Devanagari };

let outlines: Outlines | undefined;
const load = (): Outlines => {
  outlines ??= JSON.parse(readFileSync(GLYPHS_FILE, 'utf8')) as Outlines;
  return outlines;
};

type TextStyle = {
  x: number;
  y: number;
  size: number;
  face?: Face | undefined;
  fill?: string | undefined;
  anchor?: 'start' | 'middle' | 'end';
  /** Maximum width; wider text is scaled down. */
  max?: number;
  track?: number;
  opacity?: number;
};

export const textWidth = (text: string, face: Face, size: number, track = 0): number => {
  const { glyphs, upem } = load().faces[face];
  let width = -track;
  for (const letter of text) width += ((glyphs[letter]?.[0] ?? 0) * size) / upem + track;
  return Math.max(0, width);
};

/** Removes words with letters that the face does not contain. */
const drawable = (text: string, face: Face): string => {
  const { glyphs } = load().faces[face];
  return text
    .split(' ')
    .filter((word) => [...word].every((letter) => glyphs[letter] !== undefined))
    .join(' ')
    .trim();
};

export const canDrawWord = (word: string | undefined): word is string =>
  word !== undefined && load().devanagari.words[word] !== undefined;

const place = (style: TextStyle, width: number, scale: number, body: string): string => {
  const { x, y, fill = '#1d2a20', anchor = 'middle', opacity = 1 } = style;
  const left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  const k = Number(scale.toFixed(5));
  return (
    `<g fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''} ` +
    `transform="translate(${round(left)} ${round(y)}) scale(${k} ${-k})">${body}</g>`
  );
};

export const wordWidth = (word: string | undefined, size: number): number => {
  const { upem, words } = load().devanagari;
  return ((word === undefined ? 0 : (words[word]?.[0] ?? 0)) * size) / upem;
};

/** Draws a Devanagari word; empty if its outline is not stored. */
export const drawWord = (word: string | undefined, style: TextStyle): string => {
  const { upem, glyphs, words } = load().devanagari;
  const shaped = word === undefined ? undefined : words[word];
  if (shaped === undefined) return '';
  const [width, ...parts] = shaped;
  const k = Math.min(style.size / upem, style.max === undefined ? Number.POSITIVE_INFINITY : style.max / width);
  let body = '';
  for (let i = 0; i + 2 < parts.length; i += 3) {
    body += `<path transform="translate(${parts[i]} ${parts[i + 1]})" d="${glyphs[String(parts[i + 2])] ?? ''}"/>`;
  }
  return place(style, width * k, k, body);
};

export const drawText = (text: string | undefined, style: TextStyle): string => {
  const face = style.face ?? 'sans';
  const line = drawable(text ?? '', face);
  if (line === '') return '';
  const { glyphs, upem } = load().faces[face];
  const full = textWidth(line, face, style.size, style.track);
  const shrink = style.max !== undefined && full > style.max ? style.max / full : 1;
  const k = (style.size * shrink) / upem;
  const track = ((style.track ?? 0) * shrink) / k;
  let at = 0;
  let body = '';
  for (const letter of line) {
    const [advance, d] = glyphs[letter] ?? [0, ''];
    if (d !== '') body += `<path transform="translate(${round(at)})" d="${d}"/>`;
    at += advance + track;
  }
  return place(style, full * shrink, k, body);
};

type Title = { svg: string; bottom: number; size: number; rows: number };
/** `lastFill` colours the last of several lines. */
type TitleStyle = TextStyle & { max: number; rows?: number; lead?: number; lastFill?: string };

const lineBreaks = (words: string[], rows: number): string[][] => {
  if (rows === 1 || words.length === 1) return [[words.join(' ')]];
  const found: string[][] = [];
  for (let cut = 1; cut < words.length; cut++) {
    const head = words.slice(0, cut).join(' ');
    for (const tail of lineBreaks(words.slice(cut), rows - 1)) found.push([head, ...tail]);
  }
  return found;
};

/** Sets a name in up to `rows` balanced lines; adds a line only if the text becomes 12 % larger. */
export const drawTitle = (text: string, style: TitleStyle): Title => {
  const { max, size, y, rows = 2, lead = 1 } = style;
  const face = style.face ?? 'sans';
  const words = drawable(text, face).split(' ');
  let best = { lines: [words.join(' ')], size: 0 };
  for (let count = 1; count <= Math.min(rows, words.length); count++) {
    for (const lines of lineBreaks(words, count)) {
      const widest = Math.max(...lines.map((line) => textWidth(line, face, size)));
      const fit = widest > 0 ? Math.min(size, (size * max) / widest) : size;
      if (fit > best.size * (lines.length > best.lines.length ? 1.12 : 1)) best = { lines, size: fit };
    }
  }
  const leading = best.size * lead;
  const last = best.lines.length - 1;
  const fillOf = (i: number): string | undefined =>
    i === last && last > 0 ? (style.lastFill ?? style.fill) : style.fill;
  return {
    svg: best.lines
      .map((line, i) => drawText(line, { ...style, y: y + i * leading, size: best.size, face, fill: fillOf(i) }))
      .join(''),
    bottom: y + last * leading,
    size: best.size,
    rows: best.lines.length,
  };
};

/** Uses one line if the text reaches `minSize`, else two lines of about that size. */
export const drawShortTitle = (text: string, style: TitleStyle, minSize: number, drop = 0): Title => {
  const line = drawTitle(text, { ...style, rows: 1 });
  return line.size >= minSize
    ? line
    : drawTitle(text, { ...style, y: style.y - drop, size: minSize * 1.06, rows: 2, lead: 0.94 });
};
