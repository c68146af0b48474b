import type { ProductRow } from '@subah/contract/catalog/products-admin';
import type { OrderItem } from '@subah/contract/orders/orders';
import { expect, test } from 'vitest';
import { toLineChanges, unchanged } from './item-change.ts';

const item = { _id: 'a', quantity: 3, price: 40 } as OrderItem;
const other = { _id: 'p' } as ProductRow;

test('sends only items that differ', () => {
  expect(toLineChanges([item], {})).toEqual([]);
  expect(toLineChanges([item], { a: unchanged(item) })).toEqual([]);
  expect(toLineChanges([item], { a: { ...unchanged(item), price: '40.00' } })).toEqual([]);
});

test('sends a lower quantity and a lower price', () => {
  const change = { ...unchanged(item), quantity: 2, price: '35.5' };
  expect(toLineChanges([item], { a: change })).toEqual([{ lineId: 'a', quantity: 2, price: 35.5 }]);
});

test('sends nothing that somebody else has done meanwhile', () => {
  const lowered = { ...item, quantity: 2, price: 30 };
  expect(toLineChanges([lowered], { a: unchanged(item) })).toEqual([]);
  expect(toLineChanges([lowered], { a: { ...unchanged(item), quantity: 1 } })).toEqual([{ lineId: 'a', quantity: 1 }]);
});

test('replaces the whole item unless fewer are kept', () => {
  const whole = { ...unchanged(item), replacement: other };
  expect(toLineChanges([item], { a: whole })).toEqual([{ lineId: 'a', quantity: 0, replaceWith: { productId: 'p' } }]);
  expect(toLineChanges([item], { a: { ...whole, quantity: 1 } })).toMatchObject([{ quantity: 1 }]);
});
