import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carriedTotalPaise, couponTotalPaise, lowerMinimums } from './order-minimums.ts';
import { ownChangeTerms } from './own-change-terms.ts';

const line = fc.record({
  catalog: fc.constantFrom('fruits' as const, 'grocery' as const, 'labtest' as const),
  quantity: fc.integer({ min: 1, max: 9 }),
  pricePaise: fc.integer({ min: 1_00, max: 300_00 }),
  takenOut: fc.nat({ max: 9 }),
  cancelled: fc.nat({ max: 9 }),
});

test('a cancellation has the same terms before and after the shop takes items out', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(null, 'grocery' as const),
      fc.nat({ max: 500_00 }),
      fc.nat({ max: 300_00 }),
      (basket, couponCatalog, couponMinimumPaise, freeDeliveryAbovePaise) => {
        // Only packs that the customer leaves can be taken out.
        const lines = basket.map(({ cancelled, takenOut, ...rest }, at) => {
          const own = Math.min(cancelled, rest.quantity);
          return { ...rest, id: `l${at}`, own, missing: Math.min(takenOut, rest.quantity - own) };
        });
        const without = (packs: 'own' | 'missing') =>
          lines.map((item) => ({ ...item, quantity: item.quantity - item[packs] }));
        const order = { couponMinimumPaise, couponCatalog, freeDeliveryAbovePaise };
        const cancel = (now: typeof lines, minimums: typeof order) => {
          const changes = now.map(({ id, quantity, own }) => ({ lineId: id, quantity: quantity - own }));
          return ownChangeTerms(now, changes, {
            kind: 'cancel',
            reason: 'other',
            coupon: { minimumPaise: minimums.couponMinimumPaise, catalog: couponCatalog },
            smallCartPaise: 0,
            freeDeliveryAbovePaise: minimums.freeDeliveryAbovePaise,
            smallCartFeePaise: 10_00,
          });
        };
        const missing = without('missing');
        const first = cancel(lines, order);
        const second = cancel(missing, { ...order, ...lowerMinimums(order, lines, missing) });
        expect(second.keepsCoupon).toBe(first.keepsCoupon);
        // Without goods there is no delivery to charge.
        const left = missing.map((item) => ({ ...item, quantity: item.quantity - item.own }));
        if (carriedTotalPaise(left) > 0) expect(second.smallCartPaise).toBe(first.smallCartPaise);
      },
    ),
  );
});

test('a replacement never raises a minimum', () => {
  const order = { couponMinimumPaise: 100_00, couponCatalog: 'milk', freeDeliveryAbovePaise: 199_00 } as const;
  const before = [{ catalog: 'grocery', quantity: 1, pricePaise: 120_00 }] as const;
  const after = [{ catalog: 'milk', quantity: 1, pricePaise: 110_00 }] as const;
  expect(couponTotalPaise(after, 'milk')).toBe(110_00);
  expect(lowerMinimums(order, before, after)).toEqual({ couponMinimumPaise: 100_00, freeDeliveryAbovePaise: 189_00 });
});
