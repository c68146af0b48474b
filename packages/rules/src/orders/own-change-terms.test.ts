import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceBasket } from '../pricing/price-basket.ts';
import { changeLines } from './change-lines.ts';
import { ownChangeTerms } from './own-change-terms.ts';

const coupon = { code: 'TEN', kind: 'percent', value: 10, capPaise: null, catalog: null } as const;

function placed(prices: number[], choices: Parameters<typeof priceBasket>[1] = {}) {
  const { charges, lines } = priceBasket(
    prices.map((pricePaise, at) => ({
      productId: `p${at}`,
      catalog: 'grocery' as const,
      quantity: 2,
      pricePaise,
      mrpPaise: pricePaise,
      gstPercent: 5,
    })),
    choices,
  );
  return {
    charges: { ...charges, paymentType: 'online' as const },
    lines: lines.map((line) => ({ ...line, id: line.productId })),
  };
}

const removeFirst = [{ lineId: 'p0', quantity: 0 }];
const order = (charges: { smallCartPaise: number; freeDeliveryAbovePaise: number }) => ({
  kind: 'cancel' as const,
  reason: 'not_needed' as const,
  coupon: null,
  smallCartPaise: charges.smallCartPaise,
  freeDeliveryAbovePaise: charges.freeDeliveryAbovePaise,
  smallCartFeePaise: 10_00,
});

test('bills a cancelled item as if it had not been ordered, over any basket above the minimum of its coupon', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1_00, max: 900_00 }), { minLength: 2, maxLength: 6 }), (prices) => {
      const { charges, lines } = placed(prices, { coupon });
      const terms = ownChangeTerms(lines, removeFirst, {
        ...order(charges),
        coupon: { minimumPaise: 0, catalog: null },
      });
      const { charges: after } = changeLines(charges, lines, removeFirst, terms);
      const fresh = placed(prices.slice(1), { coupon }).charges;
      // Discounts are rounded per line in favour of the customer.
      expect(fresh.toPayPaise - after.toPayPaise).toBeGreaterThanOrEqual(-prices.length);
      expect(fresh.toPayPaise - after.toPayPaise).toBeLessThanOrEqual(prices.length);
    }),
  );
});

test('takes the coupon away below its minimum when the customer cancels', () => {
  const { charges, lines } = placed([100_00, 150_00], { coupon });
  const limited = { ...order(charges), coupon: { minimumPaise: 400_00, catalog: null } };
  const terms = ownChangeTerms(lines, removeFirst, limited);
  expect(terms.keepsCoupon).toBe(false);
  const changed = changeLines(charges, lines, removeFirst, terms);
  expect(changed.charges).toMatchObject({ couponDiscountPaise: 0, toPayPaise: 300_00 });
  expect(changed).toMatchObject({ reducedPaise: 150_00, refundPaise: 150_00 });
});

test('keeps the coupon of a return unless the customer changed their mind', () => {
  const { charges, lines } = placed([100_00, 150_00], { coupon });
  const limited = { ...order(charges), kind: 'return' as const, coupon: { minimumPaise: 400_00, catalog: null } };
  expect(ownChangeTerms(lines, removeFirst, { ...limited, reason: 'damaged' }).keepsCoupon).toBe(true);
  expect(ownChangeTerms(lines, removeFirst, { ...limited, reason: 'changed_mind' }).keepsCoupon).toBe(false);
});

test('counts only the catalog of the coupon towards its minimum', () => {
  const { charges, lines } = placed([100_00, 150_00], { coupon });
  const milk = { ...order(charges), coupon: { minimumPaise: 1, catalog: 'milk' as const } };
  expect(ownChangeTerms(lines, removeFirst, milk).keepsCoupon).toBe(false);
});

test('adds the small-cart charge to a cancellation below the limit, never to a return', () => {
  const { charges, lines } = placed([100_00, 50_00]);
  expect(charges.smallCartPaise).toBe(0);
  expect(ownChangeTerms(lines, removeFirst, order(charges)).smallCartPaise).toBe(10_00);
  const returned = { ...order(charges), kind: 'return' as const, reason: 'changed_mind' as const };
  expect(ownChangeTerms(lines, removeFirst, returned).smallCartPaise).toBe(0);
  const { charges: small, lines: few } = placed([30_00, 20_00]);
  expect(ownChangeTerms(few, removeFirst, order(small)).smallCartPaise).toBe(10_00);
});

test('a bill that would rise has a negative reduction', () => {
  const { charges, lines } = placed([1_00, 100_00]);
  const terms = ownChangeTerms(lines, removeFirst, { ...order(charges), freeDeliveryAbovePaise: 201_00 });
  expect(changeLines(charges, lines, removeFirst, terms).reducedPaise).toBe(-8_00);
});
