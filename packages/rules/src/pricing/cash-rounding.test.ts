import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeLines } from '../orders/change-lines.ts';
import { makeBill } from './bill-lines.ts';
import { cashRounding } from './cash-rounding.ts';
import { type BasketLine, priceBasket } from './price-basket.ts';

const line = (pricePaise: number, change: Partial<BasketLine> = {}): BasketLine => ({
  productId: 'a',
  catalog: 'grocery',
  quantity: 1,
  pricePaise,
  mrpPaise: pricePaise,
  gstPercent: 5,
  ...change,
});
const tenPercent = { code: 'TEN', kind: 'percent', value: 10, capPaise: null, catalog: null } as const;

test.each([
  [206_30, 30],
  [206_99, 99],
  [207_00, 0],
  [1_01, 1],
  [99, 0],
  [0, 0],
])('takes the paise off a bill of %i paise', (billPaise, roundingPaise) => {
  expect(cashRounding(billPaise)).toBe(roundingPaise);
});

test('rounds cash bills only, with a line of the bill after all others', () => {
  const choices = { coupon: tenPercent, tipPaise: 20_00 };
  const online = priceBasket([line(229_22)], choices);
  const cash = priceBasket([line(229_22)], { ...choices, paysCash: true });
  expect(online.charges).toMatchObject({ roundingPaise: 0, toPayPaise: 226_30 });
  expect(cash.charges).toMatchObject({ roundingPaise: 30, toPayPaise: 226_00 });
  expect(cash.charges.savingsPaise).toBe(online.charges.savingsPaise);
  expect(cash.lines).toEqual(online.lines);
  expect(makeBill(cash.charges, { couponCode: 'TEN' })).toMatchObject({ toPay: 226, amountDue: 226 });
  expect(makeBill(cash.charges, { couponCode: 'TEN' }).lines.at(-1)).toEqual({
    key: 'rounding',
    label: 'Rounding',
    amount: -0.3,
  });
  expect(makeBill(online.charges, { couponCode: 'TEN' }).lines.at(-1)).toMatchObject({ key: 'tip' });
});

test('never costs more in cash than online, by less than a rupee, and comes to whole rupees', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 500_00 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(prices, fc.boolean(), (paise, hasCoupon) => {
      const basket = paise.map((price, at) => line(price, { productId: `p${at}` }));
      const choices = { coupon: hasCoupon ? tenPercent : null };
      const online = priceBasket(basket, choices).charges.toPayPaise;
      const cash = priceBasket(basket, { ...choices, paysCash: true }).charges.toPayPaise;
      expect(online - cash).toBeGreaterThanOrEqual(0);
      expect(online - cash).toBeLessThan(100);
      if (online >= 100) expect(cash % 100).toBe(0);
    }),
  );
});

test('rounds a changed cash order again, and one of an earlier release for the first time', () => {
  const { charges, lines } = priceBasket(
    [line(150_45), line(99_30, { productId: 'b' }), line(10_20, { productId: 'c', quantity: 3 })],
    { paysCash: true },
  );
  expect(charges).toMatchObject({ roundingPaise: 35, toPayPaise: 280_00 });
  const ordered = lines.map((priced) => ({ ...priced, id: priced.productId }));
  const withoutB = [{ lineId: 'b', quantity: 0 }];
  const changed = changeLines({ ...charges, paymentType: 'cod' }, ordered, withoutB);
  expect(changed).toMatchObject({ reducedPaise: 99_00, refundPaise: 99_00, coinsBack: 0 });
  expect(changed.charges).toMatchObject({ roundingPaise: 5, toPayPaise: 181_00 });
  const earlier = { ...charges, roundingPaise: 0, toPayPaise: 280_35, paymentType: 'cod' as const };
  expect(changeLines(earlier, ordered, withoutB)).toMatchObject({
    reducedPaise: 99_35,
    charges: { toPayPaise: 181_00 },
  });
});
