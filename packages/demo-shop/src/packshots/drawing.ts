import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Canvas } from './canvas.ts';
import { turnHue } from './colour.ts';
import { ART_FOLDER } from './files.ts';
import { round } from './markup.ts';

/** Position of a drawing, centred on (x, y). */
type Placement = {
  x: number;
  y: number;
  size: number;
  turn?: number;
  hue?: number | undefined;
  saturation?: number | undefined;
  mirror?: boolean;
  opacity?: number;
  /** Colours of the drawing to replace. */
  swap?: Readonly<Record<string, string>>;
  /** Leave out blurs and inner shadows. Default for small drawings. */
  plain?: boolean;
};

/** Filters are invisible below this size, but each costs the renderer a full pass. */
const DETAIL_FROM = 190;

const bodies = new Map<string, string>();

const fileOf = (name: string): string => path.join(ART_FOLDER, `${name}.svg`);

export const hasDrawing = (name: string): boolean =>
  bodies.has(name) || (/^[a-z0-9-]+$/.test(name) && existsSync(fileOf(name)));

const bodyOf = (name: string): string => {
  const cached = bodies.get(name);
  if (cached !== undefined) return cached;
  if (!hasDrawing(name)) throw new Error(`There is no drawing "${name}" in packshots/art.`);
  const body = readFileSync(fileOf(name), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  bodies.set(name, body);
  return body;
};

/** Replaces blurred highlights by faint flat ones and removes inner shadows. */
const withoutFilters = (body: string): string => {
  const blurs = new Set<string>();
  for (const [filter, id] of body.matchAll(/<filter[^>]*? id="([^"]+)".*?<\/filter>/g)) {
    if (id !== undefined && !/feComposite|feColorMatrix/.test(filter)) blurs.add(id);
  }
  return body
    .replace(/<filter.*?<\/filter>/g, '')
    .replace(/<[^>]+? filter="url\(#([^)]+)\)"[^>]*>/g, (tag, id: string) => {
      const bare = tag.replace(/ filter="[^"]+"/, '');
      const isFaint = !blurs.has(id) || / opacity="/.test(bare);
      return isFaint ? bare : bare.replace(/^<\w+/, '$& opacity="0.55"');
    });
};

/** Prefixes ids, because two drawings in one picture may use the same ones. */
const prepare = (
  name: string,
  id: string,
  plain: boolean,
  { hue = 0, saturation = 1, swap = {} }: Placement,
): string => {
  const body = (plain ? withoutFilters(bodyOf(name)) : bodyOf(name))
    .replace(/id="([^"]+)"/g, `id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${id}-$1"`);
  if (hue === 0 && saturation === 1 && Object.keys(swap).length === 0) return body;
  return body.replace(
    /#[0-9a-f]{6}\b/gi,
    (colour) =>
      swap[colour.toLowerCase()] ?? (hue === 0 && saturation === 1 ? colour : turnHue(colour, hue, saturation)),
  );
};

export const draw = (canvas: Canvas, name: string | undefined, placement: Placement): string => {
  if (name === undefined) return '';
  const { x, y, size, turn = 0, hue = 0, saturation = 1, mirror = false, opacity = 1, swap = {} } = placement;
  const plain = placement.plain ?? size < DETAIL_FROM;
  const id = [name, plain ? 'p' : 'f', hue, saturation, ...Object.values(swap)].join('_').replace(/[^a-z0-9_]/gi, '_');
  canvas.symbol(id, () => prepare(name, id, plain, placement));
  return (
    `<use href="#${id}" width="${round(size)}" height="${round(size)}" transform="translate(${round(x)} ${round(y)})` +
    `${turn === 0 ? '' : ` rotate(${round(turn)})`}${mirror ? ' scale(-1 1)' : ''} ` +
    `translate(${round(-size / 2)} ${round(-size / 2)})"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
  );
};
