import type { MilkCalendar } from '@subah/contract/milk/milk';
import { addDays, daysOfMonth } from '@subah/rules/india-time';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MilkShop, openMilkShop } from '../../../test/milk-shop.ts';
import { createDeliveriesForDay } from './create-deliveries-for-day.ts';

let shop: MilkShop;
beforeAll(async () => {
  shop = await openMilkShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

describe('nightly job', () => {
  test('creates each delivery once when it runs repeatedly and concurrently', async () => {
    await shop.startPlan();
    await shop.startPlan({ packs: 1 });
    shop.setClock('2026-10-31T23:00:30');
    await Promise.all(Array.from({ length: 8 }, () => createDeliveriesForDay(shop.deps)));
    await shop.database.db.execute(sql`select graphile_worker.add_job('milk:create-deliveries')`);
    await shop.runJobs();
    expect((await shop.deliveries()).map(({ packs }) => packs).sort()).toEqual([1, 2]);
    expect(await shop.milkStock()).toBe(9997);
  });

  test('does nothing during the day and catches up in the early morning', async () => {
    await shop.startPlan();
    shop.setClock('2026-10-31T22:59:00');
    await createDeliveriesForDay(shop.deps);
    expect(await shop.deliveries()).toEqual([]);
    shop.setClock('2026-11-01T05:00:00');
    await createDeliveriesForDay(shop.deps);
    expect((await shop.deliveries()).map(({ date }) => date)).toEqual(['2026-11-01']);
  });

  test('continues when one plan fails and retries it', async () => {
    const broken = await shop.startPlan({ packs: 1 });
    await shop.startPlan({ packs: 2 });
    await shop.database.db.execute(sql`
      create function no_delivery() returns trigger language plpgsql as $$
      begin if new.packs = 1 then raise exception 'broken'; end if; return new; end $$;
      create trigger no_delivery before insert on milk_deliveries for each row execute function no_delivery()`);
    await expect(shop.runNightlyJob('2026-10-31')).rejects.toThrow('1 milk plans could not be delivered');
    await shop.database.db.execute(sql`drop function no_delivery cascade`);
    expect([(await shop.deliveries()).map(({ packs }) => packs), await shop.milkStock()]).toEqual([[2], 9998]);
    await createDeliveriesForDay(shop.deps);
    expect((await shop.deliveries()).map(({ planId, packs }) => [planId === broken._id, packs]).sort()).toEqual([
      [false, 2],
      [true, 1],
    ]);
  });

  test('marks a delivery as unavailable and mails the customer when the stock is too low', async () => {
    await shop.setStock(3);
    await shop.startPlan({ packs: 2 });
    await shop.startPlan({ packs: 2, rhythm: 'alternate' });
    await shop.runNightlyJob('2026-10-31');
    expect((await shop.deliveries()).map(({ status }) => status).sort()).toEqual(['ordered', 'unavailable']);
    expect(await shop.milkStock()).toBe(1);
    const day = await shop.calendarDay('2026-11-01');
    expect(day).toMatchObject({ state: 'unavailable', packs: 2, charged: (2 * shop.milk.pricePaise) / 100 });
    const { rows } = await shop.database.db.execute(
      sql`select payload from graphile_worker._private_jobs where payload::text like '%No milk on%' and payload::text like ${`%${shop.customer.mobile.slice(3)}%`}`,
    );
    expect(rows).toHaveLength(1);
  });
});

test('computes the same packs in calendar, bill and delivery record over a month with pauses and changes', async () => {
  const daily = await shop.startPlan();
  const alternate = await shop.startPlan({ rhythm: 'alternate', packs: 1, startDate: '2026-11-03' });
  const change = (date: string, packs: number | null) =>
    shop.customer.send('PUT', `/api/milk-plans/${daily._id}/days/${date}`, { packs });
  const evening: Record<string, () => Promise<unknown>> = {
    '2026-11-04': () => change('2026-11-05', 5),
    '2026-11-06': () =>
      shop.customer.post(`/api/milk-plans/${daily._id}/pauses`, { from: '2026-11-08', to: '2026-11-12' }),
    '2026-11-09': () => change('2026-11-11', 3),
    '2026-11-14': () => change('2026-11-15', 0),
    '2026-11-17': () =>
      shop.customer.send('PUT', `/api/milk-plans/${alternate._id}`, {
        ...shop.planInput(),
        rhythm: 'weekdays',
        weekdays: [0, 6],
        packs: 3,
      }),
    '2026-11-24': () => shop.customer.send('DELETE', `/api/milk-plans/${alternate._id}`),
    '2026-11-26': () => shop.customer.send('PUT', `/api/milk-plans/${daily._id}`, { ...shop.planInput(), packs: 1 }),
  };
  const marks: Record<string, string> = { '2026-11-07': 'missed', '2026-11-20': 'sour' };
  const days = daysOfMonth('2026-11');
  for (const date of ['2026-10-31', ...days]) {
    shop.setClock(`${date}T21:00:00`);
    await evening[date]?.();
    // Creating the deliveries must not change the bill.
    const planned = (await shop.calendar(addDays(date, 1).slice(0, 7))).bill.total;
    await shop.runNightlyJob(date);
    await createDeliveriesForDay(shop.deps);
    expect((await shop.calendar(addDays(date, 1).slice(0, 7))).bill.total).toBe(planned);
    const morning = addDays(date, 1);
    shop.setClock(`${morning}T11:30:00`);
    for (const delivery of await shop.deliveries()) {
      if (delivery.date === morning) await shop.setDeliveryStatus(delivery.id, marks[morning] ?? 'delivered');
    }
  }

  const price = shop.milk.pricePaise;
  const { days: shown, bill } = await shop.calendar();
  const sum = (of: (day: MilkCalendar['days'][number]) => number) =>
    Math.round(shown.reduce((total, day) => total + of(day) * 100, 0));
  expect(Math.round(bill.total * 100)).toBe(sum((day) => day.charged) - sum((day) => day.credited));

  // Computed from the delivery rows: delivered packs only.
  const made = (await shop.deliveries()).filter(({ date }) => days.includes(date));
  const packs = made.reduce((total, one) => total + (one.status === 'delivered' ? one.packs : 0), 0);
  expect(Math.round(bill.total * 100)).toBe(packs * price);
  expect(shown.map((day) => day.packs)).toEqual([
    // 1–7 Nov: 2 a day, the alternate plan from the 3rd, 5 packs on the 5th, missed on the 7th
    2, 2, 3, 2, 6, 2, 0,
    // 8–14 Nov: paused until the 12th, but 3 packs on the 11th
    0, 1, 0, 4, 0, 3, 2,
    // 15–21 Nov: the 15th skipped, the second plan on weekends only from the 18th
    1, 2, 3, 2, 2, 2, 5,
    // 22–30 Nov: the second plan ends on the 24th, the first has 1 pack from the 27th
    5, 2, 2, 2, 2, 1, 1, 1, 1,
  ]);
  const record = (await shop.customer.get('/api/milk-sales/monthly?month=2026-11')).body;
  expect(record.total).toEqual({
    totalQuantity: (packs * shop.milk.packQuantity) / 1000,
    totalSale: (packs * price) / 100,
  });
  expect(record.data.every((row: { productDetails: object }) => 'unit' in row.productDetails)).toBe(true);
  const csv = await shop.customer.get('/api/milk-sales/monthly.csv?month=2026-11');
  expect(csv.headers.get('content-disposition')).toContain('milk-record-2026-11.csv');
  expect(csv.text.split('\r\n').at(-2)).toBe(
    `Total,${record.total.totalQuantity},${record.total.totalSale.toFixed(2)}`,
  );
  expect((await shop.customer.get('/api/milk-sales/monthly?month=2026-13')).body.fields).toHaveProperty('month');
}, 60_000);
