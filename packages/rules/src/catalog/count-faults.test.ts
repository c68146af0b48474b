import { expect, test } from 'vitest';
import { findCountFaults } from './count-faults.ts';

const product = { id: 'dolo', name: 'Dolo' };
const counted = (line: number, number?: string, note = '') => ({
  ...{ line, product, reason: 'counted' as const, note },
  ...(number ? { batch: { number } } : {}),
});
const shelf = new Map([['dolo', ['B1', 'B2']]]);

test('a count without a batch needs a count of each batch on the shelf', () => {
  expect(findCountFaults([counted(2)], shelf)).toMatchObject([
    { line: 2, field: 'batch', message: expect.stringContaining('batches B1, B2') },
  ]);
  expect(findCountFaults([counted(2), counted(3, 'B1')], shelf)).toMatchObject([
    { line: 2, message: expect.stringContaining('batch B2') },
  ]);
  expect(findCountFaults([counted(2), counted(3, 'B1'), counted(4, 'B2'), counted(5, 'NEW')], shelf)).toEqual([]);
  expect(findCountFaults([counted(2, 'B1')], shelf)).toEqual([]);
  expect(findCountFaults([counted(2)], new Map())).toEqual([]);
});

test('a counted product has no other bookings in the list, and one note', () => {
  const received = { ...counted(3, 'B1'), reason: 'received' as const };
  expect(findCountFaults([counted(2, 'B1'), received], shelf)).toMatchObject([{ line: 3, field: 'reason' }]);
  expect(findCountFaults([counted(2, 'B1'), counted(3, 'B2', 'Shelf 4')], shelf)).toMatchObject([
    { line: 3, field: 'note' },
  ]);
  expect(findCountFaults([received, { ...received, line: 4, note: 'Bill 8' }], shelf)).toEqual([]);
});
