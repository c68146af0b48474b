import { expect, test } from 'vitest';
import { deliveryAreasText } from './delivery-areas.ts';

const AREAS = [
  { name: 'Mandideep', hindiName: 'मंडीदीप' },
  { name: 'Satlapur', hindiName: 'सतलापुर' },
  { name: 'Misrod', hindiName: null },
  { name: 'Bangrasia', hindiName: 'बंगरसिया' },
  { name: '11 Mile', hindiName: null },
];
const textsOf = (count: number) =>
  (['en', 'hi'] as const).map((language) => deliveryAreasText(AREAS.slice(0, count), language));

test('names the first areas of the shop in both languages', () => {
  expect(textsOf(0)).toEqual(['', '']);
  expect(textsOf(1)).toEqual(['Delivery in Mandideep.', 'मंडीदीप में डिलीवरी।']);
  expect(textsOf(2)).toEqual(['Delivery in Mandideep and Satlapur.', 'मंडीदीप और सतलापुर में डिलीवरी।']);
  expect(textsOf(4)).toEqual([
    'Delivery in Mandideep, Satlapur, Misrod and 1 more area.',
    'मंडीदीप, सतलापुर, Misrod और 1 दूसरे इलाके में डिलीवरी।',
  ]);
  expect(textsOf(5)[0]).toBe('Delivery in Mandideep, Satlapur, Misrod and 2 more areas.');
});
