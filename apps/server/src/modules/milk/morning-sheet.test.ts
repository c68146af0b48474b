import type { MorningSheet } from '@subah/contract/milk/milk-round';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MilkShop, openMilkShop } from '../../../test/milk-shop.ts';
import { mailsTo } from '../../../test/read-mail.ts';
import { newId } from '../../platform/database/new-id.ts';
import { milkDeliveries } from './milk.tables.ts';
import { sendDairySheets } from './send-dairy-sheets.ts';

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

describe('sheets of the dairies', () => {
  const DATE = '2026-11-01';
  const dairies = async (date = DATE) => (await shop.asAdmin('GET', `/api/admin/milk/dairies?date=${date}`)).body.data;
  const brandNow = async (): Promise<string> => (await dairies()).dairies[0].brand;
  const send = (sends: number, brand: string) =>
    shop.asAdmin('POST', '/api/admin/milk/dairies/send', { date: DATE, brand, sends });

  test('mails the morning once after the cut-off, and again when staff ask or packs changed', async () => {
    const plan = await shop.startPlan({ packs: 3 });
    const brand = await brandNow();
    const email = `dairy-${plan._id}@subah.example`;
    expect((await shop.asAdmin('PUT', '/api/admin/milk/dairies', { brand, email: 'nobody' })).status).toBe(400);
    expect((await shop.asAdmin('PUT', '/api/admin/milk/dairies', { brand, email })).status).toBe(200);
    expect((await send(0, brand)).status).toBe(400);
    await shop.runNightlyJob('2026-10-31');
    await Promise.all([sendDairySheets(shop.deps), sendDairySheets(shop.deps)]);
    await sendDairySheets(shop.deps);
    const [mail, ...others] = await mailsTo(shop, email);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Milk for Sun, 1 Nov: 3 packs, 1.5 L/);
    expect(mail?.text).toContain('3 packs');
    const { isForecast, dairies: rows } = await dairies();
    expect(isForecast).toBe(false);
    expect(rows).toMatchObject([{ brand, email, packs: 3, sent: { email, sends: 1, isCurrent: true } }]);
    const answers = await Promise.all([send(1, brand), send(1, brand)]);
    expect(answers.map(({ body }) => body.data.sends)).toEqual([2, 2]);
    expect(await mailsTo(shop, email)).toHaveLength(2);
    await shop.database.db.update(milkDeliveries).set({ packs: 5 });
    expect((await dairies()).dairies[0].sent.isCurrent).toBe(false);
    await sendDairySheets(shop.deps);
    expect((await mailsTo(shop, email))[0]?.subject).toMatch(/^Corrected: milk for Sun, 1 Nov: 5 packs/);
    await shop.asAdmin('PUT', '/api/admin/milk/dairies', { brand, email: '' });
    expect((await send(3, brand)).status).toBe(400);
  });

  test('books packs that go back to the dairy once, no more than were on the round', async () => {
    await shop.startPlan({ packs: 4 });
    await shop.runNightlyJob('2026-10-31');
    const giveBack = (packs: number, returnId = newId()) =>
      shop.asAdmin('POST', '/api/admin/milk/returns', {
        ...{ returnId, date: DATE, productId: shop.milk.id, packs, reason: 'sour', note: 'Fridge off' },
      });
    const returnId = newId();
    const answers = await Promise.all([giveBack(3, returnId), giveBack(3, returnId)]);
    expect(answers.map(({ body }) => body.data)).toEqual([{ returned: 3 }, { returned: 3 }]);
    const tooMany = await giveBack(2);
    expect([tooMany.status, tooMany.body.message]).toEqual([
      400,
      '4 packs were on the round of this morning; 3 of them went back already.',
    ]);
    expect((await dairies()).dairies).toMatchObject([
      { products: [{ packs: 4, returned: 3 }], returns: [{ packs: 3, reason: 'sour', note: 'Fridge off' }] },
    ]);
    const account = await shop.asAdmin('GET', '/api/admin/milk/dairy-account.csv?month=2026-11');
    expect(account.text).toMatch(/2026-11-01,.*,4,3,1,0.5,Sour/);
    const { accessToken: token } = await shop.signIn('packer');
    expect((await shop.get(`/api/admin/milk/dairies?date=${DATE}`, { token })).status).toBe(403);
  });
});

test('credits milk in the month of the mark, so that the GST return of an earlier month stays', async () => {
  const exemptOf = async (month: string): Promise<number> =>
    (await shop.asAdmin('GET', `/api/admin/gst?month=${month}`)).body.data.totals.exempt;
  await shop.startPlan();
  for (const date of ['2026-10-31', '2026-11-01', '2026-11-29']) await shop.runNightlyJob(date);
  const [first, second, third] = await shop.deliveries();
  for (const delivery of [first, second, third]) await shop.setDeliveryStatus(delivery?.id, 'delivered');
  const price = (2 * shop.milk.pricePaise) / 100;
  expect([await exemptOf('2026-11'), await exemptOf('2026-12')]).toEqual([3 * price, 0]);

  await shop.setDeliveryStatus(first?.id, 'sour');
  expect([await exemptOf('2026-11'), await exemptOf('2026-12')]).toEqual([2 * price, 0]);
  shop.setClock('2026-12-02T10:00:00');
  await shop.setDeliveryStatus(second?.id, 'sour');
  expect([await exemptOf('2026-11'), await exemptOf('2026-12')]).toEqual([2 * price, -price]);
  await shop.setDeliveryStatus(second?.id, 'missed');
  expect([await exemptOf('2026-11'), await exemptOf('2026-12')]).toEqual([2 * price, -price]);
  await shop.setDeliveryStatus(second?.id, 'delivered');
  expect([await exemptOf('2026-11'), await exemptOf('2026-12')]).toEqual([2 * price, 0]);
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
