import { backdrop, baseOf, fit, SIDE, TINT } from './backdrop.ts';
import { createCanvas } from './canvas.ts';
import { hasDrawing } from './drawing.ts';
import { type PackshotProduct, toArticle } from './pack-design.ts';
import type { Packshot } from './packshot.ts';
import { TEMPLATES } from './templates/index.ts';

export { drawDairy } from './dairy-picture.ts';
export type { CatalogKind, PackshotProduct } from './pack-design.ts';
export { drawPortrait } from './portrait.ts';
export { drawScene, type Scene } from './scene.ts';
export { drawTile } from './tile.ts';

/** Returns a 600 × 600 SVG; deterministic for the same product. */
export const drawPackshot = (product: PackshotProduct): string => {
  const { template } = product.pack;
  const canvas = createCanvas();
  const title = [product.brand, product.name].filter(Boolean).join(' ');
  return canvas.finish(
    `${title}, ${product.weight}`,
    SIDE,
    SIDE,
    backdrop(canvas, TINT[product.catalog], baseOf(template)),
    fit(template, TEMPLATES[template](canvas, toArticle(product))),
  );
};

/** Returns the name of the drawing if `art/` does not contain it. */
export const missingArt = (pack: Packshot): string | undefined =>
  pack.art === undefined || hasDrawing(pack.art) ? undefined : pack.art;
