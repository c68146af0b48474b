import { makeBill } from '@subah/rules/pricing/bill-lines';
import { priceBasket } from '@subah/rules/pricing/price-basket';
import { expect, test } from 'vitest';
import { listBillChanges, type ShownBill } from './bill-changes.ts';

const shownBill = (items: ShownBill['items'], choices: Parameters<typeof priceBasket>[1] = {}): ShownBill => {
  const basket = items.map(({ price, ...item }) => ({
    ...item,
    catalog: 'grocery' as const,
    pricePaise: price * 100,
    mrpPaise: price * 100,
    gstPercent: 5,
  }));
  return { bill: makeBill(priceBasket(basket, choices).charges, { couponCode: null }), items };
};
const changedBill = (shown: ShownBill) => ({ ...shown, items: [...shown.items], total: shown.bill.amountDue });

const rice = { productId: 'rice', name: 'Rice', hindiName: 'चावल', quantity: 2, price: 100 };
const dal = { productId: 'dal', name: 'Dal', hindiName: null, quantity: 1, price: 90 };

test('lists products whose price or quantity changed, and new and removed ones', () => {
  const tea = { productId: 'tea', name: 'Tea', hindiName: null, quantity: 1, price: 150 };
  const before = shownBill([rice, dal]);
  const after = changedBill(shownBill([{ ...rice, price: 110 }, tea]));
  expect(listBillChanges(before, after)).toEqual([
    { key: 'rice', label: 'Rice × 2', before: 200, after: 220 },
    { key: 'dal', label: 'Dal', before: 90, after: null },
    { key: 'tea', label: 'Tea', before: null, after: 150 },
  ]);
});

test('lists charges, discounts and coins that changed', () => {
  const before = shownBill([dal], { expressDelivery: true, coinBalance: 20 });
  const after = changedBill(shownBill([dal], { coinBalance: 5, benefits: member }));
  expect(listBillChanges(before, after)).toEqual([
    { key: 'small-cart', label: 'Small cart charge', before: 10, after: 0 },
    { key: 'express', label: 'Express delivery', before: 25, after: null },
    { key: 'coins', label: 'SuperCoins', before: -20, after: -5 },
  ]);
});

test('lists nothing for the same bill', () => {
  expect(listBillChanges(shownBill([rice]), changedBill(shownBill([rice])))).toEqual([]);
});

const member = { freeDeliveryAbovePaise: 0, medicineDiscountPercent: 0, bloodTestDiscountPercent: 0 };
