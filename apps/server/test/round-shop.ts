import type { RiderDay, RiderStop } from '@subah/contract/rounds/rider';
import type { Round, Rounds } from '@subah/contract/rounds/rounds';
import { addDays, indiaDate, indiaMoment } from '@subah/rules/india-time';
import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { milkDeliveries, milkPlans } from '../src/modules/milk/milk.tables.ts';
import { orders } from '../src/modules/orders/orders.tables.ts';
import { deliveryCode } from '../src/modules/rounds/delivery-code.ts';
import { stockBatches } from '../src/modules/stock/batches.tables.ts';
import { newId } from '../src/platform/database/new-id.ts';
import { MILK, TOMATO } from './builders/index.ts';
import { anOrder, insertBuyers, setStock } from './buyers.ts';
import { staySignedIn } from './new-customer.ts';
import { openStockedShop } from './open-shop.ts';

type MilkInput = { street?: string; paidBy?: 'balance' | 'cod' };

/** A shop with a manager and a rider. `nextMorning` starts an empty morning at seven; call it before each test. */
export async function openRoundShop() {
  let now = indiaMoment(new Date(), 0, 7);
  const shop = await openStockedShop({ clock: () => now });
  const { db } = shop.database;
  const { send: asManager } = await staySignedIn(shop, await shop.accountOf('manager'));
  const { send: asRider } = await staySignedIn(shop, await shop.accountOf('rider'));
  const riderId = (await shop.accountOf('rider')).id;
  const today = () => indiaDate(now);

  const makeRounds = async (): Promise<Rounds> =>
    (await asManager('POST', '/api/admin/rounds/make', { date: today() })).body.data;
  const visit = (kind: 'delivered' | 'not-delivered', stop: Pick<RiderStop, '_id'>, body: object) =>
    asRider('POST', `/api/rider/stops/${stop._id}/${kind}`, { key: newId(), ...body });

  return {
    ...shop,
    asManager,
    asRider,
    riderId,
    today,
    async nextMorning() {
      now = indiaMoment(now, 2, 7);
      await setStock(shop, [TOMATO], 100);
    },
    setClock: (moment: Date) => {
      now = moment;
    },
    /** A packed cash order for this morning. */
    async packedOrder(
      street = '7, Gali 3',
      changes: Partial<typeof orders.$inferInsert> = {},
      productId = TOMATO,
    ): Promise<string> {
      const { orderId } = await anOrder(shop, { productId, quantity: 2 });
      const slot = { slotFrom: indiaMoment(now, 0, 8), slotUntil: indiaMoment(now, 0, 11) };
      const address = sql`${orders.address} || ${JSON.stringify({ street, name: 'Asha Sharma' })}::jsonb`;
      await db
        .update(orders)
        .set({ ...slot, address, ...changes })
        .where(eq(orders.id, orderId));
      await asManager('POST', '/api/admin/orders/status', { orderIds: [orderId], status: 'shipped' });
      return orderId;
    },
    async receiveBatch(productId: string, number: string, quantity: number, days = 300): Promise<void> {
      const lines = [{ productId, quantity, shownStock: 0, batch: { number, expiresOn: addDays(today(), days) } }];
      const body = { bookingId: newId(), reason: 'received', lines };
      expect((await asManager('POST', '/api/admin/stock-moves', body)).status).toBe(200);
    },
    async changeRecall(productId: string, number: string, step: 'recall' | 'recall/lift' = 'recall'): Promise<void> {
      const [batch] = await db
        .select({ id: stockBatches.id })
        .from(stockBatches)
        .where(and(eq(stockBatches.productId, productId), eq(stockBatches.number, number)));
      const { accessToken: token } = await shop.signIn('pharmacist');
      const { status } = await shop.post(`/api/admin/batches/${batch?.id}/${step}`, { reason: 'Alert 112' }, { token });
      expect(status).toBe(200);
    },
    async milkFor({ street = '7, Gali 3', paidBy = 'cod' }: MilkInput = {}): Promise<string> {
      const [buyer] = await insertBuyers(shop, 1);
      const userId = buyer?.id ?? '';
      const plan = { id: newId(), userId, productId: MILK, packs: 1, rhythmFrom: today(), startDate: today() };
      await db.insert(milkPlans).values({ ...plan, rhythm: 'daily', payBy: paidBy, endDate: today() });
      const id = newId();
      const address = { name: 'Bela Rao', phone: '9876500000', street, city: 'Mandideep', pincode: '462046' };
      const milk = { name: 'Toned Milk', unit: '500 ml', millilitres: 500, packs: 1, pricePaise: 28_00 };
      const row = { id, planId: plan.id, userId, date: today(), productId: MILK, area: 'Satlapur', address };
      await db.insert(milkDeliveries).values({ ...row, ...milk, status: 'ordered', paidBy: 'cod' });
      if (paidBy === 'balance') await db.update(milkDeliveries).set({ paidBy }).where(eq(milkDeliveries.id, id));
      return id;
    },
    makeRounds,
    /** Makes the rounds, gives the first to the rider and starts it. */
    async startRound(): Promise<{ round: Round; day: RiderDay }> {
      const [round] = (await makeRounds()).rounds;
      if (!round) throw new Error('no round');
      await asManager('PATCH', `/api/admin/rounds/${round._id}`, { riderId });
      const { body } = await asRider('POST', `/api/rider/rounds/${round._id}/start`);
      return { round, day: body.data };
    },
    deliver: (stop: RiderStop | undefined, body: object) => visit('delivered', stop ?? { _id: newId() }, body),
    failToDeliver: (stop: RiderStop | undefined, body: object) =>
      visit('not-delivered', stop ?? { _id: newId() }, body),
    codeOf: (orderId: string) => deliveryCode(shop.deps.settings.authSecret, orderId),
    statusOf: async (orderId: string) =>
      (await db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId)))[0]?.status,
    dueOf: async (orderId: string) =>
      ((await db.select({ paise: orders.toPayPaise }).from(orders).where(eq(orders.id, orderId)))[0]?.paise ?? 0) / 100,
  };
}

export type RoundShop = Awaited<ReturnType<typeof openRoundShop>>;
