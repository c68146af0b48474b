import type { MilkPlan } from '@subah/contract/milk/milk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TOMATO } from '../../../test/builders/index.ts';
import { type MilkShop, openMilkShop } from '../../../test/milk-shop.ts';
import { newCustomer } from '../../../test/new-customer.ts';

let shop: MilkShop;
let otherAddressId: string;
beforeAll(async () => {
  shop = await openMilkShop();
  otherAddressId = (await newCustomer(shop)).addressId;
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

describe('milk plan', () => {
  test('starts tomorrow, appears in the calendar and becomes a delivery after 11PM', async () => {
    const plan = await shop.startPlan();
    expect(plan).toMatchObject({
      packs: 2,
      rhythmText: 'Every day',
      startDate: '2026-11-01',
      payBy: 'cod',
      pauses: [],
    });
    const price = shop.milk.pricePaise / 100;
    expect(await shop.calendarDay('2026-11-01')).toMatchObject({
      state: 'ordered',
      litres: 1,
      charged: 2 * price,
      canChange: true,
    });

    await shop.runNightlyJob('2026-10-31');
    expect(await shop.milkStock()).toBe(9998);
    expect(await shop.calendarDay('2026-11-01')).toMatchObject({ state: 'ordered', canChange: false });
    const { body } = await shop.asAdmin('GET', '/api/admin/milk/morning-sheet?date=2026-11-01');
    const area = body.data.areas.find((one: { area: string }) => one.area === 'Satlapur');
    expect(area).toMatchObject({ toCollect: 2 * price, litres: 1 });
    expect(area.deliveries[0].customer._id).toBe(shop.customer.id);
    await shop.setDeliveryStatus(area.deliveries[0]._id, 'delivered');
    expect(await shop.calendarDay('2026-11-01')).toMatchObject({ state: 'delivered', charged: 2 * price });
  });

  test.each([
    ['a product other than milk', () => ({ productId: TOMATO }), 'productId'],
    ['an address of another customer', () => ({ addressId: otherAddressId }), 'addressId'],
    ['no weekday', () => ({ rhythm: 'weekdays', weekdays: [] }), 'weekdays'],
    ['a past start date', () => ({ startDate: '2026-10-31' }), 'startDate'],
    ['a day that does not exist', () => ({ startDate: '2026-11-31' }), 'startDate'],
    ['no packs', () => ({ packs: 0 }), 'packs'],
    ['twenty-one packs', () => ({ packs: 21 }), 'packs'],
  ])('rejects a plan with %s', async (_title, changes, field) => {
    const { status, body } = await shop.customer.post('/api/milk-plans', { ...shop.planInput(), ...changes() });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('starts once when the same form is sent again', async () => {
    const [first, second] = await Promise.all([shop.startPlan(), shop.startPlan()]);
    expect(second._id).toBe(first._id);
    expect((await shop.startPlan({ packs: 3 }))._id).not.toBe(first._id);
  });

  test('returns 404 to another customer', async () => {
    const plan = await shop.startPlan();
    const other = await newCustomer(shop);
    expect((await other.send('DELETE', `/api/milk-plans/${plan._id}`)).status).toBe(404);
    expect((await other.send('PUT', `/api/milk-plans/${plan._id}/days/2026-11-05`, { packs: 0 })).status).toBe(404);
    expect((await other.get('/api/milk-plans')).body.data).toEqual([]);
  });

  test('applies a change after 11PM from the day after tomorrow', async () => {
    const plan = await shop.startPlan();
    const change = (packs: number) =>
      shop.customer.send('PUT', `/api/milk-plans/${plan._id}`, { ...shop.planInput(), packs, rhythm: 'alternate' });
    shop.setClock('2026-10-31T23:00:10');
    // The nightly job has not run yet, but tomorrow is closed.
    await change(5);
    expect((await shop.deliveries()).map(({ date, packs }) => [date, packs])).toEqual([['2026-11-01', 2]]);
    const days = await shop.calendar();
    expect(days.days.slice(0, 5).map(({ packs }) => packs)).toEqual([2, 5, 0, 5, 0]);
  });

  test('pauses, resumes early and stops', async () => {
    const plan = await shop.startPlan();
    const pause = (from: string, to: string) => shop.customer.post(`/api/milk-plans/${plan._id}/pauses`, { from, to });
    await shop.customer.send('PUT', `/api/milk-plans/${plan._id}/days/2026-11-06`, { packs: 4 });
    const paused = (await pause('2026-11-05', '2026-11-09')).body.data as MilkPlan;
    expect((await pause('2026-11-09', '2026-11-10')).body.fields.from).toContain('holiday in these days');
    expect((await pause('2026-11-20', '2026-11-19')).body.fields).toHaveProperty('to');
    expect((await pause('2026-10-31', '2026-11-02')).body.fields).toHaveProperty('from');
    expect((await shop.calendarDay('2026-11-06'))?.state).toBe('paused');

    await shop.runNightlyJob('2026-11-05');
    shop.setClock('2026-11-06T10:00:00');
    await shop.customer.send('DELETE', `/api/milk-plans/${plan._id}/pauses/${paused.pauses[0]?._id}`);
    expect((await shop.calendarDay('2026-11-06'))?.state).toBe('paused');
    expect((await shop.calendarDay('2026-11-07'))?.state).toBe('ordered');
    expect((await shop.customer.send('DELETE', `/api/milk-plans/${plan._id}`)).body.message).toBe(
      'Your milk plan is stopped.',
    );
    expect((await shop.calendarDay('2026-11-07'))?.state).toBe('none');
    expect((await shop.customer.send('DELETE', `/api/milk-plans/${plan._id}`)).status).toBe(404);
  });

  test('skips, changes and resets a single day until 11PM', async () => {
    const plan = await shop.startPlan();
    const day = (date: string, packs: number | null) =>
      shop.customer.send('PUT', `/api/milk-plans/${plan._id}/days/${date}`, { packs });
    await day('2026-11-01', 0);
    expect((await shop.calendarDay('2026-11-01'))?.state).toBe('skipped');
    await day('2026-11-01', 4);
    expect(await shop.calendarDay('2026-11-01')).toMatchObject({ state: 'ordered', packs: 4, litres: 2 });
    await day('2026-11-01', null);
    expect((await shop.calendarDay('2026-11-01'))?.packs).toBe(2);
    shop.setClock('2026-10-31T23:00:00');
    expect((await day('2026-11-01', 0)).body.fields.date).toContain('until 11PM');
    expect((await day('2030-01-01', 0)).status).toBe(400);
  });

  test('allows five plans per customer under concurrent calls', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        shop.customer.post('/api/milk-plans', { ...shop.planInput(), packs: at + 1 }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_MILK_PLANS');
  });
});
