import { expect, test } from 'vitest';
import { staffTopicsOf } from './staff-topics.ts';

test('tells each role only about its own work', () => {
  expect(staffTopicsOf('manager')).toEqual(['orders', 'prescriptions', 'call-requests', 'messages', 'stock']);
  expect(staffTopicsOf('pharmacist')).toEqual(['prescriptions']);
  expect(staffTopicsOf('packer')).toEqual(['orders']);
  expect(staffTopicsOf('doctor')).toEqual([]);
  expect(staffTopicsOf('customer')).toEqual([]);
});
