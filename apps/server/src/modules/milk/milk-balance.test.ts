import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MilkShop, openMilkShop } from '../../../test/milk-shop.ts';
import { payInSandbox } from '../../../test/new-customer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { queueRefund } from '../payments/index.ts';
import { payments } from '../payments/payments.tables.ts';
import { checkConsistency } from '../reports/index.ts';

let shop: MilkShop;
beforeAll(async () => {
  shop = await openMilkShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

async function topUp(amount: number) {
  const { body } = await shop.customer.post('/api/milk-balance/top-up', { amount });
  return shop.customer.post('/api/milk-balance/verify', await payInSandbox(shop, body.razorpayOrder.id));
}
const balance = async () => (await shop.customer.get('/api/milk-balance')).body.data.balance as number;

const expectNoFaults = async () => expect((await checkConsistency(shop.database.db)).faults).toEqual([]);

describe('milk balance', () => {
  test('pays for deliveries until it is used up, then cash is collected', async () => {
    const price = (2 * shop.milk.pricePaise) / 100;
    const amount = Math.max(50, Math.ceil(price * 1.5));
    expect((await topUp(amount)).body.data.balance).toBe(amount);
    await shop.startPlan({ payBy: 'balance' });
    await shop.runNightlyJob('2026-10-31');
    await shop.runNightlyJob('2026-11-01');
    const paid = (await shop.deliveries()).map(({ paidBy }) => paidBy);
    const affordable = Math.floor(amount / price);
    expect(paid.filter((by) => by === 'balance')).toHaveLength(Math.min(2, affordable));
    expect(await balance()).toBeCloseTo(amount - Math.min(2, affordable) * price, 2);
    await expectNoFaults();
  });

  test('credits a top-up once for concurrent verify calls', async () => {
    const { body } = await shop.customer.post('/api/milk-balance/top-up', { amount: 100 });
    const proof = await payInSandbox(shop, body.razorpayOrder.id);
    await Promise.all(Array.from({ length: 5 }, () => shop.customer.post('/api/milk-balance/verify', proof)));
    expect(await balance()).toBe(100);
    expect((await shop.customer.post('/api/milk-balance/top-up', { amount: 49 })).status).toBe(400);
  });

  test('lists each change once, page by page', async () => {
    for (const amount of [51, 52, 53, 54, 55]) await topUp(amount);
    const amounts: number[] = [];
    let cursor = '';
    do {
      const { body } = await shop.customer.get(`/api/milk-balance?limit=2${cursor && `&cursor=${cursor}`}`);
      amounts.push(...body.data.history.map(({ amount }: { amount: number }) => amount));
      cursor = body.nextCursor ?? '';
    } while (cursor);
    expect(amounts.sort()).toEqual([51, 52, 53, 54, 55]);
    expect((await shop.customer.get('/api/milk-balance?cursor=none')).status).toBe(400);
  });

  test('loses a refunded top-up, as far as it was not spent', async () => {
    await topUp(100);
    const { db } = shop.database;
    const [{ id: paymentId } = { id: '' }] = await db
      .select({ id: payments.id })
      .from(payments)
      .where(eq(payments.userId, shop.customer.id));
    const refund = async (amountPaise: number) => {
      const key = `test:${amountPaise}:${paymentId}`;
      const now = new Date();
      await inTransaction(db, (tx) => queueRefund(tx, { paymentId, amountPaise, reason: 'Moving away.', key, now }));
      await shop.runJobs();
    };
    await refund(30_00);
    expect(await balance()).toBe(70);
    await shop.startPlan({ payBy: 'balance', packs: 1 });
    await shop.runNightlyJob('2026-10-31');
    expect(await balance()).toBeLessThan(70);
    await refund(70_00);
    expect(await balance()).toBe(0);
    const { history } = (await shop.customer.get('/api/milk-balance')).body.data;
    expect(history.some(({ description }: { description: string }) => description === 'Money refunded')).toBe(true);
    await expectNoFaults();
  });

  test('credits missed and sour milk once, also after repeated marking', async () => {
    await topUp(500);
    await shop.startPlan({ payBy: 'balance' });
    await shop.runNightlyJob('2026-10-31');
    const price = (2 * shop.milk.pricePaise) / 100;
    const [delivery] = await shop.deliveries();
    expect(await balance()).toBe(500 - price);
    for (const [status, left, state] of [
      ['missed', 500, 'missed'],
      ['missed', 500, 'missed'],
      ['delivered', 500 - price, 'delivered'],
      ['sour', 500, 'credited'],
      ['delivered', 500 - price, 'delivered'],
    ] as const) {
      expect((await shop.setDeliveryStatus(delivery?.id, status)).status).toBe(200);
      expect([await balance(), (await shop.calendarDay('2026-11-01'))?.state]).toEqual([left, state]);
    }
    await Promise.all(Array.from({ length: 6 }, () => shop.setDeliveryStatus(delivery?.id, 'sour')));
    expect(await balance()).toBe(500);
    const { history } = (await shop.customer.get('/api/milk-balance')).body.data;
    const of = (amount: number) => history.find((move: { amount: number }) => move.amount === amount);
    expect(of(price).delivery).toMatchObject({ name: 'Toned milk', date: '2026-11-01' });
    expect(of(500).delivery).toBeNull();
    await expectNoFaults();
  });

  test('credits milk that is marked sour after the month: its bill falls, the credit is of today', async () => {
    await topUp(500);
    await shop.startPlan({ payBy: 'balance' });
    await shop.runNightlyJob('2026-10-31');
    const [delivery] = await shop.deliveries();
    await shop.setDeliveryStatus(delivery?.id, 'delivered');
    const price = (2 * shop.milk.pricePaise) / 100;
    shop.setClock('2026-12-05T10:00:00');
    expect([(await shop.calendar()).bill, await balance()]).toMatchObject([{ total: price, credited: 0 }, 500 - price]);
    expect((await shop.setDeliveryStatus(delivery?.id, 'sour')).status).toBe(200);
    expect([(await shop.calendar()).bill, await balance()]).toMatchObject([{ total: 0, credited: price }, 500]);
    expect((await shop.calendar('2026-12')).bill).toMatchObject({ credited: 0 });
    const [move] = (await shop.customer.get('/api/milk-balance')).body.data.history;
    expect(move).toMatchObject({ amount: price, delivery: { date: '2026-11-01' } });
    await expectNoFaults();
  });

  test('credits sour milk paid in cash and keeps the credit once it is used', async () => {
    await shop.startPlan();
    await shop.runNightlyJob('2026-10-31');
    const [delivery] = await shop.deliveries();
    await shop.setDeliveryStatus(delivery?.id, 'sour');
    expect(await balance()).toBe((2 * shop.milk.pricePaise) / 100);
    await shop.customer.send('PUT', `/api/milk-plans/${delivery?.planId}`, { ...shop.planInput(), payBy: 'balance' });
    await shop.runNightlyJob('2026-11-01');
    expect([await balance(), (await shop.deliveries())[1]?.paidBy]).toEqual([0, 'balance']);
    const marked = await shop.setDeliveryStatus(delivery?.id, 'delivered');
    expect([marked.status, marked.body.code]).toEqual([409, 'CREDIT_ALREADY_USED']);
    await expectNoFaults();
  });
});
