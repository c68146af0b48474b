import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoShop } from '../shop/index.ts';
import {
  type CatalogKind,
  drawDairy,
  drawPackshot,
  drawPackshots,
  drawPortrait,
  drawScene,
  drawTile,
  missingArt,
} from './index.ts';
import type { PackshotTemplate } from './packshot.ts';
import { TEMPLATES } from './templates/index.ts';

const templates = Object.keys(TEMPLATES) as PackshotTemplate[];

const product = (template: PackshotTemplate, catalog: CatalogKind = 'grocery') => ({
  name: 'Sharbati Atta, stone ground',
  brand: 'Gaon & Chakki',
  weight: '5 kg',
  catalog,
  pack: { template, art: 'herb', c1: '#b4541a', c2: '#ffe2a0', note: 'Whole wheat', hindi: 'आटा' },
});

/** Checks that tags are closed in order and every reference has a definition. */
const expectValidSvg = (svg: string): void => {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  expect(svg).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
  const open: string[] = [];
  for (const [, closing, name = '', inside = '', selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:[^>"]|"[^"]*")*?)(\/?)>/g,
  )) {
    const attributes = [...inside.matchAll(/ ([a-zA-Z0-9:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(attributes).size < attributes.length) expect(attributes).toEqual([...new Set(attributes)]);
    if (closing === '/') expect(open.pop()).toBe(name);
    else if (selfClosing !== '/') open.push(name);
  }
  expect(open).toEqual([]);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id);
};

test.each(templates)('%s renders valid, deterministic and different SVGs of pack and label', (template) => {
  const views = drawPackshots(product(template));
  for (const svg of Object.values(views)) {
    expectValidSvg(svg);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 600 600"/);
  }
  expect(views.label).not.toBe(views.front);
  expect(drawPackshots(product(template))).toEqual(views);
});

test.each(templates)('%s renders from a name and a weight alone', (template) => {
  for (const catalog of ['produce', 'grocery', 'dairy', 'medicine', 'lab'] as const) {
    expectValidSvg(
      drawPackshot({
        name: 'Long name of a product without a short label',
        weight: '500 ml',
        catalog,
        pack: { template },
      }),
    );
  }
});

test('draws every label design on tall and short packs', () => {
  for (const design of ['sun', 'horizon', 'clinic'] as const) {
    for (const template of ['pouch', 'jar', 'box'] as const) {
      const { pack, ...rest } = product(template);
      expectValidSvg(drawPackshot({ ...rest, pack: { ...pack, design, wide: true } }));
    }
  }
});

test('omits words with letters without an outline', () => {
  const plain = drawPackshot({ ...product('pouch'), name: 'Atta' });
  const strange = drawPackshot({ ...product('pouch'), name: 'Atta 麦' });
  const drawing = (svg: string): string => svg.slice(svg.indexOf('<defs>'));
  expect(drawing(strange)).toBe(drawing(plain));
});

test('reports a missing drawing', () => {
  const { pack, ...rest } = product('pouch');
  const wrong = { ...pack, art: 'own-nonsense' };
  expect(missingArt(pack)).toBeUndefined();
  expect(missingArt({ template: 'eggs' })).toBeUndefined();
  expect(missingArt(wrong)).toBe('own-nonsense');
  expect(missingArt({ ...pack, art: '../labels' })).toBe('../labels');
  expect(() => drawPackshot({ ...rest, pack: wrong })).toThrow('no drawing "own-nonsense"');
});

test.each(
  readdirSync(new URL('art/', import.meta.url))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -4)),
)('%s renders large and small', (art) => {
  expectValidSvg(drawTile({ art, tint: 'grocery', hue: 12, saturation: 0.9 }));
  expectValidSvg(drawPackshot({ name: 'Atta', weight: '1 kg', catalog: 'grocery', pack: { template: 'jar', art } }));
});

test('contains every drawing of the demo shop', () => {
  const missing = new Set<string>();
  const checkArt = (code: string, art: string | undefined): void => {
    if (art !== undefined && missingArt({ template: 'loose', art }) !== undefined) missing.add(`${art} (${code})`);
  };
  for (const [, categories] of demoShop.catalogs) {
    for (const category of categories) {
      checkArt(category.code, category.art);
      for (const shelf of category.shelves) {
        checkArt(shelf.code, shelf.art);
        for (const { code, pack } of shelf.products) checkArt(code, pack.art);
      }
    }
  }
  for (const { code, art } of demoShop.departments) checkArt(code, art);
  expect([...missing]).toEqual([]);
});

test('draws a scene and rejects unknown products', () => {
  const scene = {
    w: 900,
    h: 520,
    alt: 'Flour',
    items: [
      ['atta', 200, 420, 0.7],
      ['atta', 500, 420, 0.7, 4],
    ],
  } as const;
  expectValidSvg(drawScene(scene, () => product('pouch')));
  expect(() => drawScene(scene, () => undefined)).toThrow('atta');
});

test('draws tiles and varies portraits and dairies by seed', () => {
  expectValidSvg(drawTile({ art: 'herb', tint: 'medicine', hue: 20 }));
  const portraits = Array.from({ length: 25 }, (_, seed) =>
    drawPortrait({ art: seed % 2 === 0 ? 'woman-health-worker' : 'man-health-worker', tint: 'doctor', seed }),
  );
  for (const svg of portraits) expectValidSvg(svg);
  expect(new Set(portraits).size).toBe(25);
  const dairies = [1, 2, 3, 4].map((seed) => drawDairy({ name: 'Malwa Dairy', seed }));
  for (const svg of dairies) expectValidSvg(svg);
  expect(new Set(dairies).size).toBe(4);
});
