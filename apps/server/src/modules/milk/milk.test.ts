import type { MilkCalendar, MilkPlan } from '@subah/contract/milk';
import { addDays, daysOfMonth } from '@subah/rules/milk/calendar-date';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoId } from '../../../demo/demo-id.ts';
import { demoAccounts } from '../../../demo/shop/accounts.ts';
import { type NewCustomer, newCustomer, payInSandbox, staySignedIn } from '../../../test/new-customer.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { products } from '../catalog/catalog.tables.ts';
import { checkBooks } from '../reports/index.ts';
import { makeMorning } from './make-morning.ts';
import { milkDeliveries, milkPlans } from './milk.tables.ts';

const india = (text: string) => new Date(`${text}+05:30`);

let now = india('2026-10-31T20:00:00');
let shop: OpenShop;
let customer: NewCustomer;
let milk: { id: string; pricePaise: number; packQuantity: number };

beforeAll(async () => {
  shop = await openShop({ clock: () => now });
  asAdmin = (await staySignedIn(shop, demoAccounts.find(({ role }) => role === 'admin') ?? {})).send;
  const [found] = await shop.database.db
    .select({ id: products.id, pricePaise: products.pricePaise, packQuantity: products.packQuantity })
    .from(products)
    .where(sql`catalogue = 'milk' and hsn = '0401' and unit = 'ml' and pack_quantity = 500`)
    .orderBy(products.id)
    .limit(1);
  if (!found) throw new Error('the demo shop sells no half litres');
  milk = found;
});
beforeEach(async () => {
  now = india('2026-10-31T20:00:00');
  customer = await newCustomer(shop);
  await shop.database.db.delete(milkPlans);
  await setStock(10_000);
});
afterAll(() => shop.close());

const setStock = (stock: number) => shop.database.db.update(products).set({ stock }).where(eq(products.id, milk.id));
const stock = async () =>
  (await shop.database.db.select({ stock: products.stock }).from(products).where(eq(products.id, milk.id)))[0]?.stock;
let asAdmin: Awaited<ReturnType<typeof staySignedIn>>['send'];

const wish = () => ({ productId: milk.id, packs: 2, rhythm: 'daily', addressId: customer.addressId });
async function start(changes: object = {}): Promise<MilkPlan> {
  return (await customer.post('/api/milk-plans', { ...wish(), ...changes })).body.data;
}
const calendar = async (month = '2026-11'): Promise<MilkCalendar> =>
  (await customer.get(`/api/milk-plans/calendar?month=${month}`)).body.data;
const dayOf = async (date: string) => (await calendar(date.slice(0, 7))).days.find((day) => day.date === date);
const night = async (date: string) => {
  now = india(`${date}T23:00:30`);
  await makeMorning(shop.deps);
};
const deliveries = () =>
  shop.database.db
    .select()
    .from(milkDeliveries)
    .where(eq(milkDeliveries.userId, customer.id))
    .orderBy(milkDeliveries.date);
const mark = async (id: string | undefined, status: string) =>
  asAdmin('PATCH', `/api/admin/milk/deliveries/${id}`, { status });
async function topUp(amount: number) {
  const { body } = await customer.post('/api/milk-balance/top-up', { amount });
  return customer.post('/api/milk-balance/verify', await payInSandbox(shop, body.razorpayOrder.id));
}
const balance = async () => (await customer.get('/api/milk-balance')).body.data.balance as number;

const expectBooksToAgree = async () => expect((await checkBooks(shop.database.db)).faults).toEqual([]);

describe('a plan', () => {
  test('begins tomorrow, is shown in the calendar and becomes a delivery after 11PM', async () => {
    const plan = await start();
    expect(plan).toMatchObject({
      packs: 2,
      rhythmText: 'Every day',
      startDate: '2026-11-01',
      payBy: 'cod',
      pauses: [],
    });
    const price = milk.pricePaise / 100;
    expect(await dayOf('2026-11-01')).toMatchObject({
      state: 'ordered',
      litres: 1,
      charged: 2 * price,
      canChange: true,
    });

    await night('2026-10-31');
    expect(await stock()).toBe(9998);
    expect(await dayOf('2026-11-01')).toMatchObject({ state: 'ordered', canChange: false });
    const { body } = await asAdmin('GET', '/api/admin/milk/morning-sheet?date=2026-11-01');
    const area = body.data.areas.find((one: { area: string }) => one.area === 'Satlapur');
    expect(area).toMatchObject({ toCollect: 2 * price, litres: 1 });
    expect(area.deliveries[0].customer._id).toBe(customer.id);
    await mark(area.deliveries[0]._id, 'delivered');
    expect(await dayOf('2026-11-01')).toMatchObject({ state: 'delivered', charged: 2 * price });
  });

  test.each([
    ['a product that is no milk', () => ({ productId: demoId('product', 'tomato-desi-500gm') }), 'productId'],
    ['an address of somebody else', () => ({ addressId: demoId('address', 'home') }), 'addressId'],
    ['no weekday', () => ({ rhythm: 'weekdays', weekdays: [] }), 'weekdays'],
    ['a morning that is over', () => ({ startDate: '2026-10-31' }), 'startDate'],
    ['a day that does not exist', () => ({ startDate: '2026-11-31' }), 'startDate'],
    ['no packs', () => ({ packs: 0 }), 'packs'],
    ['twenty-one packs', () => ({ packs: 21 }), 'packs'],
  ])('with %s is refused by field', async (_what, changes, field) => {
    const { status, body } = await customer.post('/api/milk-plans', { ...wish(), ...changes() });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('of somebody else is not found', async () => {
    const plan = await start();
    const other = await newCustomer(shop);
    expect((await other.send('DELETE', `/api/milk-plans/${plan._id}`)).status).toBe(404);
    expect((await other.send('PUT', `/api/milk-plans/${plan._id}/days/2026-11-05`, { packs: 0 })).status).toBe(404);
    expect((await other.get('/api/milk-plans')).body.data).toEqual([]);
  });

  test('can be changed until 11PM, and later changes count from the morning after', async () => {
    const plan = await start();
    const change = (packs: number) =>
      customer.send('PUT', `/api/milk-plans/${plan._id}`, { ...wish(), packs, rhythm: 'alternate' });
    now = india('2026-10-31T23:00:10');
    // The nightly job has not run yet, and still tomorrow's round is what it was at 11PM.
    await change(5);
    expect((await deliveries()).map(({ date, packs }) => [date, packs])).toEqual([['2026-11-01', 2]]);
    const days = await calendar();
    expect(days.days.slice(0, 5).map(({ packs }) => packs)).toEqual([2, 5, 0, 5, 0]);
  });

  test('pauses for a holiday, resumes early and stops', async () => {
    const plan = await start();
    const pause = (from: string, to: string) => customer.post(`/api/milk-plans/${plan._id}/pauses`, { from, to });
    await customer.send('PUT', `/api/milk-plans/${plan._id}/days/2026-11-06`, { packs: 4 });
    const paused = (await pause('2026-11-05', '2026-11-09')).body.data as MilkPlan;
    expect((await pause('2026-11-09', '2026-11-10')).body.fields.from).toContain('holiday in these days');
    expect((await pause('2026-11-20', '2026-11-19')).body.fields).toHaveProperty('to');
    expect((await pause('2026-10-31', '2026-11-02')).body.fields).toHaveProperty('from');
    expect((await dayOf('2026-11-06'))?.state).toBe('paused');

    await night('2026-11-05');
    now = india('2026-11-06T10:00:00');
    await customer.send('DELETE', `/api/milk-plans/${plan._id}/pauses/${paused.pauses[0]?._id}`);
    expect((await dayOf('2026-11-06'))?.state).toBe('paused');
    expect((await dayOf('2026-11-07'))?.state).toBe('ordered');
    expect((await customer.send('DELETE', `/api/milk-plans/${plan._id}`)).body.message).toBe(
      'Your milk plan is stopped.',
    );
    expect((await dayOf('2026-11-07'))?.state).toBe('none');
    expect((await customer.send('DELETE', `/api/milk-plans/${plan._id}`)).status).toBe(404);
  });

  test('one morning is skipped, doubled and set back, but not after 11PM', async () => {
    const plan = await start();
    const day = (date: string, packs: number | null) =>
      customer.send('PUT', `/api/milk-plans/${plan._id}/days/${date}`, { packs });
    await day('2026-11-01', 0);
    expect((await dayOf('2026-11-01'))?.state).toBe('skipped');
    await day('2026-11-01', 4);
    expect(await dayOf('2026-11-01')).toMatchObject({ state: 'ordered', packs: 4, litres: 2 });
    await day('2026-11-01', null);
    expect((await dayOf('2026-11-01'))?.packs).toBe(2);
    now = india('2026-10-31T23:00:00');
    expect((await day('2026-11-01', 0)).body.fields.date).toContain('until 11PM');
    expect((await day('2030-01-01', 0)).status).toBe(400);
  });

  test('five plans are enough, also for ten taps at once', async () => {
    const taps = await Promise.all(Array.from({ length: 10 }, () => customer.post('/api/milk-plans', wish())));
    expect(taps.filter(({ status }) => status === 200)).toHaveLength(5);
  });
});

describe('the night', () => {
  test('makes each morning once, however often and by however many copies it is run', async () => {
    await start();
    await start({ packs: 1 });
    now = india('2026-10-31T23:00:30');
    await Promise.all(Array.from({ length: 8 }, () => makeMorning(shop.deps)));
    await shop.database.db.execute(sql`select graphile_worker.add_job('milk:make-morning')`);
    await shop.doJobs();
    expect((await deliveries()).map(({ packs }) => packs).sort()).toEqual([1, 2]);
    expect(await stock()).toBe(9997);
  });

  test('does nothing in the daytime, and catches up in the early morning', async () => {
    await start();
    now = india('2026-10-31T22:59:00');
    await makeMorning(shop.deps);
    expect(await deliveries()).toEqual([]);
    now = india('2026-11-01T05:00:00');
    await makeMorning(shop.deps);
    expect((await deliveries()).map(({ date }) => date)).toEqual(['2026-11-01']);
  });

  test('one plan that fails does not leave the others without milk, and is tried again', async () => {
    const broken = await start({ packs: 1 });
    await start({ packs: 2 });
    await shop.database.db.execute(sql`
      create function no_delivery() returns trigger language plpgsql as $$
      begin if new.packs = 1 then raise exception 'broken'; end if; return new; end $$;
      create trigger no_delivery before insert on milk_deliveries for each row execute function no_delivery()`);
    await expect(night('2026-10-31')).rejects.toThrow('1 milk plans could not be delivered');
    await shop.database.db.execute(sql`drop function no_delivery cascade`);
    expect([(await deliveries()).map(({ packs }) => packs), await stock()]).toEqual([[2], 9998]);
    await makeMorning(shop.deps);
    expect((await deliveries()).map(({ planId, packs }) => [planId === broken._id, packs]).sort()).toEqual([
      [false, 2],
      [true, 1],
    ]);
  });

  test('takes the stock that is there, never more, and tells who gets none', async () => {
    await setStock(3);
    await start({ packs: 2 });
    await start({ packs: 2 });
    await night('2026-10-31');
    expect((await deliveries()).map(({ status }) => status).sort()).toEqual(['ordered', 'unavailable']);
    expect(await stock()).toBe(1);
    const day = await dayOf('2026-11-01');
    expect(day).toMatchObject({ state: 'unavailable', packs: 2, charged: (2 * milk.pricePaise) / 100 });
    const { rows } = await shop.database.db.execute(
      sql`select payload from graphile_worker._private_jobs where payload::text like '%No milk on%' and payload::text like ${`%${customer.mobile.slice(3)}%`}`,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('the milk balance', () => {
  test('is paid into once, pays for milk while it lasts, and then the milkman collects', async () => {
    const price = (2 * milk.pricePaise) / 100;
    const amount = Math.max(50, Math.ceil(price * 1.5));
    expect((await topUp(amount)).body.data.balance).toBe(amount);
    await start({ payBy: 'balance' });
    await night('2026-10-31');
    await night('2026-11-01');
    const paid = (await deliveries()).map(({ paidBy }) => paidBy);
    const affordable = Math.floor(amount / price);
    expect(paid.filter((by) => by === 'balance')).toHaveLength(Math.min(2, affordable));
    expect(await balance()).toBeCloseTo(amount - Math.min(2, affordable) * price, 2);
    await expectBooksToAgree();
  });

  test('the proof of a top-up counts once', async () => {
    const { body } = await customer.post('/api/milk-balance/top-up', { amount: 100 });
    const proof = await payInSandbox(shop, body.razorpayOrder.id);
    await Promise.all(Array.from({ length: 5 }, () => customer.post('/api/milk-balance/verify', proof)));
    expect(await balance()).toBe(100);
    expect((await customer.post('/api/milk-balance/top-up', { amount: 49 })).status).toBe(400);
  });

  test('gets missing and sour milk back, however often it is marked', async () => {
    await topUp(500);
    await start({ payBy: 'balance' });
    await night('2026-10-31');
    const price = (2 * milk.pricePaise) / 100;
    const [delivery] = await deliveries();
    expect(await balance()).toBe(500 - price);
    for (const [status, left, state] of [
      ['missed', 500, 'missed'],
      ['missed', 500, 'missed'],
      ['delivered', 500 - price, 'delivered'],
      ['sour', 500, 'credited'],
      ['delivered', 500 - price, 'delivered'],
    ] as const) {
      expect((await mark(delivery?.id, status)).status).toBe(200);
      expect([await balance(), (await dayOf('2026-11-01'))?.state]).toEqual([left, state]);
    }
    await Promise.all(Array.from({ length: 6 }, () => mark(delivery?.id, 'sour')));
    expect(await balance()).toBe(500);
    await expectBooksToAgree();
  });

  test('sour milk that was paid in cash becomes credit, which cannot be taken away once used', async () => {
    await start();
    await night('2026-10-31');
    const [delivery] = await deliveries();
    await mark(delivery?.id, 'sour');
    expect(await balance()).toBe((2 * milk.pricePaise) / 100);
    await customer.send('PUT', `/api/milk-plans/${delivery?.planId}`, { ...wish(), payBy: 'balance' });
    await night('2026-11-01');
    expect([await balance(), (await deliveries())[1]?.paidBy]).toEqual([0, 'balance']);
    expect((await mark(delivery?.id, 'delivered')).status).toBe(409);
    await expectBooksToAgree();
  });
});

test('a month with holidays and changes, day by day: the bill is the sum of its days and the record says the same', async () => {
  const daily = await start();
  const alternate = await start({ rhythm: 'alternate', packs: 1, startDate: '2026-11-03' });
  const change = (date: string, packs: number | null) =>
    customer.send('PUT', `/api/milk-plans/${daily._id}/days/${date}`, { packs });
  const evening: Record<string, () => Promise<unknown>> = {
    '2026-11-04': () => change('2026-11-05', 5),
    '2026-11-06': () => customer.post(`/api/milk-plans/${daily._id}/pauses`, { from: '2026-11-08', to: '2026-11-12' }),
    '2026-11-09': () => change('2026-11-11', 3),
    '2026-11-14': () => change('2026-11-15', 0),
    '2026-11-17': () =>
      customer.send('PUT', `/api/milk-plans/${alternate._id}`, {
        ...wish(),
        rhythm: 'weekdays',
        weekdays: [0, 6],
        packs: 3,
      }),
    '2026-11-24': () => customer.send('DELETE', `/api/milk-plans/${alternate._id}`),
    '2026-11-26': () => customer.send('PUT', `/api/milk-plans/${daily._id}`, { ...wish(), packs: 1 }),
  };
  const marks: Record<string, string> = { '2026-11-07': 'missed', '2026-11-20': 'sour' };
  const days = daysOfMonth('2026-11');
  for (const date of ['2026-10-31', ...days]) {
    now = india(`${date}T21:00:00`);
    await evening[date]?.();
    // Before the night the promise, after it the fact: the same bill.
    const promised = (await calendar(addDays(date, 1).slice(0, 7))).bill.total;
    await night(date);
    await makeMorning(shop.deps);
    expect((await calendar(addDays(date, 1).slice(0, 7))).bill.total).toBe(promised);
    const morning = addDays(date, 1);
    now = india(`${morning}T11:30:00`);
    for (const delivery of await deliveries()) {
      if (delivery.date === morning) await mark(delivery.id, marks[morning] ?? 'delivered');
    }
  }

  const price = milk.pricePaise;
  const { days: shown, bill } = await calendar();
  const sum = (of: (day: MilkCalendar['days'][number]) => number) =>
    Math.round(shown.reduce((total, day) => total + of(day) * 100, 0));
  expect(Math.round(bill.total * 100)).toBe(sum((day) => day.charged) - sum((day) => day.credited));

  // The same month worked out by hand, in packs: what came, less what was sour.
  const made = (await deliveries()).filter(({ date }) => days.includes(date));
  const packs = made.reduce((total, one) => total + (one.status === 'delivered' ? one.packs : 0), 0);
  expect(Math.round(bill.total * 100)).toBe(packs * price);
  expect(shown.map((day) => day.packs)).toEqual([
    // 1–7 Nov: 2 a day, one more from every other day since the 3rd, five on the 5th, nothing came on the 7th
    2, 2, 3, 2, 6, 2, 0,
    // 8–14 Nov: the holiday until the 12th, three packs after all on the 11th
    0, 1, 0, 4, 0, 3, 2,
    // 15–21 Nov: skipped but for the other plan, which comes at weekends from the 18th
    1, 2, 3, 2, 2, 2, 5,
    // 22–30 Nov: the second plan ends on the 24th, the first has one pack from the 27th
    5, 2, 2, 2, 2, 1, 1, 1, 1,
  ]);
  const record = (await customer.get('/api/milk-sales/monthly?month=2026-11')).body;
  expect(record.total).toEqual({ totalQuantity: (packs * milk.packQuantity) / 1000, totalSale: (packs * price) / 100 });
  expect(record.data.every((row: { productDetails: object }) => 'unit' in row.productDetails)).toBe(true);
  const csv = await customer.get('/api/milk-sales/monthly.csv?month=2026-11');
  expect(csv.headers.get('content-disposition')).toContain('milk-record-2026-11.csv');
  expect(csv.text.split('\r\n').at(-2)).toBe(
    `Total,${record.total.totalQuantity},${record.total.totalSale.toFixed(2)}`,
  );
  expect((await customer.get('/api/milk-sales/monthly?month=2026-13')).body.fields).toHaveProperty('month');
}, 60_000);
