import type { CartItem } from '@subah/contract/cart/cart';
import { DEFAULT_FEES } from '@subah/rules/pricing/delivery-fees';
import { expect, test } from 'vitest';
import { emptyBill } from './empty-cart.ts';
import { DEFAULT_OPTIONS } from './order-options.ts';
import { previewBill, roundBill } from './preview-bill.ts';

const tomato: CartItem = {
  _id: 'line',
  productId: 'tomato',
  itemType: 'FruitsVegProduct',
  name: 'Tomato, desi',
  image: '',
  unit: '500 g',
  quantity: 2,
  priceAtAdd: 24,
  price: 24,
  mrp: 32,
  available: true,
  stockLeft: 42,
  hindiName: null,
  requiresPrescription: false,
  fastingHours: null,
};
const known = { bill: { ...emptyBill, freeDeliveryAbove: 199 }, coinBalance: 45, fees: DEFAULT_FEES, paysCash: false };

test('prices a small basket with tip and express delivery', () => {
  const bill = previewBill([tomato], { ...DEFAULT_OPTIONS, tip: 20, expressDelivery: true }, known);
  expect(bill?.lines.map(({ key, amount }) => [key, amount])).toEqual([
    ['items', 48],
    ['small-cart', 10],
    ['express', 25],
    ['tip', 20],
  ]);
  expect(bill).toMatchObject({ toPay: 103, amountDue: 103, savings: 16, missingForFreeDelivery: 151 });
});

test('rounds a bill that is paid in cash', () => {
  const loose = { ...tomato, price: 24.15, quantity: 3 };
  expect(previewBill([loose], DEFAULT_OPTIONS, known)).toMatchObject({ toPay: 82.45 });
  const cash = previewBill([loose], DEFAULT_OPTIONS, { ...known, paysCash: true });
  expect(cash).toMatchObject({ toPay: 82, amountDue: 82 });
  expect(cash?.lines.at(-1)).toMatchObject({ key: 'rounding', amount: -0.45 });
  if (!cash) throw new Error('no preview');
  const online = roundBill(cash, false);
  expect(online).toEqual(previewBill([loose], DEFAULT_OPTIONS, known));
  expect(roundBill(online, true)).toEqual(cash);
});

test('leaves one rupee of the items to pay with coins', () => {
  const bill = previewBill([tomato], { ...DEFAULT_OPTIONS, useSuperCoins: true }, { ...known, coinBalance: 500 });
  expect(bill).toMatchObject({ toPay: 58, coins: 47, amountDue: 11 });
});

test('charges nothing for a sold-out product', () => {
  const gone = { ...tomato, productId: 'onion', stockLeft: 0 };
  expect(previewBill([tomato, gone], DEFAULT_OPTIONS, known)).toEqual(previewBill([tomato], DEFAULT_OPTIONS, known));
});

test('returns null with a coupon', () => {
  const lines = [{ key: 'coupon' as const, label: 'Coupon SUBAH20', amount: -20 }];
  expect(previewBill([tomato], DEFAULT_OPTIONS, { ...known, bill: { ...known.bill, lines } })).toBeNull();
});
