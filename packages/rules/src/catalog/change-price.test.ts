import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changePrice, PRICE_STEPS } from './change-price.ts';

const atta = { catalog: 'grocery', pricePaise: 250_00, mrpPaise: 300_00, hasMrp: true } as const;

test('raises and lowers by percent and by rupees, to whole rupees', () => {
  expect(changePrice(atta, { step: 'raise-percent', by: 3.5, isRounded: true })).toMatchObject({ pricePaise: 259_00 });
  expect(changePrice(atta, { step: 'raise-percent', by: 3.5, isRounded: false })).toMatchObject({ pricePaise: 258_75 });
  expect(changePrice(atta, { step: 'lower-percent', by: 10, isRounded: true })).toMatchObject({ pricePaise: 225_00 });
  expect(changePrice(atta, { step: 'raise-rupees', by: 12.5, isRounded: false })).toMatchObject({ pricePaise: 262_50 });
  expect(changePrice(atta, { step: 'lower-rupees', by: 50, isRounded: true })).toMatchObject({ pricePaise: 200_00 });
});

test('holds the price at the MRP; the MRP of loose produce and of goods without one rises with it', () => {
  const change = { step: 'raise-percent', by: 50, isRounded: true } as const;
  expect(changePrice(atta, change)).toEqual({ pricePaise: 300_00, mrpPaise: 300_00, isHeldAtMrp: true });
  const raised = { pricePaise: 375_00, mrpPaise: 375_00, isHeldAtMrp: false };
  expect(changePrice({ ...atta, catalog: 'fruits' }, change)).toEqual(raised);
  expect(changePrice({ ...atta, mrpPaise: 250_00, hasMrp: false }, change)).toEqual(raised);
});

test('refuses a price of nothing and one that no form accepts', () => {
  expect(changePrice(atta, { step: 'lower-rupees', by: 250, isRounded: true })).toBe('PRICE_TOO_LOW');
  expect(changePrice(atta, { step: 'lower-percent', by: 99.9, isRounded: true })).toBe('PRICE_TOO_LOW');
  expect(changePrice(atta, { step: 'raise-rupees', by: 1_000_000, isRounded: true })).toBe('PRICE_TOO_HIGH');
});

test('a rise never lowers a price, a cut never raises it, and the price is never above the MRP', () => {
  const price = fc.record({ pricePaise: fc.integer({ min: 1, max: 5000_00 }), over: fc.nat(1000_00) });
  const change = fc.record({
    step: fc.constantFrom(...PRICE_STEPS),
    by: fc.integer({ min: 1, max: 99_00 }).map((hundredths) => hundredths / 100),
    isRounded: fc.boolean(),
  });
  fc.assert(
    fc.property(
      price,
      change,
      fc.constantFrom('grocery', 'fruits', 'medicine'),
      ({ pricePaise, over }, by, catalog) => {
        const after = changePrice({ catalog, pricePaise, mrpPaise: pricePaise + over, hasMrp: true }, by);
        if (typeof after === 'string') return;
        expect(Number.isInteger(after.pricePaise)).toBe(true);
        expect(after.pricePaise).toBeLessThanOrEqual(after.mrpPaise);
        if (by.step.startsWith('raise')) expect(after.pricePaise).toBeGreaterThanOrEqual(pricePaise);
        else expect(after.pricePaise).toBeLessThanOrEqual(pricePaise);
      },
    ),
  );
});
