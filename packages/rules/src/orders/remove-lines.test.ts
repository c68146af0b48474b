import fc from 'fast-check';
import { expect, test } from 'vitest';
import { duePaise } from '../pricing/bill-lines.ts';
import { type BasketLine, priceBasket } from '../pricing/price-basket.ts';
import { billWithoutLines } from './remove-lines.ts';

const basket = fc.array(
  fc.record({
    catalog: fc.constantFrom('medicine' as const, 'labtest' as const, 'grocery' as const),
    quantity: fc.integer({ min: 1, max: 20 }),
    pricePaise: fc.integer({ min: 1_00, max: 500_00 }),
  }),
  { minLength: 2, maxLength: 6 },
);
const benefits = { freeDeliveryAbovePaise: 99_00, medicineDiscountPercent: 15, bloodTestDiscountPercent: 30 };
const coupon = { code: 'TEN', kind: 'percent', value: 10, capPaise: null, catalog: null } as const;

test('refunds in money and coins exactly what the bill loses', () => {
  fc.assert(
    fc.property(basket, fc.integer({ min: 0, max: 10_000 }), fc.boolean(), (items, coinBalance, isMember) => {
      const lines = items.map(
        (item, at): BasketLine => ({
          ...item,
          productId: `p${at}`,
          mrpPaise: item.pricePaise + 5_00,
          gstPercent: 5,
        }),
      );
      const priced = priceBasket(lines, { coinBalance, coupon, benefits: isMember ? benefits : null });
      const removed = priced.lines.slice(1).map((line) => ({ ...line, id: line.productId }));
      const left = billWithoutLines(priced.charges, removed);
      expect(left.refundPaise + left.coinsBack * 100).toBe(priced.charges.toPayPaise - left.charges.toPayPaise);
      expect(duePaise(priced.charges) - duePaise(left.charges)).toBe(left.refundPaise);
      expect(left.charges.coins).toBe(priced.charges.coins - left.coinsBack);
      expect(duePaise(left.charges)).toBeGreaterThanOrEqual(0);
      const { charges } = left;
      expect(charges.toPayPaise).toBe(
        charges.itemTotalPaise -
          charges.medicineDiscountPaise -
          charges.labTestDiscountPaise -
          charges.couponDiscountPaise +
          charges.smallCartPaise,
      );
    }),
  );
});

test('adds no small-cart charge when a line is removed', () => {
  const line = (productId: string, pricePaise: number): BasketLine & { id: string } => ({
    id: productId,
    productId,
    catalog: 'medicine',
    quantity: 1,
    pricePaise,
    mrpPaise: pricePaise,
    gstPercent: 5,
  });
  const priced = priceBasket([line('a', 150_00), line('b', 100_00)]);
  const [first] = priced.lines;
  if (!first) throw new Error('no line');
  const { charges, refundPaise } = billWithoutLines(priced.charges, [{ ...first, id: 'a' }]);
  expect(charges).toMatchObject({ smallCartPaise: 0, toPayPaise: 100_00 });
  expect(refundPaise).toBe(150_00);
});
