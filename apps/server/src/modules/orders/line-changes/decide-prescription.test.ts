import type { Order } from '@subah/contract/orders/orders';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct, CLEANER, PRESCRIPTION_MEDICINE } from '../../../../test/builders/index.ts';
import { stockOf } from '../../../../test/buyers.ts';
import { type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { signedInStaff } from '../../../../test/staff.ts';
import { prescriptions } from '../../prescriptions/prescriptions.tables.ts';

let shop: OrderShop;
let secondMedicine: string;
beforeAll(async () => {
  shop = await openOrderShop();
  secondMedicine = (
    await aProduct(shop, { catalog: 'medicine', requiresPrescription: true, hindiName: 'एज़िथ्रोमाइसिन' })
  ).id;
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

async function orderMedicines(withMore: boolean): Promise<Order> {
  const [prescription] = await shop.database.db
    .insert(prescriptions)
    .values({ userId: shop.customer.id, description: 'From the doctor' })
    .returning({ id: prescriptions.id });
  await shop.addToCart(PRESCRIPTION_MEDICINE, 2);
  await shop.addToCart(secondMedicine, 2);
  if (withMore) await shop.addToCart(CLEANER, 3);
  return shop.placePaidOrder({ prescriptionId: prescription?.id });
}

const decide = (order: Order, body: object) =>
  shop.asAdmin('PATCH', `/api/admin/orders/${order._id}/prescription`, body);

test('accepts the prescription of an order once', async () => {
  const order = await orderMedicines(false);
  expect(order).toMatchObject({ status: 'OrderPlaced', prescriptionState: 'to_check' });
  const { body } = await decide(order, { decision: 'accepted' });
  expect(body.data).toMatchObject({ prescriptionState: 'accepted', totalAmount: order.totalAmount });
  expect((await decide(order, { decision: 'accepted' })).status).toBe(409);
});

test('decides the prescription that waits in the list of the pharmacist together with the order', async () => {
  const recordOf = async (order: Order) => {
    const { body } = await shop.asAdmin('GET', '/api/medical/presciptions?limit=100');
    const record = body.data.find(({ _id }: { _id: string }) => _id === order.prescriptionId);
    return [record.status, record.reason];
  };
  const accepted = await orderMedicines(false);
  expect(await recordOf(accepted)).toEqual(['pending', null]);
  await decide(accepted, { decision: 'accepted' });
  expect(await recordOf(accepted)).toEqual(['approved', null]);
  const partly = await orderMedicines(false);
  const [line] = partly.products;
  await decide(partly, { decision: 'rejected', rejectedLineIds: [line?._id], reason: 'Not on it' });
  expect(await recordOf(partly)).toEqual(['approved', null]);
  const refused = await orderMedicines(false);
  await decide(refused, { decision: 'rejected', reason: 'Out of date' });
  expect(await recordOf(refused)).toEqual(['rejected', 'Out of date']);
});

test.each<[string, (order: Order) => object]>([
  ['accepts', () => ({ decision: 'accepted' })],
  [
    'takes a line out of',
    (order) => ({ decision: 'rejected', rejectedLineIds: [order.products[0]?._id], reason: 'Not on it' }),
  ],
])('refuses a decision that %s an order whose prescription a colleague has rejected', async (_, decisionOn) => {
  const order = await orderMedicines(false);
  const farah = await signedInStaff(shop, { role: 'pharmacist', name: 'Farah' });
  const url = `/api/admin/prescriptions/${order.prescriptionId}`;
  const decideUpload = (body: object) => shop.send('PATCH', url, { token: farah.token, body });
  const rejected = await decideUpload({ status: 'rejected', reason: 'The date cannot be read' });
  expect((await decide(order, decisionOn(order))).body).toMatchObject({
    code: 'PRESCRIPTION_ALREADY_DECIDED',
    error: 'Farah has rejected this prescription already: The date cannot be read. Your decision was not saved.',
  });
  expect((await shop.asAdmin('GET', `/api/orders/${order._id}`)).body.data.prescriptionState).toBe('to_check');
  await decideUpload({ status: 'approved', readAs: rejected.body.data });
  expect((await decide(order, decisionOn(order))).status).toBe(200);
});

test('lists the orders that wait for the pharmacist, also after their prescription was approved by itself', async () => {
  const order = await orderMedicines(false);
  const waiting = async () => (await shop.asAdmin('GET', '/api/admin/orders/prescriptions-to-check')).body.data;
  const entry = { _id: order._id, prescriptionId: order.prescriptionId };
  expect(await waiting()).toEqual([entry]);
  await shop.asAdmin('PATCH', `/api/admin/prescriptions/${order.prescriptionId}`, { status: 'approved' });
  expect(await waiting()).toEqual([entry]);
  await decide(order, { decision: 'accepted' });
  expect(await waiting()).toEqual([]);
});

test('removes, restocks and refunds a rejected line and keeps the others', async () => {
  const order = await orderMedicines(true);
  const line = order.products.find(({ productId }) => productId === secondMedicine);
  if (!line) throw new Error('no medicine');
  const before = await stockOf(shop, line.productId);
  expect((await decide(order, { decision: 'rejected', rejectedLineIds: [line._id] })).status).toBe(400);
  const body = { decision: 'rejected', rejectedLineIds: [line._id], reason: 'Not on the prescription' };
  const { data } = (await decide(order, body)).body;
  expect(data).toMatchObject({ prescriptionState: 'rejected', status: 'OrderPlaced' });
  expect(data.timeline.at(-1).hindiLabel).toBe('पर्चे में नहीं लिखा है: एज़िथ्रोमाइसिन');
  expect(data.products.filter(({ isRejected }: { isRejected: boolean }) => isRejected)).toHaveLength(1);
  expect(data.refundedAmount).toBeCloseTo(line.total - line.discount, 2);
  expect(data.totalAmount + data.refundedAmount).toBeCloseTo(order.totalAmount, 2);
  expect(await stockOf(shop, line.productId)).toBe(before + 2);

  const cancelled = (await shop.changeStatusAsCustomer(order._id, 'cancelled')).body.data;
  expect(cancelled.refundedAmount).toBeCloseTo(order.totalAmount, 2);
  expect(await stockOf(shop, line.productId)).toBe(before + 2);
});

test('cancels and refunds an order when all its lines are rejected', async () => {
  const order = await orderMedicines(false);
  const { data } = (await decide(order, { decision: 'rejected', reason: 'Out of date' })).body;
  expect(data).toMatchObject({ status: 'cancelled', refundedAmount: order.totalAmount });
});
