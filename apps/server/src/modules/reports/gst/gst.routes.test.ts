import type { Order } from '@subah/contract/orders/orders';
import { indiaDate } from '@subah/rules/india-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '../../../../test/builders/index.ts';
import { type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';

type Lines = [productId: string, quantity: number][];

let shop: OrderShop;
let month: string;
/** Known sums: ₹1,000 and 5 %, ₹1,000 and 18 %, ₹400 without tax. */
let atta: string;
let soap: string;
let potatoes: string;

beforeAll(async () => {
  shop = await openOrderShop();
  month = indiaDate(shop.deps.clock()).slice(0, 7);
  atta = (await aProduct(shop, { hsn: '1101', gstPercent: 5, pricePaise: 1050_00 })).id;
  soap = (await aProduct(shop, { hsn: '3401', gstPercent: 18, pricePaise: 1180_00 })).id;
  potatoes = (await aProduct(shop, { hsn: '0701', gstPercent: 0, pricePaise: 400_00 })).id;
  await order([
    [atta, 2],
    [soap, 1],
  ]);
  const cancelled = await order([
    [atta, 1],
    [soap, 2],
    [potatoes, 1],
  ]);
  await shop.changeStatusAsAdmin(cancelled._id, 'cancelled', 'Ordered twice');
  const fewer = await order([
    [atta, 3],
    [potatoes, 2],
  ]);
  await changeLine(fewer, atta, { quantity: 2 });
  const cheaper = await order([
    [soap, 1],
    [potatoes, 5],
  ]);
  await changeLine(cheaper, soap, { quantity: 1, price: 1062 });
  await shop.runJobs();
}, 60_000);
afterAll(() => shop.close());

async function order(lines: Lines): Promise<Order> {
  await shop.reset();
  for (const [productId, quantity] of lines) await shop.addToCart(productId, quantity);
  return (await shop.customer.post('/api/payment/order', shop.orderInput())).body.data;
}

async function changeLine({ _id, products }: Order, productId: string, change: object): Promise<void> {
  const lineId = products.find((line) => line.productId === productId)?._id;
  const body = { reason: 'Ran out', lines: [{ lineId, ...change }] };
  const { status } = await shop.asAdmin('PATCH', `/api/admin/orders/${_id}/lines`, body);
  expect(status).toBe(200);
}

const read = async (path: string) => (await shop.asAdmin('GET', `/api/admin/gst${path}`)).body.data;

test('sums a month of invoices less its credit notes to the paisa and the piece', async () => {
  const { totals, rates, hsn, creditNotes, series, waiting } = await read(`?month=${month}`);
  expect(totals).toEqual({ taxable: 5900, cgst: 271, sgst: 271, igst: 0, exempt: 2800 });
  expect(rates).toEqual([
    { state: '23', gstPercent: 0, taxable: 2800, cgst: 0, sgst: 0, igst: 0 },
    { state: '23', gstPercent: 5, taxable: 4000, cgst: 100, sgst: 100, igst: 0 },
    { state: '23', gstPercent: 18, taxable: 1900, cgst: 171, sgst: 171, igst: 0 },
  ]);
  expect(hsn).toMatchObject([
    { hsn: '0701', packs: 7, taxable: 2800 },
    { hsn: '1101', packs: 4, taxable: 4000 },
    { hsn: '3401', packs: 2, taxable: 1900 },
  ]);
  expect(creditNotes.map(({ total, taxable }: { total: number; taxable: number }) => [total, taxable])).toEqual([
    [3810, 3400],
    [1050, 1000],
    [118, 100],
  ]);
  expect(series).toMatchObject([
    { kind: 'invoice', count: 4, missing: 0 },
    { kind: 'credit-note', count: 3, missing: 0 },
  ]);
  expect(waiting).toBe(0);
});

test('writes the same sums into GSTR-1 and the lists', async () => {
  const gstr1 = await read(`/gstr-1?month=${month}`);
  expect(gstr1.fp).toBe(`${month.slice(5)}${month.slice(0, 4)}`);
  expect(gstr1.b2cs).toMatchObject([
    { pos: '23', rt: 5, txval: 4000, camt: 100, samt: 100 },
    { pos: '23', rt: 18, txval: 1900, camt: 171, samt: 171 },
  ]);
  expect(gstr1.nil.inv).toMatchObject([{ sply_ty: 'INTRAB2C', expt_amt: 2800 }]);
  const token = (await shop.signIn('admin')).accessToken;
  const file = await shop.get(`/api/admin/gst/export.csv?month=${month}&list=hsn`, { token });
  expect(file.text).toContain('1101,5,4,4000,100,100,0');
});

test('has no document in another month, and refuses other texts', async () => {
  expect((await read('?month=2024-02')).series).toEqual([]);
  expect((await shop.asAdmin('GET', '/api/admin/gst?month=2026-13')).status).toBe(400);
  expect((await shop.get(`/api/admin/gst?month=${month}`)).status).toBe(401);
});

test('a business gets invoices with its GSTIN, listed one by one in GSTR-1 and ready for registration', async () => {
  await shop.reset();
  const { customer } = shop;
  const business = (body: object) => customer.send('PUT', '/api/users/me/business', body);
  expect((await business({ gstin: '23AAPFU0939F1ZZ', businessName: 'Uma Stores' })).body.fields).toHaveProperty(
    'gstin',
  );
  expect((await business({ gstin: '27aapfu0939f1zv', businessName: ' ' })).body.fields).toHaveProperty('businessName');
  const saved = await business({ gstin: '27aapfu0939f1zv', businessName: 'Uma Stores' });
  expect(saved.body.data).toEqual({ gstin: '27AAPFU0939F1ZV', businessName: 'Uma Stores' });
  await shop.addToCart(soap, 2);
  const bought: Order = (await customer.post('/api/payment/order', shop.orderInput())).body.data;
  await changeLine(bought, soap, { quantity: 1 });
  const { b2b, cdnr, hsn } = await read(`/gstr-1?month=${month}`);
  expect(b2b).toMatchObject([
    {
      ctin: '27AAPFU0939F1ZV',
      inv: [{ val: 2360, pos: '23', itms: [{ itm_det: { rt: 18, txval: 2000, camt: 180 } }] }],
    },
  ]);
  expect(cdnr).toMatchObject([{ ctin: '27AAPFU0939F1ZV', nt: [{ ntty: 'C', val: 1180 }] }]);
  expect(hsn.hsn_b2b).toMatchObject([{ hsn_sc: '3401', qty: 1, txval: 1000 }]);
  const { data: inv1 } = (await shop.asAdmin('GET', `/api/admin/orders/${bought._id}/e-invoice`)).body;
  expect(inv1).toMatchObject({
    BuyerDtls: { Gstin: '27AAPFU0939F1ZV', LglNm: 'Uma Stores' },
    ValDtls: { TotInvVal: 2360 },
  });
  // Goods without tax are in no tax invoice; the return has them as exempt.
  await shop.addToCart(potatoes, 1);
  await customer.post('/api/payment/order', shop.orderInput());
  await shop.runJobs();
  const withExempt = await read(`/gstr-1?month=${month}`);
  expect(withExempt.b2b).toEqual(b2b);
  expect(withExempt.nil.inv).toContainEqual(expect.objectContaining({ sply_ty: 'INTRAB2B', expt_amt: 400 }));
  await business({ gstin: '', businessName: '' });
  const consumer = await order([[soap, 1]]);
  expect((await shop.asAdmin('GET', `/api/admin/orders/${consumer._id}/e-invoice`)).status).toBe(404);
});

test('lists an invoice above ₹1,00,000 to a consumer in another state by itself', async () => {
  const before = await read(`/gstr-1?month=${month}`);
  await shop.reset();
  const { customer } = shop;
  const address = { name: 'Ravi Rao', phone: '9876543210', street: '4, Station Road', city: 'Nagpur' };
  const elsewhere = { ...address, state: 'Maharashtra', pincode: '462046' };
  expect((await customer.send('PUT', `/api/addresses/${customer.addressId}`, elsewhere)).status).toBe(200);
  await shop.addToCart(soap, 90);
  const bought: Order = (await customer.post('/api/payment/order', { ...shop.orderInput(), paymentMode: 'COD' })).body
    .data;
  await changeLine(bought, soap, { quantity: 89 });
  const { b2cl, cdnur, b2cs } = await read(`/gstr-1?month=${month}`);
  expect(b2cl).toMatchObject([
    { pos: '27', inv: [{ val: 106200, itms: [{ itm_det: { rt: 18, txval: 90000, iamt: 16200 } }] }] },
  ]);
  expect(cdnur).toMatchObject([{ typ: 'B2CL', val: 1180, pos: '27', itms: [{ itm_det: { txval: 1000, iamt: 180 } }] }]);
  expect(b2cs).toEqual(before.b2cs);
});

test('under the composition scheme bills of supply have no tax, also for what is credited', async () => {
  const { body } = await shop.asAdmin('GET', '/api/admin/settings');
  const save = (taxScheme: string) => shop.asAdmin('PUT', '/api/admin/settings', { ...body.data, taxScheme });
  expect((await save('none')).status).toBe(400);
  expect((await save('composition')).status).toBe(200);
  const before = await read(`?month=${month}`);
  const bill = await order([[soap, 2]]);
  await changeLine(bill, soap, { quantity: 1 });
  const after = await read(`?month=${month}`);
  expect(after.totals).toEqual({ ...before.totals, exempt: before.totals.exempt + 1180 });
  await save('regular');
});
