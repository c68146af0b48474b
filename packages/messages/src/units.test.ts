import { CATALOGS, catalogFacts } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import { expect, test } from 'vitest';
import { packSizeText, unitText } from './units.ts';

test('a pack size is written with the units of the language', () => {
  expect(packSizeText({ quantity: 500, unit: 'gm' })).toBe('500 g');
  expect(packSizeText({ quantity: 500, unit: 'gm' }, 'hi')).toBe('500 ग्राम');
  expect(packSizeText({ quantity: 6, unit: 'bunch' }, 'hi')).toBe('6 गड्डियाँ');
  expect(packSizeText({ quantity: 4, unit: 'other' }, 'hi')).toBe('4 नग');
  expect(packSizeText({ quantity: 1500, unit: 'ml' }, 'hi')).toBe('1.5 लीटर');
  expect(unitText('1 L', 'hi')).toBe('1 लीटर');
  expect(unitText('Litre', 'hi')).toBe('लीटर');
  expect(unitText('1 L')).toBe('1 L');
});

test('every unit of a catalog has a Hindi word', () => {
  const units = CATALOGS.flatMap((catalog) => catalogFacts[catalog].units);
  for (const unit of units)
    for (const quantity of [1, 2]) expect(unitText(packSize(quantity, unit), 'hi'), unit).not.toMatch(/[A-Za-z]/);
});
