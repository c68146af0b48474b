import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOGS } from '../catalog/catalogs.ts';
import { priceBasket } from '../pricing/price-basket.ts';
import { splitTax } from '../pricing/split-tax.ts';
import { creditFigures, invoiceFigures, savedPaise } from './invoice-figures.ts';
import { rupeesInWords } from './rupees-in-words.ts';

const goods = {
  id: 'atta',
  name: 'Atta',
  hsn: '1101',
  unit: '5 kg',
  quantity: 2,
  pricePaise: 245_00,
  gstPercent: 5,
  memberDiscountPaise: 0,
  couponDiscountPaise: 10_00,
  taxablePaise: 457_14,
  taxPaise: 22_86,
};
const none = { smallCartPaise: 0, expressPaise: 0, tipPaise: 0, roundingPaise: 0, toPayPaise: 480_00, coins: 0 };

test('splits the tax into CGST and SGST inside Madhya Pradesh, IGST outside', () => {
  const [inside] = invoiceFigures([goods], none, 'Madhya Pradesh').lines;
  expect(inside).toMatchObject({ cgstPaise: 11_43, sgstPaise: 11_43, igstPaise: 0, discountPaise: 10_00 });
  const [outside] = invoiceFigures([goods], none, 'Maharashtra').lines;
  expect(outside).toMatchObject({ cgstPaise: 0, sgstPaise: 0, igstPaise: 22_86, totalPaise: 480_00 });
});

test('keeps an MRP above the price, and sums what the customer saved', () => {
  const figures = invoiceFigures(
    [
      { ...goods, mrpPaise: 260_00 },
      { ...goods, mrpPaise: 245_00 },
    ],
    none,
    'Goa',
  );
  expect(figures.lines.map(({ mrpPaise }) => mrpPaise)).toEqual([260_00, undefined]);
  expect(savedPaise(figures)).toBe(2 * 15_00 + 2 * 10_00);
});

test('titles exempt goods as bill of supply and mixed goods as both', () => {
  const milk = { ...goods, gstPercent: 0, taxablePaise: 480_00, taxPaise: 0 };
  expect(invoiceFigures([goods], none, 'Goa').title).toBe('Tax Invoice');
  expect(invoiceFigures([milk], none, 'Goa').title).toBe('Bill of Supply');
  expect(invoiceFigures([milk, goods], none, 'Goa').title).toBe('Invoice-cum-Bill of Supply');
  expect(invoiceFigures([milk], { ...none, expressPaise: 25_00 }, 'Goa').title).toBe('Invoice-cum-Bill of Supply');
});

test('sums the invoice to the bill for any basket', () => {
  const line = fc.record({
    productId: fc.uuid(),
    catalog: fc.constantFrom(...CATALOGS),
    quantity: fc.integer({ min: 1, max: 20 }),
    pricePaise: fc.integer({ min: 1, max: 500_000 }),
    gstPercent: fc.constantFrom(0, 5, 12, 18, 40),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 0, max: 300 }),
      fc.constantFrom('Madhya Pradesh', 'Delhi'),
      (basket, expressDelivery, tip, balance, state) => {
        const paysCash = balance % 2 === 0;
        const coinBalance = paysCash ? 0 : balance;
        const priced = priceBasket(
          basket.map((item) => ({ ...item, mrpPaise: item.pricePaise })),
          { expressDelivery, tipPaise: tip * 100, coinBalance, paysCash },
        );
        const named = priced.lines.map((item, at) => ({ ...item, id: String(at), name: 'x', hsn: '1', unit: '1 kg' }));
        const figures = invoiceFigures(named, priced.charges, state);
        const rateSum = figures.rates.reduce(
          (sum, rate) => sum + rate.taxablePaise + rate.cgstPaise + rate.sgstPaise + rate.igstPaise,
          0,
        );
        expect(figures.soldPaise + figures.tipPaise - (figures.roundingPaise ?? 0)).toBe(priced.charges.toPayPaise);
        expect(rateSum).toBe(figures.soldPaise);
        expect(figures.duePaise).toBe(priced.charges.toPayPaise - priced.charges.coins * 100);
        for (const { cgstPaise, sgstPaise } of [...figures.lines, ...figures.rates]) {
          expect(cgstPaise).toBe(sgstPaise);
        }
        const removed = creditFigures(figures.lines, {
          credited: [],
          kept: figures.lines.filter(({ id }) => !['0', '2', 'express'].includes(id)),
        });
        const rest = creditFigures(figures.lines, { credited: removed.lines });
        expect(removed.totalPaise + rest.totalPaise).toBe(figures.soldPaise);
      },
    ),
  );
});

test('credits one of three packs, then a lower price, then the rest', () => {
  const line = { id: 'a', name: 'Kulcha', hsn: '1905', unit: '5 pieces', gstPercent: 5 };
  const goods = (quantity: number, pricePaise: number) => ({
    ...line,
    quantity,
    pricePaise,
    memberDiscountPaise: 0,
    couponDiscountPaise: 0,
    ...splitTax(quantity * pricePaise, 5),
  });
  const fees = { smallCartPaise: 0, expressPaise: 0, tipPaise: 0, roundingPaise: 0, toPayPaise: 0, coins: 0 };
  const linesOf = (quantity: number, pricePaise: number) =>
    invoiceFigures([goods(quantity, pricePaise)], fees, 'Madhya Pradesh').lines;
  const invoiced = linesOf(3, 45_00);
  const fewer = creditFigures(invoiced, { credited: [], kept: linesOf(2, 45_00) });
  expect(fewer.lines).toMatchObject([{ quantity: 1, pricePaise: 45_00, totalPaise: 45_00, packsBack: 1 }]);
  const cheaper = creditFigures(invoiced, { credited: fewer.lines, kept: linesOf(2, 40_00) });
  expect(cheaper.lines).toMatchObject([{ quantity: 2, pricePaise: 5_00, totalPaise: 10_00, packsBack: 0 }]);
  const rest = creditFigures(invoiced, { credited: [...fewer.lines, ...cheaper.lines] });
  expect(rest.lines).toMatchObject([{ quantity: 2, pricePaise: 40_00, totalPaise: 80_00, packsBack: 2 }]);
  expect(creditFigures(invoiced, { credited: [...fewer.lines, ...cheaper.lines, ...rest.lines] }).lines).toEqual([]);
});

test('writes amounts in Indian English words', () => {
  expect(rupeesInWords(0)).toBe('Rupees zero only');
  expect(rupeesInWords(1_234_50)).toBe('Rupees one thousand two hundred thirty-four and fifty paise only');
  expect(rupeesInWords(1_02_00_040_05)).toBe('Rupees one crore two lakh forty and five paise only');
});

test('a business gets a tax invoice with its GSTIN, and IGST when the shop is in another state', () => {
  const buyer = { gstin: '27AAPFU0939F1ZV', name: 'Uma Stores' };
  const figures = invoiceFigures(
    [{ ...goods, id: 'milk', gstPercent: 0, taxablePaise: goods.taxablePaise + goods.taxPaise, taxPaise: 0 }, goods],
    none,
    'Maharashtra',
    { buyer, homeState: '23' },
  );
  expect(figures).toMatchObject({ title: 'Tax Invoice', buyer, homeState: '23' });
  expect(figures.lines[1]).toMatchObject({ cgstPaise: 0, sgstPaise: 0 });
  const [inside] = invoiceFigures([goods], none, 'Maharashtra', { homeState: '27' }).lines;
  expect([inside?.igstPaise, inside?.cgstPaise === inside?.sgstPaise]).toEqual([0, true]);
});

test('the composition scheme adds no tax and changes no total', () => {
  const fees = { ...none, expressPaise: 25_00 };
  const taxed = invoiceFigures([goods], fees, 'Goa');
  const figures = invoiceFigures([goods], fees, 'Goa', { isComposition: true });
  expect([figures.title, figures.soldPaise]).toEqual(['Bill of Supply', taxed.soldPaise]);
  expect(figures.rates).toEqual([
    { gstPercent: 0, taxablePaise: figures.soldPaise, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
  ]);
});
