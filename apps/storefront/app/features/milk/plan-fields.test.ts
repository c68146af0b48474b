import { expect, test } from 'vitest';
import { checkPlan, newPlan } from './plan-fields.ts';

test('requires a product, an address, a start date and weekdays', () => {
  const plan = { ...newPlan('2026-11-16'), productId: 'milk', addressId: 'home' };
  expect(checkPlan(plan)).toEqual({});
  expect(Object.keys(checkPlan(newPlan('')))).toEqual(['productId', 'startDate', 'addressId']);
  expect(checkPlan({ ...plan, rhythm: 'weekdays' })).toEqual({ weekdays: 'Choose at least one weekday.' });
  expect(checkPlan({ ...plan, packs: 21 })).toEqual({ packs: 'Enter how many packs a day.' });
});
