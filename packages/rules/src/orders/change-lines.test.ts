import fc from 'fast-check';
import { expect, test } from 'vitest';
import { duePaise } from '../pricing/bill-lines.ts';
import { type BasketLine, type Choices, priceBasket } from '../pricing/price-basket.ts';
import { changeLines, isRefundable, type LineChange } from './change-lines.ts';
import { canChangeItems, isInShop, refuseLineChanges } from './refuse-line-changes.ts';

const catalog = fc.constantFrom('medicine' as const, 'labtest' as const, 'grocery' as const);
const basket = fc.array(
  fc.record({
    catalog,
    quantity: fc.integer({ min: 1, max: 20 }),
    pricePaise: fc.integer({ min: 1_00, max: 500_00 }),
    keep: fc.double({ min: 0, max: 1, noNaN: true }),
    price: fc.double({ min: 0, max: 1, noNaN: true }),
    replacement: fc.option(
      fc.record({ catalog, quantity: fc.integer({ min: 1, max: 9 }), pricePaise: fc.integer({ min: 1, max: 900_00 }) }),
    ),
  }),
  { minLength: 2, maxLength: 6 },
);
const benefits = { freeDeliveryAbovePaise: 99_00, medicineDiscountPercent: 15, bloodTestDiscountPercent: 30 };
const coupon = { code: 'TEN', kind: 'percent', value: 10, capPaise: null, catalog: null } as const;

function order(items: Pick<BasketLine, 'catalog' | 'quantity' | 'pricePaise'>[], choices: Choices = {}) {
  const lines = items.map(({ catalog, quantity, pricePaise }, at) => ({
    catalog,
    quantity,
    pricePaise,
    productId: `p${at}`,
    mrpPaise: pricePaise + 5_00,
    gstPercent: 5,
  }));
  const priced = priceBasket(lines, choices);
  const paymentType = choices.paysCash ? ('cod' as const) : ('online' as const);
  return {
    charges: { ...priced.charges, paymentType },
    lines: priced.lines.map((line) => ({ ...line, id: line.productId })),
  };
}

const product = (pricePaise: number, more = {}) => ({
  productId: 'new',
  catalog: 'grocery' as const,
  pricePaise,
  mrpPaise: pricePaise,
  gstPercent: 18,
  ...more,
});

test('refunds in money and coins exactly what the bill loses, and never charges more, over two changes', () => {
  fc.assert(
    fc.property(basket, fc.integer({ min: 0, max: 10_000 }), fc.boolean(), (items, balance, isMember) => {
      const paysCash = balance < 2_000;
      const coinBalance = paysCash ? 0 : balance;
      const first = order(items, {
        paysCash,
        coinBalance,
        coupon,
        benefits: isMember ? benefits : null,
        tipPaise: 10_00,
      });
      const changes: LineChange[] = items.flatMap(({ keep, price, quantity, pricePaise, replacement }, at) => {
        const kept = Math.floor(keep * quantity);
        if (at === 0 || kept === quantity) return [];
        return {
          lineId: `p${at}`,
          quantity: kept,
          pricePaise: Math.floor(price * pricePaise),
          replacement: replacement
            ? { quantity: replacement.quantity, product: product(replacement.pricePaise, replacement) }
            : undefined,
        };
      });
      let bill = first.charges;
      let lines = first.lines;
      for (const round of [changes, [{ lineId: 'p0', quantity: 0 }]]) {
        const changed = changeLines(bill, lines, round);
        expect(changed.reducedPaise).toBeGreaterThanOrEqual(0);
        expect(changed.refundPaise).toBeGreaterThan(-100);
        expect(changed.refundPaise + changed.coinsBack * 100).toBe(bill.toPayPaise - changed.charges.toPayPaise);
        expect(duePaise(bill) - duePaise(changed.charges)).toBe(changed.refundPaise);
        expect(changed.charges.coins).toBeGreaterThanOrEqual(0);
        if (changed.charges.coins > 0) {
          expect([changed.refundPaise, duePaise(changed.charges)].every(isRefundable)).toBe(true);
        }
        expect(duePaise(changed.charges)).toBeGreaterThanOrEqual(0);
        for (const line of [...changed.kept, ...changed.added]) {
          expect(line.taxablePaise + line.taxPaise).toBe(
            line.pricePaise * line.quantity - line.memberDiscountPaise - line.couponDiscountPaise,
          );
          expect(line.taxablePaise).toBeGreaterThanOrEqual(0);
        }
        for (const {
          product: { catalog },
          memberDiscountPaise,
        } of changed.added) {
          if (catalog === 'grocery') expect(memberDiscountPaise).toBe(0);
        }
        bill = { ...first.charges, ...changed.charges };
        lines = lines.flatMap((line) =>
          changed.kept.filter(({ id }) => id === line.id).map((kept) => ({ ...line, ...kept })),
        );
        if (changed.added.length > 0) return;
      }
    }),
  );
});

test('adds no small-cart charge when a line is taken out', () => {
  const { charges, lines } = order([
    { catalog: 'medicine', quantity: 1, pricePaise: 150_00 },
    { catalog: 'medicine', quantity: 1, pricePaise: 100_00 },
  ]);
  const changed = changeLines(charges, lines, [{ lineId: 'p0', quantity: 0 }]);
  expect(changed.charges).toMatchObject({ smallCartPaise: 0, toPayPaise: 100_00 });
  expect(changed).toMatchObject({ refundPaise: 150_00, removedIds: ['p0'] });
});

test('keeps the coupon in proportion when the order falls below its minimum', () => {
  const fixed = { code: 'FIFTY', kind: 'flat', value: 50_00, capPaise: null, catalog: null } as const;
  const { charges, lines } = order([{ catalog: 'grocery', quantity: 10, pricePaise: 50_00 }], { coupon: fixed });
  expect(charges.couponDiscountPaise).toBe(50_00);
  const changed = changeLines(charges, lines, [{ lineId: 'p0', quantity: 3 }]);
  expect(changed.charges).toMatchObject({ itemTotalPaise: 150_00, couponDiscountPaise: 15_00, toPayPaise: 135_00 });
});

test('lowers the price of a pack that weighs less', () => {
  const { charges, lines } = order([{ catalog: 'grocery', quantity: 2, pricePaise: 120_00 }]);
  const changed = changeLines(charges, lines, [{ lineId: 'p0', quantity: 2, pricePaise: 100_00 }]);
  expect(changed).toMatchObject({ refundPaise: 40_00, charges: { toPayPaise: 200_00 } });
});

test('sells a dearer replacement at the price of the old line and a cheaper one at its own', () => {
  const { charges, lines } = order([{ catalog: 'grocery', quantity: 3, pricePaise: 100_00 }], { coupon });
  const replaceBy = (pricePaise: number) =>
    changeLines(charges, lines, [
      { lineId: 'p0', quantity: 1, replacement: { quantity: 2, product: product(pricePaise) } },
    ]);
  expect(replaceBy(180_00)).toMatchObject({ reducedPaise: 0, added: [{ pricePaise: 100_00, quantity: 2 }] });
  expect(replaceBy(80_00)).toMatchObject({ reducedPaise: 36_00, added: [{ pricePaise: 80_00 }] });
});

test('drops express fee and tip when only lab tests are left', () => {
  const { charges, lines } = order(
    [
      { catalog: 'grocery', quantity: 1, pricePaise: 50_00 },
      { catalog: 'labtest', quantity: 1, pricePaise: 300_00 },
    ],
    { expressDelivery: true, tipPaise: 20_00 },
  );
  const changed = changeLines(charges, lines, [{ lineId: 'p0', quantity: 0 }]);
  expect(changed.charges).toMatchObject({ expressPaise: 0, tipPaise: 0, smallCartPaise: 0, toPayPaise: 300_00 });
});

test('names what is wrong with a change', () => {
  const { lines } = order([
    { catalog: 'grocery', quantity: 2, pricePaise: 50_00 },
    { catalog: 'labtest', quantity: 1, pricePaise: 300_00 },
  ]);
  const refuse = (...changes: LineChange[]) => refuseLineChanges(lines, changes)?.code;
  const replacement = { product: product(10_00), quantity: 1 };
  expect(refuse({ lineId: 'p0', quantity: 1 })).toBeUndefined();
  expect(refuse({ lineId: 'p0', quantity: 0, replacement }, { lineId: 'p1', quantity: 0 })).toBeUndefined();
  expect(refuse({ lineId: 'other', quantity: 1 })).toBe('unknownLine');
  expect(refuse({ lineId: 'p0', quantity: 1 }, { lineId: 'p0', quantity: 0 })).toBe('repeatedLine');
  expect(refuse({ lineId: 'p0', quantity: 3 })).toBe('quantityRaised');
  expect(refuse({ lineId: 'p0', quantity: 2, replacement })).toBe('quantityRaised');
  expect(refuse({ lineId: 'p0', quantity: 2, pricePaise: 51_00 })).toBe('priceRaised');
  expect(refuse({ lineId: 'p1', quantity: 0, replacement })).toBe('labTestReplaced');
  const same = { ...replacement, product: product(10_00, { productId: 'p0' }) };
  expect(refuse({ lineId: 'p0', quantity: 1, replacement: same })).toBe('replacementOrdered');
  expect(refuse({ lineId: 'p0', quantity: 2, pricePaise: 50_00 })).toBe('nothingChanged');
  expect(refuse({ lineId: 'p0', quantity: 0 }, { lineId: 'p1', quantity: 0 })).toBe('nothingLeft');
});

test('allows changes until the delivery, and knows which orders are in the shop', () => {
  const statuses = ['OrderPlaced', 'shipped', 'outfor delivery', 'delivered', 'cancelled', 'returned'];
  const matching = (rule: typeof isInShop) => statuses.filter((status) => rule({ status }));
  expect(matching(canChangeItems)).toEqual(['OrderPlaced', 'shipped', 'outfor delivery']);
  expect(matching(isInShop)).toEqual(['OrderPlaced', 'shipped']);
});
