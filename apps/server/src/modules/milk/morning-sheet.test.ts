import type { MorningSheet } from '@subah/contract/orders/milk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MilkShop, openMilkShop } from '../../../test/milk-shop.ts';

let shop: MilkShop;
beforeAll(async () => {
  shop = await openMilkShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const sheetOf = async (date: string): Promise<MorningSheet> =>
  (await shop.asAdmin('GET', `/api/admin/milk/morning-sheet?date=${date}`)).body.data;

describe('forecast of a coming morning', () => {
  test('counts what the plans need, with pauses, skipped days and extra packs', async () => {
    const plan = await shop.startPlan();
    await shop.customer.post(`/api/milk-plans/${plan._id}/pauses`, { from: '2026-11-05', to: '2026-11-06' });
    await shop.customer.send('PUT', `/api/milk-plans/${plan._id}/days/2026-11-07`, { packs: 5 });
    const packs = async (date: string) => (await sheetOf(date)).total.packs;
    expect([await packs('2026-11-04'), await packs('2026-11-05'), await packs('2026-11-07')]).toEqual([2, 0, 5]);
    const litres = (5 * shop.milk.packQuantity) / 1000;
    const sheet = await sheetOf('2026-11-07');
    expect(sheet).toMatchObject({ isForecast: true, areas: [] });
    expect(sheet.total).toEqual({
      deliveries: 1,
      packs: 5,
      litres,
      toCollect: (5 * shop.milk.pricePaise) / 100,
    });
    expect(sheet.dairies.map((dairy) => [dairy.packs, dairy.litres])).toEqual([[5, litres]]);
  });

  test('says the same as the sheet of the morning', async () => {
    await shop.startPlan();
    await shop.startPlan({ packs: 3, rhythm: 'alternate' });
    const forecast = await sheetOf('2026-11-01');
    await shop.runNightlyJob('2026-10-31');
    const sheet = await sheetOf('2026-11-01');
    expect([forecast.isForecast, sheet.isForecast]).toEqual([true, false]);
    expect(sheet.dairies).toEqual(forecast.dairies);
    expect(sheet.total).toEqual(forecast.total);
  });
});

test('delivers an area at once and keeps the marks made before', async () => {
  await shop.startPlan();
  await shop.startPlan({ packs: 1 });
  await shop.startPlan({ packs: 3 });
  await shop.runNightlyJob('2026-10-31');
  const [missed] = await shop.deliveries();
  await shop.setDeliveryStatus(missed?.id, 'missed');
  const deliver = () =>
    shop.asAdmin('POST', '/api/admin/milk/deliveries/deliver-area', {
      date: '2026-11-01',
      area: missed?.area,
    });
  const answers = await Promise.all([deliver(), deliver()]);
  expect(answers.map(({ body }) => body.data.delivered).sort()).toEqual([0, 2]);
  expect((await shop.deliveries()).map(({ status }) => status).sort()).toEqual(['delivered', 'delivered', 'missed']);
});

test('refuses to delete a milk product that customers get in the morning', async () => {
  const plan = await shop.startPlan();
  const remove = () => shop.asAdmin('DELETE', `/api/milk-products/${shop.milk.id}`);
  const refused = await remove();
  expect([refused.status, refused.body.code]).toEqual([409, 'PRODUCT_IN_USE']);
  expect(refused.body.message).toMatch(/^1 customer gets this milk/);
  await shop.customer.send('DELETE', `/api/milk-plans/${plan._id}`);
  shop.setClock('2026-11-02T12:00:00');
  expect((await remove()).status).toBe(200);
});
