import { CATALOGS, catalogFacts } from '@subah/rules/catalog/catalogs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPackFault, readPack } from './read-pack.ts';

test.each([
  ['350 g Pouch', 350, 'g'],
  ['1 kg', 1, 'kg'],
  ['500gms', 500, 'g'],
  ['1.5 Ltr Bottle', 1.5, 'litre'],
  ['1/2 kg', 0.5, 'kg'],
  ['1,000 g', 1000, 'g'],
  ['4x50 g Multipack', 200, 'g'],
  ['6 × 200 ml', 1200, 'ml'],
  ['3 x 10 pcs Multipack', 30, 'piece'],
  ['58 g (Pack of 3)', 58, 'g'],
  ['100 g (25 Bags x 4 g each)', 100, 'g'],
  ['Combo 2 Items', 2, 'piece'],
  ['Combo (4 Items)', 4, 'piece'],
  ['Set of 6', 6, 'piece'],
  ['1 dozen', 12, 'piece'],
  ['1 pc (Approx. 400 g - 600 g)', 1, 'piece'],
  ['70 ml + 60 g Shade 1', 70, 'ml'],
  ['Pouch', 1, 'pack'],
  ['500 mg', 0.5, 'g'],
  ['40 Seeds', 40, 'other'],
  ['7x10x12', 1, 'other'],
  ['large', 1, 'other'],
])('reads the grocery pack "%s" as %d %s', (text, quantity, unit) => {
  expect(readPack('grocery', text, '')).toMatchObject({ quantity, unit });
});

test.each([
  ['strip of 10 tablets', 10, 'tablets'],
  ['strip of 15 tablet sr', 15, 'tablets'],
  ['strip of 10 soft gelatin capsules', 10, 'capsules'],
  ['bottle of 100 ml Syrup', 100, 'ml'],
  ['tube of 20 gm Cream', 20, 'g'],
  ['vial of 1 Injection', 1, 'piece'],
  ['vial of 2 ml Injection', 2, 'ml'],
  ['packet of 200 MDI Inhaler', 1, 'piece'],
  ['packet of 30 rotacaps', 30, 'capsules'],
  ['1 litre', 1000, 'ml'],
  ['strip', 1, 'strip'],
  ['2 पत्ते', 2, 'strip'],
])('reads the medicine pack "%s" as %d %s', (text, quantity, unit) => {
  expect(readPack('medicine', text, '')).toEqual({ quantity, unit });
});

test('reads quantity and unit from two columns and normalises the unit', () => {
  expect(readPack('fruits', '500', 'gms')).toEqual({ quantity: 500, unit: 'gm' });
  expect(readPack('milk', '1', 'ltr')).toEqual({ quantity: 1, unit: 'Litre' });
  expect(readPack('grocery', '1', 'Ltr.')).toEqual({ quantity: 1, unit: 'litre' });
  expect(readPack('grocery', '2', '500 g')).toEqual({ quantity: 1000, unit: 'g' });
  expect(readPack('grocery', '', '500 g')).toEqual({ quantity: 500, unit: 'g' });
  expect(readPack('fruits', '', 'bunch')).toEqual({ quantity: 1, unit: 'bunch' });
  expect(readPack('labtest', '1', '')).toEqual({ quantity: 1, unit: 'piece' });
  expect(readPack('grocery', '', '')).toBeUndefined();
});

test('reports packs that do not fit the catalog', () => {
  expect(readPack('fruits', '1', 'ltr')).toEqual({
    unknownUnit: 'ltr',
    field: 'unit',
    message: '"ltr" is not understood; the units are kg, gm, piece, bunch, dozen, pack.',
  });
  expect(readPack('medicine', 'large', '')).toMatchObject({ field: 'quantity' });
  expect(readPack('grocery', '500', '')).toEqual({ field: 'unit', message: 'The unit is missing.' });
  for (const none of ['0', '-5', '0 g', '0/0 kg']) {
    expect(readPack('grocery', none, 'g')).toEqual({ field: 'quantity', message: 'The quantity must be above zero.' });
  }
  expect(readPack('grocery', '99999999999', 'g')).toMatchObject({ field: 'quantity' });
});

test('reads every unit of every catalog', () => {
  for (const catalog of CATALOGS) {
    for (const unit of catalogFacts[catalog].units) {
      expect(readPack(catalog, '2', unit), `${catalog} ${unit}`).toEqual({ quantity: 2, unit });
    }
  }
});

test('returns a valid pack or an error for any text', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0 1 9 . , / x g kg ml pcs of strip ( ) - $'.split(' '), ' ') });
  fc.assert(
    fc.property(fc.constantFrom(...CATALOGS), text, text, (catalog, quantity, unit) => {
      const pack = readPack(catalog, quantity.trim(), unit.trim());
      if (!pack || isPackFault(pack)) return true;
      return pack.quantity > 0 && pack.quantity <= 1_000_000 && catalogFacts[catalog].units.includes(pack.unit);
    }),
  );
});

test.each([
  ['1 किलो', 1, 'kg'],
  ['५०० ग्राम', 500, 'g'],
  ['1 कि.ग्रा.', 1, 'kg'],
  ['2 x 200 मिली', 400, 'ml'],
  ['1 दर्जन', 12, 'piece'],
  ['पैकेट', 1, 'pack'],
])('reads the Hindi pack "%s" as %d %s', (text, quantity, unit) => {
  expect(readPack('grocery', text, '')).toEqual({ quantity, unit });
});
