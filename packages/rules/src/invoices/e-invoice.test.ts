import { expect, test } from 'vitest';
import { toInv1 } from './e-invoice.ts';
import { type InvoiceGoods, invoiceFigures } from './invoice-figures.ts';

const soap: InvoiceGoods = {
  id: 'soap',
  name: 'Soap',
  hsn: '3401',
  unit: '100 g',
  quantity: 3,
  pricePaise: 118_00,
  gstPercent: 18,
  memberDiscountPaise: 0,
  couponDiscountPaise: 0,
  taxablePaise: 300_00,
  taxPaise: 54_00,
};
const charges = { smallCartPaise: 0, expressPaise: 25_00, tipPaise: 0, roundingPaise: 0, toPayPaise: 379_00, coins: 0 };

test('writes an invoice of a business in the INV-1 schema; the items add up to its value', () => {
  const buyer = { gstin: '27AAPFU0939F1ZV', name: 'Uma Stores' };
  const figures = invoiceFigures([soap], charges, 'Maharashtra', { buyer, homeState: '23' });
  const party = { name: 'Asha', address: '7, Gali 3', city: 'Pune', pincode: '411001', state: 'Maharashtra' };
  const seller = { ...party, name: 'Subah', city: 'Bhopal', pincode: '462046', gstin: '23AABCS1234F1ZZ' };
  const inv1 = toInv1({ number: 'SB2627-000001', date: '2026-11-17', seller, buyer: party, figures });
  expect(inv1).toMatchObject({
    Version: '1.1',
    DocDtls: { Typ: 'INV', No: 'SB2627-000001', Dt: '17/11/2026' },
    SellerDtls: { Gstin: '23AABCS1234F1ZZ', Stcd: '23', Pin: 462046 },
    BuyerDtls: { Gstin: '27AAPFU0939F1ZV', LglNm: 'Uma Stores', Pos: '27', Pin: 411001 },
    ItemList: [
      { SlNo: '1', HsnCd: '3401', Qty: 3, Unit: 'PAC', UnitPrice: 100, AssAmt: 300, IgstAmt: 54, TotItemVal: 354 },
      { SlNo: '2', IsServc: 'Y', TotItemVal: 25 },
    ],
    ValDtls: { CgstVal: 0, TotInvVal: 379 },
  });
  const { AssVal, IgstVal } = inv1.ValDtls;
  expect(Math.round((AssVal + IgstVal) * 100)).toBe(379_00);
});
