import { expect, test } from 'vitest';
import { describeAction, describeValue, labelOf, shortSubject } from './describe-change.ts';

test('reads fields as words', () => {
  expect(['pricePaise', 'isAvailable', 'validUntil', 'productIds', '_id', 'hsn'].map(labelOf)).toEqual([
    'Price',
    'On sale',
    'Valid until',
    'Product',
    'Id',
    'HSN code',
  ]);
  expect(describeAction('update', 'milk-delivery')).toBe('Update milk delivery');
});

test('shortens ids and leaves the words of settings and policy pages whole', () => {
  expect(shortSubject('01a1e483-f82c-71a3-a315-ebb9a5cf9594')).toBe('5cf9594');
  expect(shortSubject('grievance')).toBe('grievance');
});

test('formats money, statuses, times, flags and ids', () => {
  const id = '01a1e483-f82c-71a3-a315-ebb9a5cf9594';
  expect(describeValue('pricePaise', 640000)).toBe('₹6,400');
  expect(describeValue('status', 'outfor delivery')).toBe('Out for delivery');
  expect(describeValue('isHidden', false)).toBe('no');
  expect(describeValue('slotFrom', '2026-11-17T02:30:00.000Z')).toContain('17 Nov');
  expect(describeValue('_id', id)).toBe('…5cf9594');
  expect(describeValue('productIds', [id, id])).toBe('2 chosen');
  expect(describeValue('note', null)).toBe('–');
});
