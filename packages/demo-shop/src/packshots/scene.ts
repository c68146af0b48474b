import { BASE } from './backdrop.ts';
import { createCanvas } from './canvas.ts';
import { group } from './markup.ts';
import { type PackshotProduct, toArticle } from './pack-design.ts';
import { TEMPLATES } from './templates/index.ts';

/** Several packs on a transparent background, for banners. */
export type Scene = {
  w: number;
  h: number;
  /** Alternative text. */
  alt: string;
  /** Back to front: product code, middle of its base, scale, turn in degrees. */
  items: readonly (readonly [product: string, x: number, y: number, scale: number, turn?: number])[];
};

export const drawScene = (scene: Scene, find: (code: string) => PackshotProduct | undefined): string => {
  const canvas = createCanvas();
  const packs = scene.items.map(([code, x, y, scale, turn = 0]) => {
    const product = find(code);
    if (product === undefined) throw new Error(`The scene "${scene.alt}" shows an unknown product "${code}".`);
    const pack = TEMPLATES[product.pack.template](canvas, toArticle(product));
    return group(`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-300 -${BASE})`, pack);
  });
  return canvas.finish(scene.alt, scene.w, scene.h, ...packs);
};
