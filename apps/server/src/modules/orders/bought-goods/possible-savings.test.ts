import { indiaMoment } from '@subah/rules/india-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPlan } from '../../../../test/builders/index.ts';
import { type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const savings = async () => (await shop.customer.get('/api/orders/possible-savings')).body.data;

test('says what a plan would have saved on the delivered orders of last month, and nothing else', async () => {
  const day = (month: string, date = '10') => new Date(`${month}-${date}T05:00:00Z`);
  const year = indiaMoment(new Date(), 400, 0).getUTCFullYear();
  shop.setClock(day(`${year}-03`));
  const { id: planId } = await aPlan(shop, { freeDeliveryAbovePaise: 0 });
  await aPlan(shop, { freeDeliveryAbovePaise: 199_00, medicineDiscountPercent: 0, bloodTestDiscountPercent: 0 });
  const delivered = await shop.placeCashOrder(1);
  await shop.changeStatusAsAdmin(delivered._id, 'delivered');
  await shop.placeCashOrder(1);

  expect(await savings()).toEqual({ month: `${year}-02`, plans: [] });
  shop.setClock(day(`${year}-04`, '01'));
  // The small-cart charge of the delivered order; the other one is still on its way.
  expect(await savings()).toEqual({ month: `${year}-03`, plans: [{ planId, savings: 10 }] });
  shop.setClock(day(`${year}-05`));
  expect((await savings()).plans).toEqual([]);
});
