import type { MarginReport } from '@subah/contract/reports/period-reports';
import { indiaDate } from '@subah/rules/india-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '../../../../test/builders/index.ts';
import { type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { payments } from '../../payments/payments.tables.ts';
import { checkConsistency } from '../index.ts';
import { sumDays } from './sum-days.ts';

let shop: OrderShop;
let soap: string;
beforeAll(async () => {
  shop = await openOrderShop();
  // ₹1,000 and 18 %, bought for ₹900.
  soap = (await aProduct(shop, { gstPercent: 18, pricePaise: 1180_00, costPaise: 900_00 })).id;
});
afterAll(() => shop.close());

async function order(): Promise<void> {
  await shop.reset();
  await shop.addToCart(soap, 1);
  expect((await shop.customer.post('/api/payment/order', shop.orderInput())).status).toBe(200);
  await shop.runJobs();
}

async function saveScheme(taxScheme: string): Promise<void> {
  const { body } = await shop.asAdmin('GET', '/api/admin/settings');
  expect((await shop.asAdmin('PUT', '/api/admin/settings', { ...body.data, taxScheme })).status).toBe(200);
}

async function readMargin(): Promise<[sales: number, margin: number]> {
  await sumDays(shop.deps);
  const today = indiaDate(shop.deps.clock());
  const { body } = await shop.asAdmin('GET', `/api/admin/reports/margins?from=${today}&to=${today}`);
  const { totals, products, days, salesWithoutCost }: MarginReport = body.data;
  expect(products.map(({ margin }) => margin)).toEqual([totals.margin]);
  expect(days.map(({ margin }) => margin)).toEqual([totals.margin]);
  expect(salesWithoutCost).toBe(0);
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
  return [totals.sales, totals.margin];
}

test('counts the tax of an order by the tax scheme of its invoice, also after the scheme has changed', async () => {
  await order();
  expect(await readMargin()).toEqual([1000, 100]);
  await saveScheme('composition');
  expect(await readMargin()).toEqual([1000, 100]);
  await order();
  expect(await readMargin()).toEqual([2180, 380]);
  await saveScheme('regular');
  expect(await readMargin()).toEqual([2180, 380]);
});

test('keeps the tax of memberships that were paid before the scheme changed', async () => {
  await order();
  const now = shop.deps.clock();
  await shop.database.db.insert(payments).values({
    ...{ purpose: 'membership', subjectId: newId(), userId: shop.customer.id, status: 'completed', paidAt: now },
    ...{ provider: 'sandbox', providerOrderId: newId(), providerPaymentId: newId() },
    ...{ amountPaise: 118_00, paidPaise: 118_00 },
  });
  const path = `/api/admin/gst?month=${indiaDate(now).slice(0, 7)}`;
  const before = (await shop.asAdmin('GET', path)).body.data;
  await saveScheme('composition');
  expect((await shop.asAdmin('GET', path)).body.data.totals).toEqual(before.totals);
});
