import type { Order } from '@subah/contract/orders/orders';
import type { Rounds } from '@subah/contract/rounds/rounds';
import { addDays, indiaDateTime } from '@subah/rules/india-time';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { createDeliveriesForDay } from '../src/modules/milk/create-deliveries-for-day.ts';
import { milkDeliveries } from '../src/modules/milk/milk.tables.ts';
import { prescriptions } from '../src/modules/prescriptions/prescriptions.tables.ts';
import { sumDays } from '../src/modules/reports/period/sum-days.ts';
import { deliveryCode } from '../src/modules/rounds/delivery-code.ts';
import { newId } from '../src/platform/database/new-id.ts';
import { aCategory, aCoupon, anArea, aPlan, aProduct, MILK } from './builders/index.ts';
import { type NewCustomer, newCustomer, payInSandbox, staySignedIn } from './new-customer.ts';
import { openStockedShop } from './open-shop.ts';
import { keepCostBooks } from './trade-costs.ts';
import { ACCEPTED, ADDRESS, billOf, GOODS, type Good, itemsOf, type Packs, type TradeRecord } from './trade-records.ts';

export const MONTH = '2027-02';
const TRADE_DAYS = 20;

export type Trade = Awaited<ReturnType<typeof tradeForAMonth>>;

/** 20 days of trade through the API: cash and online orders, changes, cancellations, returns, rounds, milk, memberships. */
export async function tradeForAMonth() {
  let now = indiaDateTime(addDays(`${MONTH}-01`, -1), '20:00');
  const at = (date: string, time: string) => {
    now = indiaDateTime(date, time);
  };
  const shop = await openStockedShop({ clock: () => now });
  const { db } = shop.database;
  await anArea(shop, { name: 'Kolar', pincodes: ['462042'] });
  await aCoupon(shop, { code: 'FLAT20', kind: 'flat', value: 20_00, capPaise: null, usesPerCustomer: null });
  const plan = await aPlan(shop);
  const { send: asManager } = await staySignedIn(shop, await shop.accountOf('manager'));
  const { send: asRider } = await staySignedIn(shop, await shop.accountOf('rider'));
  const riderId = (await shop.accountOf('rider')).id;
  const asha = await newCustomer(shop);
  const bela = await newCustomer(shop);
  const milkDrinker = await newCustomer(shop);
  for (const { send, addressId } of [bela, milkDrinker]) {
    const { status } = await send('PUT', `/api/addresses/${addressId}`, { ...ADDRESS, pincode: '462042' });
    expect(status).toBe(200);
  }
  const ids = {} as Record<Good, string>;
  for (const [good, { category, price, ...tax }] of Object.entries(GOODS)) {
    const catalog = 'catalog' in tax ? tax.catalog : 'grocery';
    const { id: categoryId } = await aCategory(shop, { name: category, catalog });
    const goods = { name: good, stock: 0, pricePaise: price * 100, categoryId, ...tax };
    ids[good as Good] = (await aProduct(shop, goods)).id;
  }
  const stock: Record<Good, number> = { atta: 0, soap: 0, potatoes: 0, jaggery: 0, alprazolam: 0 };
  const book = async (reason: string, packs: Packs) => {
    const lines = Object.entries(packs).map(([good, quantity]) => ({
      productId: ids[good as Good],
      quantity,
      shownStock: stock[good as Good],
    }));
    const { status } = await asManager('POST', '/api/admin/stock-moves', { bookingId: newId(), reason, lines });
    expect(status).toBe(200);
  };
  const costBooks = await keepCostBooks({ asManager, ids, stock });
  const records: TradeRecord[] = [];
  const refunds: { date: string; amount: number }[] = [];
  const coins = { earned: 0, spent: 0, givenBack: 0, takenBack: 0, belaHas: 0 };
  const cashUps: { date: string; cash: number; upi: number }[] = [];
  const milk = { packs: 0 };
  const h1Entries: { date: string; quantity: number; isReturned: boolean }[] = [];

  const place = async (customer: NewCustomer, record: TradeRecord, prescriptionId?: string): Promise<Order> => {
    for (const [good, quantity] of Object.entries(record.packs)) {
      await customer.post('/api/cart/add', { productId: ids[good as Good], quantity });
      stock[good as Good] -= quantity;
    }
    const isOnline = record.paymentType === 'online';
    const { body } = await customer.post('/api/payment/order', {
      addressId: customer.addressId,
      paymentMode: isOnline ? 'online' : 'COD',
      expressDelivery: record.express > 0,
      tip: record.tip,
      prescriptionId,
      ...(record.coupon ? { couponCode: 'FLAT20' } : {}),
      ...(record.coins ? { useSuperCoins: true } : {}),
    });
    if (isOnline) await customer.post('/api/payment/verify', await payInSandbox(shop, body.razorpayOrder.id));
    coins.spent += record.coins;
    records.push(record);
    costBooks.placed(record);
    return isOnline ? (await customer.get(`/api/orders/${body.orderId}`)).body.data : body.data;
  };
  /** The pharmacist reads patient and doctor from the prescription. */
  const placeWithPrescription = async (customer: NewCustomer, record: TradeRecord): Promise<Order> => {
    const [prescription] = await db
      .insert(prescriptions)
      .values({ userId: customer.id, description: 'For sleep' })
      .returning({ id: prescriptions.id });
    const order = await place(customer, record, prescription?.id);
    await asManager('PATCH', `/api/admin/orders/${order._id}/prescription`, ACCEPTED);
    return order;
  };
  const setStatus = async (orders: Order[], status: string) => {
    for (const { _id } of orders) {
      const { status: answer } = await asManager('PATCH', `/api/orders/status/${_id}`, { status, reason: 'Program' });
      expect(answer).toBe(200);
    }
  };
  const bringToShop = async ({ _id }: Order) => {
    const { pickUps }: Order = (await asManager('GET', `/api/orders/${_id}`)).body.data;
    const done = await asManager('POST', `/api/admin/pick-ups/${pickUps[0]?._id}/done`, { riderId: null });
    expect(done.status).toBe(200);
  };
  /** Packs back on the shelf, the money and the coins back to the customer. */
  const reverse = async (order: Order, record: TradeRecord, outcome: 'cancelled' | 'returned') => {
    await setStatus([order], outcome);
    await shop.runJobs();
    record.outcome = outcome;
    costBooks.cameBack(record);
    for (const [good, count] of Object.entries(record.packs)) {
      // Medicines that were with a customer are not sold again.
      if (outcome === 'cancelled' || good !== 'alprazolam') stock[good as Good] += count;
    }
    const paid = billOf(record) - record.coins;
    if (record.paymentType === 'online') refunds.push({ date: shop.deps.clock().toISOString(), amount: paid });
    if (outcome === 'returned') await bringToShop(order);
    coins.givenBack += record.coins;
    if (outcome === 'returned') coins.takenBack += Math.floor(itemsOf(record) / 50);
  };
  const reduce = async (order: Order, record: TradeRecord, good: Good) => {
    const lineId = order.products.find(({ productId }) => productId === ids[good])?._id;
    const left = (record.packs[good] ?? 0) - 1;
    const body = { reason: 'Torn pack', lines: [{ lineId, quantity: left }] };
    expect((await asManager('PATCH', `/api/admin/orders/${order._id}/lines`, body)).status).toBe(200);
    await shop.runJobs();
    record.packs = { ...record.packs, [good]: left };
    stock[good] += 1;
    if (record.paymentType === 'online')
      refunds.push({ date: shop.deps.clock().toISOString(), amount: GOODS[good].price });
  };
  /** The rider brings the cash order of Satlapur; the online one is marked in the console. */
  const deliver = async (date: string, cash: [Order, TradeRecord], online: Order[]) => {
    const [order, record] = cash;
    await setStatus([order, ...online], 'shipped');
    const made: { body: { data: Rounds } } = await asManager('POST', '/api/admin/rounds/make', { date });
    const round = made.body.data.rounds.find(({ area }) => area === 'Satlapur');
    await asManager('PATCH', `/api/admin/rounds/${round?._id}`, { riderId });
    const { body } = await asRider('POST', `/api/rider/rounds/${round?._id}/start`);
    const due = billOf(record);
    const isCash = cashUps.length % 3 > 0;
    const paid = { cash: isCash ? due : 0, upi: isCash ? 0 : due };
    const code = deliveryCode(shop.deps.settings.authSecret, order._id);
    const stop = body.data.rounds[0]?.stops[0]?._id;
    const handed = { key: newId(), orderIds: [order._id], code, ...paid };
    expect((await asRider('POST', `/api/rider/stops/${stop}/delivered`, handed)).status).toBe(200);
    const closed = await asManager('POST', '/api/admin/cash-ups', { riderId, date, expected: due, ...paid });
    expect(closed.status).toBe(200);
    cashUps.push({ date, ...paid });
    await setStatus(online, 'delivered');
  };
  const earn = (record: TradeRecord) => {
    const earned = Math.floor(itemsOf(record) / 50);
    coins.earned += earned;
    if (record.paymentType === 'online') coins.belaHas += earned;
  };
  const deliverMilk = async (date: string, isMissed: boolean) => {
    const rows = await db.select().from(milkDeliveries).where(eq(milkDeliveries.date, date));
    for (const { id, packs } of rows) {
      const status = isMissed ? 'missed' : 'delivered';
      expect((await asManager('PATCH', `/api/admin/milk/deliveries/${id}`, { status })).status).toBe(200);
      if (!isMissed) milk.packs += packs;
    }
  };

  await milkDrinker.post('/api/milk-plans', {
    productId: MILK,
    packs: 2,
    rhythm: 'daily',
    addressId: milkDrinker.addressId,
  });
  await costBooks.buy([
    { good: 'atta', packs: 300, cost: 80 },
    { good: 'soap', packs: 8, cost: 70, batch: { number: 'S1', expiresOn: '2028-03-31' } },
    { good: 'soap', packs: 192, cost: 74.5, batch: { number: 'S2', expiresOn: '2028-09-30' } },
    { good: 'potatoes', packs: 400, cost: 25.3 },
    { good: 'jaggery', packs: 30, cost: 31.15 },
    { good: 'alprazolam', packs: 20, cost: 12, batch: { number: 'AL7', expiresOn: '2029-01-31' } },
  ]);
  for (let day = 1; day <= TRADE_DAYS; day += 1) {
    const date = addDays(`${MONTH}-01`, day - 1);
    const nextDate = addDays(date, 1);
    at(date, '10:00');
    const base = { date, smallCart: 0, express: 0, coupon: 0, tip: 0, coins: 0, outcome: 'delivered' } as const;
    const cash: TradeRecord = {
      ...base,
      area: 'Satlapur',
      paymentType: 'cod',
      packs: { atta: 2, potatoes: 1, ...(day % 3 === 0 ? { jaggery: 1 } : {}) },
    };
    const potatoes = 1 + (day % 3);
    const online: TradeRecord = {
      ...base,
      area: 'Kolar',
      paymentType: 'online',
      packs: { soap: 1, potatoes },
      smallCart: 118 + 40 * potatoes < 199 ? 10 : 0,
    };
    const cashOrder = await place(asha, cash);
    const onlineOrder = await place(bela, online);
    const toDeliver = [onlineOrder];
    if (day % 4 === 0) {
      const packs = { potatoes: 6 };
      const rich: TradeRecord = {
        ...online,
        packs,
        smallCart: 0,
        express: 25,
        coupon: 20,
        tip: 10,
        coins: coins.belaHas,
      };
      coins.belaHas = 0;
      const richOrder = await place(bela, rich);
      if (day === 8) {
        await reverse(richOrder, rich, 'cancelled');
        coins.belaHas += rich.coins;
      } else {
        toDeliver.push(richOrder);
        earn(rich);
      }
    }
    const medicine: TradeRecord = { ...online, packs: { alprazolam: 2, potatoes: 5 }, smallCart: 0 };
    const medicineOrder = day % 6 === 1 ? await placeWithPrescription(bela, medicine) : undefined;
    if (medicineOrder) {
      if (day === 19) await reduce(medicineOrder, medicine, 'alprazolam');
      toDeliver.push(medicineOrder);
      earn(medicine);
    }
    if (day === 2 || day === 15 || day === 20) await buyMembership(await newCustomer(shop));
    if (day === 10) {
      await costBooks.buy([{ good: 'atta', packs: 50, cost: 95.1 }]);
      await book('damaged', { atta: 3 });
      stock.atta -= 3;
    }
    if (day === 20) {
      await book('counted', { potatoes: stock.potatoes - 2 });
      stock.potatoes -= 2;
    }
    if (day % 7 === 3) {
      await reverse(onlineOrder, online, 'cancelled');
      toDeliver.shift();
    }
    if (day % 7 === 5) await reduce(cashOrder, cash, 'atta');
    if (day === 11) await reduce(onlineOrder, online, 'potatoes');
    earn(cash);
    if (online.outcome === 'delivered') earn(online);
    at(date, '23:01');
    await createDeliveriesForDay(shop.deps);
    at(nextDate, '07:00');
    await deliver(nextDate, [cashOrder, cash], toDeliver);
    if (toDeliver.includes(onlineOrder)) costBooks.packed(online);
    await deliverMilk(nextDate, day % 10 === 0);
    at(nextDate, '09:00');
    if (day % 9 === 4) await reverse(cashOrder, cash, 'returned');
    if (day === 6 || day === 18) {
      await reverse(onlineOrder, online, 'returned');
      coins.belaHas -= Math.floor(itemsOf(online) / 50);
    }
    if (medicineOrder) {
      h1Entries.push({ date: nextDate, quantity: medicine.packs.alprazolam ?? 0, isReturned: day === 13 });
      if (day === 13) {
        await reverse(medicineOrder, medicine, 'returned');
        coins.belaHas -= Math.floor(itemsOf(medicine) / 50);
      }
    }
    // Several times, so that days are summed up again after they changed.
    if (day % 5 === 0) await sumDays(shop.deps);
  }
  await shop.runJobs();

  async function buyMembership(buyer: NewCustomer) {
    const { body } = await buyer.post('/api/payment/subscribe', { planId: plan.id });
    const proof = await payInSandbox(shop, body.razorpayOrder.id);
    await buyer.post('/api/payment/subscribe/verify', { ...proof, planId: plan.id });
  }
  return {
    ...shop,
    asManager,
    ids,
    stock,
    costBooks,
    records,
    refunds,
    coins,
    cashUps,
    milk,
    h1Entries,
    memberships: 3,
  };
}
