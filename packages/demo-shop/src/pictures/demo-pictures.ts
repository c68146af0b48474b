import { packSize } from '@subah/rules/catalog/pack-size';
import {
  type CatalogKind,
  drawDairy,
  drawPackshots,
  drawPortrait,
  drawScene,
  drawTile,
  type PackshotProduct,
} from '../packshots/index.ts';
import { type DemoCatalog, demoShop } from '../shop/index.ts';
import { scenes } from '../shop/scenes.ts';

/** Backdrop colours by catalog. */
const KIND: Record<DemoCatalog, CatalogKind> = {
  fruits: 'produce',
  grocery: 'grocery',
  milk: 'dairy',
  medicine: 'medicine',
  labtest: 'lab',
};

export const productPictures = (code: string) => [`demo/${code}`, `demo/${code}-label`] as const;
export const categoryPicture = (code: string) => `demo/category-${code}`;
export const subcategoryPicture = (code: string) => `demo/shelf-${code}`;
export const departmentPicture = (code: string) => `demo/department-${code}`;
export const doctorPicture = (code: string) => `demo/doctor-${code}`;

/** Generates every picture of the demo shop as `[key, SVG text]`. */
export function* demoPictures(): Generator<[key: string, svg: string]> {
  const packs = new Map<string, PackshotProduct>();
  for (const [catalog, categories] of demoShop.catalogs) {
    const kind = KIND[catalog];
    for (const [index, category] of categories.entries()) {
      yield [
        categoryPicture(category.code),
        catalog === 'milk'
          ? drawDairy({ name: category.name, seed: index + 1 })
          : drawTile({ art: category.art, tint: kind }),
      ];
      for (const shelf of category.shelves) {
        if (shelf.name)
          yield [subcategoryPicture(shelf.code), drawTile({ art: shelf.art ?? category.art, tint: kind })];
        for (const { code, name, brand, hindi, pack, quantity, unit } of shelf.products) {
          const product = {
            name,
            ...(brand ? { brand } : {}),
            ...(hindi ? { hindi } : {}),
            weight: packSize(quantity, unit),
            catalog: kind,
            pack,
          };
          packs.set(code, product);
          const [front, label] = productPictures(code);
          const drawings = drawPackshots(product);
          yield [front, drawings.front];
          yield [label, drawings.label];
        }
      }
    }
  }
  for (const { code, art } of demoShop.departments) yield [departmentPicture(code), drawTile({ art, tint: 'doctor' })];
  for (const [index, { code, gender }] of demoShop.doctors.entries()) {
    yield [doctorPicture(code), drawPortrait({ art: `${gender}-health-worker`, tint: 'doctor', seed: index + 1 })];
  }
  for (const scene of scenes) yield [`demo/scene-${scene.id}`, drawScene(scene, (code) => packOf(packs, code))];
}

function packOf(packs: Map<string, PackshotProduct>, code: string): PackshotProduct {
  const pack = packs.get(code);
  if (!pack) throw new Error(`the scene shows ${code}, which the demo shop does not sell`);
  return pack;
}
