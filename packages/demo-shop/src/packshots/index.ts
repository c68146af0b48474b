import { backdrop, baseOf, fit, SIDE, TINT } from './backdrop.ts';
import { createCanvas } from './canvas.ts';
import { hasDrawing } from './drawing.ts';
import { group } from './markup.ts';
import { type PackshotProduct, toArticle } from './pack-design.ts';
import type { Packshot } from './packshot.ts';
import { TEMPLATES } from './templates/index.ts';

export { drawDairy } from './dairy-picture.ts';
export type { CatalogKind, PackshotProduct } from './pack-design.ts';
export { drawPortrait } from './portrait.ts';
export { drawScene, type Scene } from './scene.ts';
export { drawTile } from './tile.ts';

/** The whole pack, and its label from near. */
type Packshots = { front: string; label: string };

/** Returns 600 × 600 SVGs; deterministic for the same product. */
export const drawPackshots = (product: PackshotProduct): Packshots => {
  const { template } = product.pack;
  const canvas = createCanvas();
  const title = [product.brand, product.name].filter(Boolean).join(' ');
  const base = baseOf(template);
  const background = backdrop(canvas, TINT[product.catalog], base);
  const pack = fit(template, TEMPLATES[template](canvas, toArticle(product)));
  const finish = (...drawing: string[]): string =>
    canvas.finish(`${title}, ${product.weight}`, SIDE, SIDE, background, ...drawing);
  return {
    front: finish(pack),
    label: finish(group(`translate(300 330) scale(1.55) translate(-300 ${LABEL_HEIGHT - base})`, pack)),
  };
};

/** Of the middle of most labels above the floor. */
const LABEL_HEIGHT = 165;

export const drawPackshot = (product: PackshotProduct): string => drawPackshots(product).front;

/** Returns the name of the drawing if `art/` does not contain it. */
export const missingArt = (pack: Packshot): string | undefined =>
  pack.art === undefined || hasDrawing(pack.art) ? undefined : pack.art;
