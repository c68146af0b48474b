import { indiaDate } from '@subah/rules/india-time';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCategory, aProduct } from '../../../../test/builders/index.ts';
import { type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { prescriptions } from '../../prescriptions/prescriptions.tables.ts';

let shop: OrderShop;
let categoryId: string;
let alprazolam: string;
beforeAll(async () => {
  shop = await openOrderShop();
  categoryId = (await aCategory(shop, { catalog: 'medicine' })).id;
});
beforeEach(async () => {
  await shop.reset();
  const medicine = { catalog: 'medicine', categoryId, name: 'Alprazolam 0.5', schedule: 'H1', stock: 0 } as const;
  alprazolam = (await aProduct(shop, medicine)).id;
});
afterAll(() => shop.close());

const doctor = { patient: 'Asha Verma', prescriber: 'Dr S. Khare', prescriberAddress: '12 Malviya Nagar, Bhopal' };

async function placeOrder(): Promise<string> {
  const batch = { number: 'AL7', expiresOn: '2029-01-31' };
  const line = { productId: alprazolam, quantity: 5, shownStock: 0, batch };
  await shop.asAdmin('POST', '/api/admin/stock-moves', { bookingId: newId(), reason: 'received', lines: [line] });
  const [prescription] = await shop.database.db
    .insert(prescriptions)
    .values({ userId: shop.customer.id, description: 'From the doctor' })
    .returning({ id: prescriptions.id });
  await shop.addToCart(alprazolam, 2);
  return (await shop.placePaidOrder({ prescriptionId: prescription?.id }))._id;
}
const decide = (id: string, body: object) =>
  shop.asAdmin('PATCH', `/api/admin/orders/${id}/prescription`, { decision: 'accepted', ...body });
const register = async () => {
  const today = indiaDate(shop.deps.clock());
  const { body } = await shop.asAdmin('GET', `/api/admin/h1-register?from=${today}&to=${today}`);
  return body.data.filter(({ medicine }: { medicine: string }) => medicine === 'Alprazolam 0.5');
};

test('enters a delivered Schedule H1 medicine with patient, doctor, batch and invoice', async () => {
  const id = await placeOrder();
  const refused = await decide(id, {});
  expect([refused.status, refused.body.message]).toEqual([
    400,
    'Enter patient and doctor: Alprazolam 0.5 is in Schedule H1.',
  ]);
  expect((await decide(id, { prescriber: { ...doctor, prescriber: ' ' } })).status).toBe(400);
  expect((await decide(id, { prescriber: doctor })).status).toBe(200);
  expect(await register()).toEqual([]);
  await shop.changeStatusAsAdmin(id, 'delivered');
  const [entry] = await register();
  expect(entry).toMatchObject({
    ...doctor,
    batches: 'AL7 (2)',
    quantity: 2,
    invoiceNumber: expect.stringMatching(/^SB/),
    isReturned: false,
  });
  const correction = { ...doctor, patient: 'Asha R. Verma' };
  expect((await shop.asAdmin('PATCH', `/api/admin/h1-register/${entry._id}`, correction)).status).toBe(200);
  await shop.changeStatusAsAdmin(id, 'returned', 'Wrong strength');
  expect(await register()).toMatchObject([{ patient: 'Asha R. Verma', isReturned: true }]);
  const today = indiaDate(shop.deps.clock());
  const file = await shop.asAdmin('GET', `/api/admin/h1-register/export.csv?from=${today}&to=${today}`);
  expect(file.text).toContain('Dr S. Khare');
});

test('takes an entry back when the delivery was a mistake, and shows the register to pharmacists and managers', async () => {
  const id = await placeOrder();
  await decide(id, { prescriber: doctor });
  await shop.changeStatusAsAdmin(id, 'delivered');
  const reopen = { status: 'OrderPlaced', reopen: true, reason: 'Not delivered yet' };
  expect((await shop.asAdmin('PATCH', `/api/orders/status/${id}`, reopen)).status).toBe(200);
  expect((await register()).filter(({ orderId }: { orderId: string }) => orderId === id)).toEqual([]);
  const url = '/api/admin/h1-register?from=2026-01-01&to=2026-01-31';
  const statuses = await Promise.all(
    (['pharmacist', 'manager', 'packer', 'rider'] as const).map(
      async (role) => (await shop.get(url, { token: (await shop.signIn(role)).accessToken })).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 403, 403]);
});

test('lowers the quantity of an entry when a part of the medicine comes back', async () => {
  const id = await placeOrder();
  await decide(id, { prescriber: doctor });
  await shop.changeStatusAsAdmin(id, 'delivered');
  const entries = async () => (await register()).filter(({ orderId }: { orderId: string }) => orderId === id);
  const [line] = (await shop.customer.get(`/api/orders/${id}`)).body.data.products;
  const form = new FormData();
  form.set('lines', JSON.stringify([{ lineId: line._id, quantity: 1 }]));
  form.set('reason', 'damaged');
  const create = { width: 8, height: 8, channels: 3, background: 'red' } as const;
  form.set(
    'photo',
    new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], { type: 'image/jpeg' }),
    'a.jpg',
  );
  const asked = await shop.customer.send('POST', `/api/orders/${id}/returns`, form);
  expect(asked.status).toBe(200);
  const [claim] = asked.body.data.claims;
  const decision = { decision: 'accepted', note: 'Torn strip' };
  expect((await shop.asAdmin('POST', `/api/admin/claims/${claim._id}/decision`, decision)).status).toBe(200);
  expect(await entries()).toMatchObject([{ ...doctor, quantity: 1, isReturned: false }]);
});

test('does not put a Schedule X medicine on sale', async () => {
  const put = (body: object) => shop.asAdmin('PATCH', `/api/admin/products/${alprazolam}`, body);
  const { body: saved } = await shop.asAdmin('PUT', `/api/medicines/product/${alprazolam}`, { schedule: 'X' });
  expect(saved.code).toBe('VALIDATION');
  await shop.database.pool.query(`update products set schedule = 'X' where id = $1`, [alprazolam]);
  const { rows } = await shop.database.pool.query(
    'select is_available, requires_prescription from products where id = $1',
    [alprazolam],
  );
  expect(rows).toEqual([{ is_available: false, requires_prescription: true }]);
  expect((await put({ isAvailable: true })).body.message).toContain('Schedule X medicines cannot be sold online');
});
