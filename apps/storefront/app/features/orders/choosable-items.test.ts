import type { Order } from '@subah/contract/orders/orders';
import { expect, test } from 'vitest';
import { canAskReturn, itemsFor } from './choosable-items.ts';

const curd = { _id: 'curd', quantity: 2, product_type: 'milk', isRejected: false };
const orderWith = (changes: object) =>
  ({ canReturn: true, products: [curd], claims: [], ...changes }) as unknown as Order;
const claim = { kind: 'freshness', lines: [{ lineId: 'curd', quantity: 2 }] };

test('offers a return while an item is left to return', () => {
  expect(canAskReturn(orderWith({}))).toBe(true);
  expect(canAskReturn(orderWith({ canReturn: false }))).toBe(false);
});

test('offers no return when every item was credited or taken out', () => {
  expect(canAskReturn(orderWith({ claims: [claim] }))).toBe(false);
  expect(canAskReturn(orderWith({ products: [{ ...curd, isRejected: true }] }))).toBe(false);
});

test('offers a lab test for cancelling after the delivery, until the day before its sample is collected', () => {
  const labTest = { ...curd, _id: 'test', product_type: 'labtest', isCollectedWithDelivery: false };
  const on = (collectionDate: string) =>
    orderWith({
      status: 'delivered',
      deliveredAt: '2026-03-10T03:30:00.000Z',
      products: [curd, { ...labTest, labPatient: { collectionDate } }],
    });
  expect(itemsFor(on('2099-03-12'), 'cancel').map(({ _id }) => _id)).toEqual(['test']);
  expect(itemsFor(on('2026-03-12'), 'cancel')).toEqual([]);
});
