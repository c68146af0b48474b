import { expect, test } from 'vitest';
import { DEFAULT_FEES } from '../pricing/delivery-fees.ts';
import { possibleSavingsPaise } from './possible-savings.ts';

const line = { productId: 'p', quantity: 1, mrpPaise: 100_00, pricePaise: 100_00, gstPercent: 5 };
const medicine = { ...line, catalog: 'medicine' as const };
const grocery = { ...line, catalog: 'grocery' as const };
const plan = { freeDeliveryAbovePaise: 0, medicineDiscountPercent: 15, bloodTestDiscountPercent: 30 };

test('adds member discounts and small-cart charges of all orders', () => {
  const small = DEFAULT_FEES.smallCartPaise;
  expect(possibleSavingsPaise([[medicine], [grocery]], plan, DEFAULT_FEES)).toBe(15_00 + 2 * small);
  expect(possibleSavingsPaise([[{ ...medicine, quantity: 10 }]], plan, DEFAULT_FEES)).toBe(150_00);
});

test('is nothing for orders that the plan does not change', () => {
  expect(possibleSavingsPaise([[{ ...grocery, quantity: 5 }]], plan, DEFAULT_FEES)).toBe(0);
  expect(possibleSavingsPaise([], plan, DEFAULT_FEES)).toBe(0);
});
