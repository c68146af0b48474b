import type { Canvas } from './canvas.ts';
import { mix } from './colour.ts';
import { circle, ellipse, group, rect } from './markup.ts';
import type { CatalogKind } from './pack-design.ts';
import type { PackshotTemplate } from './packshot.ts';

/** Every picture is a square of this side. */
export const SIDE = 600;
/** Packs are drawn standing on this line, centred on x = 300. */
export const BASE = 520;

/** Same colours as the picture area of the product card, so that no edge is visible. */
export const TINT: Record<CatalogKind | 'doctor', string> = {
  produce: '#e8f5e3',
  grocery: '#fff3d6',
  dairy: '#e6f1fb',
  medicine: '#fde8ea',
  lab: '#efe9fb',
  doctor: '#e2f5f3',
};

export type Tint = keyof typeof TINT;

const SHADE = '#22301f';

/** A wide soft shadow to the lower right and a tight dark one where the pack touches the floor. */
export const shadow = (canvas: Canvas, cx: number, y: number, rx: number, strength = 1): string =>
  ellipse(
    cx + 26,
    y + 4,
    rx * 1.42,
    rx * 0.2,
    canvas.radial([
      [0, SHADE, 0.26 * strength],
      [0.55, SHADE, 0.1 * strength],
      [1, SHADE, 0],
    ]),
  ) +
  ellipse(
    cx + 4,
    y,
    rx * 1.06,
    rx * 0.085 + 4,
    canvas.radial([
      [0, SHADE, 0.55 * strength],
      [0.7, SHADE, 0.3 * strength],
      [1, SHADE, 0],
    ]),
  );

/** Tinted background with a darker floor and light from the upper left. */
export const backdrop = (canvas: Canvas, tint: string, base: number): string => {
  const floor = mix(tint, '#7a6a3a', 0.09);
  return (
    rect(0, 0, SIDE, SIDE, tint) +
    ellipse(
      300,
      base + 4,
      300,
      76,
      canvas.radial([
        [0, floor, 1],
        [0.55, floor, 0.55],
        [1, tint, 0],
      ]),
    ) +
    circle(
      270,
      250,
      300,
      canvas.radial([
        [0, '#ffffff', 0.9],
        [0.5, '#ffffff', 0.38],
        [1, '#ffffff', 0],
      ]),
    )
  );
};

/** Scale around the base and vertical offset per template; leaves room for the ADD button below. */
const FIT: Record<PackshotTemplate, readonly [scale: number, lift: number]> = {
  pouch: [0.95, 34],
  sachet: [1, 36],
  carton: [0.97, 34],
  box: [0.98, 40],
  jar: [0.99, 42],
  cup: [1.08, 66],
  bottle: [0.99, 38],
  tube: [0.92, 42],
  blister: [1.06, 66],
  crate: [1.1, 62],
  bowl: [1.1, 64],
  bunch: [0.97, 36],
  bananas: [0.97, 42],
  eggs: [1.08, 96],
  loose: [1.08, 62],
  loaf: [1.04, 84],
  flowpack: [1.12, 90],
  can: [1, 40],
  pet: [1, 36],
  milkbag: [1, 42],
  dropper: [1, 44],
  brick: [1, 38],
  block: [1.08, 92],
  sack: [0.98, 34],
  device: [1, 52],
  incense: [0.97, 36],
  kit: [1, 56],
};

export const baseOf = (template: PackshotTemplate): number => BASE - FIT[template][1];

export const fit = (template: PackshotTemplate, pack: string): string =>
  group(`translate(300 ${baseOf(template)}) scale(${FIT[template][0]}) translate(-300 -${BASE})`, pack);
