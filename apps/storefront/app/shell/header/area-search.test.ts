import { expect, test } from 'vitest';
import { addressLabel } from './address-label.ts';
import { areaLabel, findAreas } from './area-search.ts';

const areas = [
  { _id: '1', name: 'Mandideep', hindiName: 'मंडीदीप', alias: null, pincodes: ['462046'] },
  { _id: '2', name: 'Kattra Hills', hindiName: null, alias: 'Katara Hills', pincodes: ['462043', '462026'] },
  { _id: '3', name: '11 Mile', hindiName: '11 मील', alias: null, pincodes: ['462047'] },
];
const found = (typed: string) => findAreas(areas, typed).map((area) => area.name);

test('finds an area by the beginning of a word in its names or alias', () => {
  expect(found('mandi')).toEqual(['Mandideep']);
  expect(found('मंडी')).toEqual(['Mandideep']);
  expect(found(' hills ')).toEqual(['Kattra Hills']);
  expect(found('katara h')).toEqual(['Kattra Hills']);
});

test('finds an area by any of its pincodes', () => {
  expect(found('462026')).toEqual(['Kattra Hills']);
  expect(found('46204')).toEqual(['Mandideep', 'Kattra Hills', '11 Mile']);
  expect(found('110001')).toEqual([]);
});

test('shows the pincode in the label if there is only one', () => {
  expect(areaLabel('Mandideep', areas)).toBe('Mandideep 462046');
  expect(areaLabel('Kattra Hills', areas)).toBe('Kattra Hills');
  expect(areaLabel('An area of last year', areas)).toBe('An area of last year');
  expect(areaLabel(null, areas)).toBe('Choose your area');
});

test('names the area of an address, or its city where areas share the pincode', () => {
  const address = { addressType: 'home', city: 'Bhopal', pincode: '462046' } as const;
  expect(addressLabel(address, areas)).toBe('Home · Mandideep 462046');
  const shared = [...areas, { _id: '4', name: 'Satlapur', hindiName: null, alias: null, pincodes: ['462046'] }];
  expect(addressLabel(address, shared)).toBe('Home · Bhopal 462046');
  expect(addressLabel({ ...address, pincode: '110001' }, areas)).toBe('Home · Bhopal 110001');
});
