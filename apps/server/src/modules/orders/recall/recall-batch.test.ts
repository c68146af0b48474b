import { addDays, indiaDate } from '@subah/rules/india-time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCategory, aProduct } from '../../../../test/builders/index.ts';
import { type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { mailsTo } from '../../../../test/read-mail.ts';
import { newId } from '../../../platform/database/new-id.ts';

let shop: OrderShop;
let categoryId: string;
let dolo: string;

beforeAll(async () => {
  shop = await openOrderShop();
  categoryId = (await aCategory(shop, { catalog: 'medicine' })).id;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.reset();
  const medicine = { catalog: 'medicine', categoryId, name: 'Dolo 650', hindiName: 'डोलो 650', stock: 0 } as const;
  dolo = (await aProduct(shop, medicine)).id;
});

const inDays = (days: number): string => addDays(indiaDate(shop.deps.clock()), days);

async function receive(number: string, quantity: number, days: number): Promise<void> {
  const line = { productId: dolo, quantity, shownStock: 0, batch: { number, expiresOn: inDays(days) } };
  const booking = { bookingId: newId(), reason: 'received', lines: [line] };
  expect((await shop.asAdmin('POST', '/api/admin/stock-moves', booking)).status).toBe(200);
}

async function order(quantity: number): Promise<string> {
  await shop.addToCart(dolo, quantity);
  return (await shop.placeCashOrder())._id;
}

test('names the packed batches of an order, and which came back', async () => {
  await receive('LATE', 10, 400);
  await receive('SOON', 2, 100);
  const id = await order(3);
  const url = `/api/admin/orders/${id}/batches`;
  expect((await shop.asAdmin('GET', url)).body.data).toEqual([]);
  await shop.changeStatusAsAdmin(id, 'shipped');
  const { products } = (await shop.asAdmin('GET', `/api/orders/${id}`)).body.data;
  const lineId = products.find(({ productId }: { productId: string }) => productId === dolo)._id;
  const soon = { lineId, number: 'SOON', expiresOn: inDays(100), quantity: 2, isRecalled: false };
  const late = { lineId, number: 'LATE', expiresOn: inDays(400), quantity: 1, isRecalled: false };
  const pharmacist = (await shop.signIn('pharmacist')).accessToken;
  expect((await shop.get(url, { token: pharmacist })).body.data).toEqual([
    { ...soon, isReturned: false },
    { ...late, isReturned: false },
  ]);
  await shop.changeStatusAsAdmin(id, 'delivered');
  await shop.changeStatusAsAdmin(id, 'returned', 'Doctor changed the medicine');
  expect((await shop.asAdmin('GET', url)).body.data).toEqual([
    { ...soon, isReturned: true },
    { ...late, isReturned: true },
  ]);
  const packer = (await shop.signIn('packer')).accessToken;
  expect((await shop.get(url, { token: packer })).status).toBe(403);
});

test('tells customers who have packs of a recalled batch, each order once', async () => {
  await receive('BAD1', 10, 400);
  const [delivered, packed, returned] = [await order(2), await order(1), await order(1)];
  for (const id of [delivered, returned]) await shop.changeStatusAsAdmin(id, 'delivered');
  await shop.changeStatusAsAdmin(packed, 'shipped');
  await shop.changeStatusAsAdmin(returned, 'returned', 'Wrong medicine');
  await shop.customer.send('PUT', '/api/notices/choices', { mail: false, push: false, whatsapp: false });
  await shop.customer.send('PUT', '/api/user/update', { language: 'hi' });

  const tell = (token: string) =>
    shop.post(
      '/api/admin/batches/recall/notices',
      { number: 'bad1', productId: dolo, note: 'We refund it.' },
      { token },
    );
  const pharmacist = (await shop.signIn('pharmacist')).accessToken;
  expect((await tell(pharmacist)).body.data).toEqual({ orders: 1 });
  const mails = (await mailsTo(shop, shop.customer.email)).filter(({ text }) => text.includes('BAD1'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('2 × डोलो 650, बैच BAD1');
  expect(mails[0]?.text).toContain('We refund it.');
  expect(mails[0]?.subject).not.toContain('डोलो');

  const recalled = (await shop.asAdmin('GET', '/api/admin/batches/recall?number=BAD1')).body.data;
  const rowOf = (id: string) => recalled.find(({ orderId }: { orderId: string }) => orderId === id);
  expect(rowOf(delivered)).toMatchObject({ productId: dolo, toldAt: expect.any(String) });
  expect(rowOf(packed)).toMatchObject({ deliveredAt: null, toldAt: null });
  expect(rowOf(returned)).toMatchObject({ isReturned: true, toldAt: null });
  expect((await tell(pharmacist)).body.data).toEqual({ orders: 0 });
  expect((await tell((await shop.signIn('packer')).accessToken)).status).toBe(403);
});
