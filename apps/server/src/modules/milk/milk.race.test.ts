import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PASSWORD, TOMATO } from '../../../test/builders/index.ts';
import { type MilkShop, openMilkShop } from '../../../test/milk-shop.ts';
import { payInSandbox } from '../../../test/new-customer.ts';
import { startSecondServer } from '../../../test/second-server.ts';
import { checkConsistency } from '../reports/run-consistency-checks.ts';
import { createDeliveriesForDay } from './create-deliveries-for-day.ts';
import { milkDeliveries } from './milk.tables.ts';

vi.setConfig({ testTimeout: 120_000 });
const ROUNDS = 20;

let shop: MilkShop;
let second: Awaited<ReturnType<typeof startSecondServer>>;
beforeAll(async () => {
  shop = await openMilkShop();
  second = await startSecondServer(shop);
});
beforeEach(() => shop.reset());
afterEach(async () => expect((await checkConsistency(shop.database.db)).faults).toEqual([]));
afterAll(async () => {
  await second.close();
  await shop.close();
});

test('delivers once what was ordered before 11PM when two servers run the job while the plan changes', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await shop.reset();
    const plan = await shop.startPlan();
    shop.setClock('2026-10-31T23:00:20');
    const path = `/api/milk-plans/${plan._id}`;
    const changes = [
      () => shop.customer.send('PUT', path, { ...shop.planInput(), packs: 7 }),
      () => shop.customer.send('PUT', `${path}/days/2026-11-01`, { packs: 0 }),
      () => shop.customer.post(`${path}/pauses`, { from: '2026-11-01', to: '2026-11-03' }),
      () => shop.customer.send('DELETE', path),
    ];
    const answers = await Promise.all([
      ...changes.slice(round % 4, (round % 4) + 1).map((change) => change()),
      createDeliveriesForDay(shop.deps),
      createDeliveriesForDay(second.deps),
    ]);
    expect(answers[0]?.status).toBeLessThan(500);
    const made = await shop.deliveries();
    expect(made.map(({ date, packs }) => [date, packs])).toEqual([['2026-11-01', 2]]);
    expect(await shop.milkStock()).toBe(9998);
  }
});

test('charges a delivery by its last mark when several people mark it at once', async () => {
  const topUp = await shop.customer.post('/api/milk-balance/top-up', { amount: 500 });
  await shop.customer.post('/api/milk-balance/verify', await payInSandbox(shop, topUp.body.razorpayOrder.id));
  await shop.startPlan({ payBy: 'balance' });
  await shop.runNightlyJob('2026-10-31');
  const [delivery] = await shop.deliveries();
  const price = (2 * shop.milk.pricePaise) / 100;
  shop.setClock('2026-11-01T07:00:00');
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await Promise.all(
      ['delivered', 'missed', 'sour', 'delivered'].map((status) => shop.setDeliveryStatus(delivery?.id, status)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [row] = await shop.database.db
      .select()
      .from(milkDeliveries)
      .where(eq(milkDeliveries.id, delivery?.id ?? ''));
    const { body } = await shop.customer.get('/api/milk-balance');
    expect([row?.status, body.data.balance]).toEqual([row?.status, row?.status === 'delivered' ? 500 - price : 500]);
  }
});

test('refuses the second of two different marks of the same delivery, and tells the customer once', async () => {
  await shop.startPlan();
  await shop.runNightlyJob('2026-10-31');
  const [delivery] = await shop.deliveries();
  shop.setClock('2026-11-01T07:00:00');
  const mark = (status: string, shown: string) =>
    shop.asAdmin('PATCH', `/api/admin/milk/deliveries/${delivery?.id}`, { status, readAs: { status: shown } });
  const both = await Promise.all([mark('delivered', 'ordered'), mark('missed', 'ordered')]);
  const [first, refused] = both.toSorted((a, b) => a.status - b.status);
  expect([first?.status, refused?.status, refused?.body.code]).toEqual([200, 409, 'RECORD_CHANGED']);
  const marked = first?.body.data.status;
  expect((await shop.deliveries())[0]?.status).toBe(marked);
  expect((await mark(marked, 'ordered')).status).toBe(200);
  expect((await mark('sour', marked)).body.data.status).toBe('sour');
  expect((await mark('missed', marked)).status).toBe(409);
});

test('does not accept the payment of one purpose for another', async () => {
  const topUp = await shop.customer.post('/api/milk-balance/top-up', { amount: 500 });
  expect(topUp.status).toBe(200);
  await shop.customer.post('/api/cart/add', { productId: TOMATO, quantity: 5 });
  const order = await shop.customer.post('/api/payment/order', {
    addressId: shop.customer.addressId,
    paymentMode: 'online',
  });
  const [milkProof, orderProof] = [
    await payInSandbox(shop, topUp.body.razorpayOrder.id),
    await payInSandbox(shop, order.body.razorpayOrder.id),
  ];
  for (const [path, proof] of [
    ['payment/verify', milkProof],
    ['payment/subscribe/verify', milkProof],
    ['milk-balance/verify', orderProof],
    ['payment/subscribe/verify', orderProof],
  ] as const) {
    expect([path, (await shop.customer.post(`/api/${path}`, proof)).status]).toEqual([path, 404]);
  }
  const verified = await Promise.all(
    Array.from({ length: 5 }, () => shop.customer.post('/api/milk-balance/verify', milkProof)),
  );
  expect(verified.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await shop.customer.post('/api/payment/verify', orderProof)).status).toBe(200);
  const { body } = await shop.customer.get('/api/milk-balance');
  expect(body.data.balance).toBe(500);
});

test('either starts the plan or deletes the account when both happen at once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await shop.reset();
    const { customer } = shop;
    const [started, deleted] = await Promise.all([
      customer.post('/api/milk-plans', shop.planInput()),
      customer.send('DELETE', '/api/users/me', { password: PASSWORD }),
    ]);
    expect(deleted.status).toBe(200);
    expect(started.status).toBeLessThan(500);
    await shop.runNightlyJob('2026-10-31');
    expect(await shop.deliveries()).toEqual([]);
  }
});
