import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOGS } from '../catalog/catalogs.ts';
import { duePaise, makeBill } from './bill-lines.ts';
import { type BasketLine, priceBasket } from './price-basket.ts';
import { shareTax } from './split-tax.ts';

const line = (change: Partial<BasketLine> = {}): BasketLine => ({
  productId: 'a',
  catalog: 'grocery',
  quantity: 1,
  pricePaise: 100_00,
  mrpPaise: 120_00,
  gstPercent: 5,
  ...change,
});
const member = { freeDeliveryAbovePaise: 99_00, medicineDiscountPercent: 15, bloodTestDiscountPercent: 30 };
const tenPercent = { code: 'TEN', kind: 'percent', value: 10, capPaise: null, catalog: null } as const;

test('charges for a small cart below ₹199', () => {
  expect(priceBasket([line({ pricePaise: 198_99 })]).charges).toMatchObject({ smallCartPaise: 10_00 });
  expect(priceBasket([line({ pricePaise: 199_00 })]).charges).toMatchObject({ smallCartPaise: 0, toPayPaise: 199_00 });
  expect(priceBasket([]).charges).toMatchObject({ smallCartPaise: 0, toPayPaise: 0 });
});

test('uses the lower free-delivery limit of a member', () => {
  expect(priceBasket([line()], { benefits: member }).charges.smallCartPaise).toBe(0);
  expect(priceBasket([line({ pricePaise: 98_00 })], { benefits: member }).charges.smallCartPaise).toBe(10_00);
  const dearer = { ...member, freeDeliveryAbovePaise: 500_00 };
  expect(priceBasket([line({ pricePaise: 250_00 })], { benefits: dearer }).charges.smallCartPaise).toBe(0);
});

test('ignores lab tests for small-cart and express charges', () => {
  const labTest = line({ productId: 'b', catalog: 'labtest', pricePaise: 500_00, mrpPaise: 900_00 });
  expect(priceBasket([labTest], { expressDelivery: true }).charges).toMatchObject({
    smallCartPaise: 0,
    expressPaise: 0,
  });
  expect(priceBasket([line(), labTest]).charges.smallCartPaise).toBe(10_00);
});

test('applies member discounts and rounds each line once', () => {
  const { charges, lines } = priceBasket(
    [
      line({ catalog: 'medicine', pricePaise: 33_33, quantity: 3 }),
      line({ productId: 'b', catalog: 'labtest', pricePaise: 499_00 }),
      line({ productId: 'c' }),
    ],
    { benefits: member },
  );
  expect(lines.map(({ memberDiscountPaise }) => memberDiscountPaise)).toEqual([15_00, 149_70, 0]);
  expect(charges).toMatchObject({ medicineDiscountPaise: 15_00, labTestDiscountPaise: 149_70 });
});

test('lists the bill in the documented order with the parts of the express fee', () => {
  const { charges } = priceBasket([line()], { expressDelivery: true, tipPaise: 20_00, coupon: tenPercent });
  const bill = makeBill(charges, { couponCode: 'TEN' });
  expect(bill.lines.map(({ label, amount }) => [label, amount])).toEqual([
    ['Item total', 100],
    ['Coupon TEN', -10],
    ['Small cart charge', 10],
    ['Express delivery', 25],
    ['Tip', 20],
  ]);
  expect(bill.lines[3]?.makeUp).toEqual([
    { key: 'packing', label: 'Packing fee', amount: 5 },
    { key: 'partner', label: 'Partner delivery fee', amount: 70 },
    { key: 'cash-discount', label: 'Cash discount', amount: -50 },
  ]);
  expect(bill).toMatchObject({ toPay: 145, savings: 30 });
});

test('leaves at least a rupee to pay after coins', () => {
  expect(priceBasket([line()], { coinBalance: 500 }).charges.coins).toBe(99);
  expect(priceBasket([line()], { coinBalance: 30 }).charges.coins).toBe(30);
  expect(priceBasket([line({ pricePaise: 49_50 })], { coinBalance: 500 }).charges.coins).toBe(48);
  expect(priceBasket([line({ pricePaise: 50 })], { coinBalance: 500 }).charges.coins).toBe(0);
  const half = { ...tenPercent, value: 50 };
  expect(priceBasket([line({ pricePaise: 400_00 })], { coinBalance: 500, coupon: half }).charges.coins).toBe(199);
});

test('applies a capped coupon to its catalog and leaves a rupee to pay', () => {
  const basket = [line(), line({ productId: 'b', catalog: 'milk', pricePaise: 60_00, mrpPaise: 60_00 })];
  const onMilk = priceBasket(basket, { coupon: { ...tenPercent, value: 50, catalog: 'milk' } });
  expect(onMilk.lines.map(({ couponDiscountPaise }) => couponDiscountPaise)).toEqual([0, 30_00]);
  const capped = priceBasket(basket, { coupon: { ...tenPercent, value: 50, capPaise: 25_00 } });
  expect(capped.charges.couponDiscountPaise).toBe(25_00);
  const flat = priceBasket(basket, { coupon: { ...tenPercent, kind: 'flat', value: 1000_00 } });
  expect(flat.charges.couponDiscountPaise).toBe(159_00);
});

const anyLine = fc.record({
  catalog: fc.constantFrom(...CATALOGS),
  quantity: fc.integer({ min: 1, max: 999 }),
  pricePaise: fc.integer({ min: 1, max: 1_000_00 }),
  overPaise: fc.integer({ min: 0, max: 500_00 }),
  gstPercent: fc.constantFrom(0, 5, 12, 18, 40),
});
const anyBasket = fc.array(anyLine, { maxLength: 12 }).map((lines) =>
  lines.map(
    ({ overPaise, ...rest }, at): BasketLine => ({
      ...rest,
      productId: `p${at}`,
      mrpPaise: rest.pricePaise + overPaise,
    }),
  ),
);
const anyChoices = fc.record({
  expressDelivery: fc.boolean(),
  tipPaise: fc.integer({ min: 0, max: 500 }).map((rupees) => rupees * 100),
  coinBalance: fc.integer({ min: 0, max: 100_000 }),
  paysCash: fc.boolean(),
  benefits: fc.option(
    fc.record({
      freeDeliveryAbovePaise: fc.integer({ min: 0, max: 500_00 }),
      medicineDiscountPercent: fc.integer({ min: 0, max: 100 }),
      bloodTestDiscountPercent: fc.integer({ min: 0, max: 100 }),
    }),
  ),
  coupon: fc.option(
    fc.oneof(
      fc.record({
        code: fc.constant('C'),
        kind: fc.constant('percent' as const),
        value: fc.integer({ min: 1, max: 100 }),
        capPaise: fc.option(fc.integer({ min: 1, max: 500_00 })),
        catalog: fc.option(fc.constantFrom(...CATALOGS)),
      }),
      fc.record({
        code: fc.constant('C'),
        kind: fc.constant('flat' as const),
        value: fc.integer({ min: 1, max: 5_000_00 }),
        capPaise: fc.constant(null),
        catalog: fc.option(fc.constantFrom(...CATALOGS)),
      }),
    ),
  ),
});

test('sums lines to the total without negative amounts for any basket', () => {
  fc.assert(
    fc.property(anyBasket, anyChoices, (basket, choices) => {
      const { lines, charges } = priceBasket(basket, choices);
      const bill = makeBill(charges, { couponCode: null });
      const linesPaise = bill.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
      expect(linesPaise).toBe(charges.toPayPaise);
      for (const amount of Object.values(charges)) {
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(amount)).toBe(true);
      }
      expect(duePaise(charges)).toBeGreaterThanOrEqual(0);
      expect(charges.coins * 100).toBeLessThanOrEqual(Math.max(0, charges.itemTotalPaise - 100));
      for (const priced of lines) {
        const gross = priced.totalPaise - priced.memberDiscountPaise - priced.couponDiscountPaise;
        expect(gross).toBeGreaterThanOrEqual(0);
        expect(priced.taxablePaise + priced.taxPaise).toBe(gross);
        const shares = shareTax(priced.taxPaise, 'Madhya Pradesh');
        expect(shares.cgstPaise + shares.sgstPaise).toBe(priced.taxPaise);
        expect(shares.cgstPaise).toBe(shares.sgstPaise);
        expect(shares.sgstPaise - shares.cgstPaise).toBeLessThanOrEqual(1);
      }
      const goods = lines.reduce((sum, priced) => sum + priced.taxablePaise + priced.taxPaise, 0);
      const fees = charges.smallCartPaise + charges.expressPaise + charges.tipPaise;
      expect(goods + fees - charges.roundingPaise).toBe(charges.toPayPaise);
    }),
  );
});

test('gives the same total for any order of the lines', () => {
  fc.assert(
    fc.property(anyBasket, anyChoices, fc.infiniteStream(fc.nat()), (basket, choices, keys) => {
      const places = basket.map((item) => ({ item, key: keys.next().value ?? 0 }));
      const shuffled = places.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
      const one = priceBasket(basket, choices);
      const other = priceBasket(shuffled, choices);
      expect(other.charges).toEqual(one.charges);
      const byId = (lines: typeof one.lines) => lines.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
      expect(byId(other.lines)).toEqual(byId(one.lines));
    }),
  );
});

test('never lowers the item total when a quantity grows', () => {
  fc.assert(
    fc.property(anyBasket, anyChoices, fc.nat(), (basket, choices, at) => {
      const more = basket.map((item, place) =>
        place === at % Math.max(1, basket.length) ? { ...item, quantity: item.quantity + 1 } : item,
      );
      const goods = (lines: BasketLine[]) => {
        const { charges } = priceBasket(lines, { ...choices, coupon: null });
        return charges.toPayPaise + charges.roundingPaise - charges.smallCartPaise;
      };
      expect(goods(more)).toBeGreaterThanOrEqual(goods(basket));
      expect(priceBasket(more, choices).charges.itemTotalPaise).toBeGreaterThanOrEqual(
        priceBasket(basket, choices).charges.itemTotalPaise,
      );
    }),
  );
});

test('charges IGST outside Madhya Pradesh', () => {
  expect(shareTax(5_01, ' madhya pradesh')).toEqual({ cgstPaise: 2_50, sgstPaise: 2_51, igstPaise: 0 });
  expect(shareTax(5_01, 'Maharashtra')).toEqual({ cgstPaise: 0, sgstPaise: 0, igstPaise: 5_01 });
});

test('shows the make-up of the documented express fee', () => {
  const { charges } = priceBasket([line({ pricePaise: 300_00 })], { expressDelivery: true });
  const express = makeBill(charges, { couponCode: null }).lines.find(({ key }) => key === 'express');
  expect(express?.makeUp?.map(({ amount }) => amount)).toEqual([5, 70, -50]);
});

test('charges the fees that the shop has set', () => {
  const fees = { smallCartPaise: 25_00, freeDeliveryAbovePaise: 500_00, expressPaise: 40_00 };
  const small = priceBasket([line({ pricePaise: 300_00 })], { fees, expressDelivery: true });
  expect(small.charges).toMatchObject({ smallCartPaise: 25_00, expressPaise: 40_00, toPayPaise: 365_00 });
  expect(small.missingForFreeDeliveryPaise).toBe(200_00);
  expect(makeBill(small.charges, { couponCode: null }).lines).toContainEqual({
    key: 'express',
    label: 'Express delivery',
    amount: 40,
  });
  const free = { ...fees, smallCartPaise: 0, expressPaise: 0 };
  const withoutFees = priceBasket([line({ pricePaise: 300_00 })], { fees: free, expressDelivery: true });
  expect(withoutFees.charges.toPayPaise).toBe(300_00);
  expect(withoutFees).toMatchObject({ isExpress: true, missingForFreeDeliveryPaise: 0 });
});
