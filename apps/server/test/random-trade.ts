import type { Order } from '@subah/contract/orders/orders';
import { indiaDateTime } from '@subah/rules/india-time';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import {
  aCoupon,
  anArea,
  aPlan,
  aProduct,
  CLEANER,
  LAB_TEST,
  MILK,
  PRESCRIPTION_MEDICINE,
  TOMATO,
} from './builders/index.ts';
import { type NewCustomer, newCustomer, staySignedIn } from './new-customer.ts';
import { openStockedShop } from './open-shop.ts';
import { simulateDisputes } from './simulated-disputes.ts';

const MINUTE_MS = 60_000;

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type RandomTrade = Awaited<ReturnType<typeof openRandomTrade>>;
export type PlacedOrder = { id: string; customer: NewCustomer };
/** An online order that was not paid yet, and perhaps never will be. */
export type OpenAttempt = PlacedOrder & { razorpayOrderId: string };

/** A shop whose customers and staff do what the dice say. */
export async function openRandomTrade(seed: number) {
  const random = randomFrom(seed);
  let now = indiaDateTime('2027-02-03', '10:00');
  const shop = await openStockedShop({ clock: () => now });
  await anArea(shop, { name: 'Kolar', pincodes: ['462042'] });
  const atta = await aProduct(shop, { name: 'Atta', gstPercent: 5, pricePaise: 261_50, mrpPaise: 280_00, stock: 40 });
  const jaggery = await aProduct(shop, { name: 'Jaggery', gstPercent: 0, pricePaise: 40_35, stock: 12 });
  const syrup = await aProduct(shop, { name: 'Syrup', catalog: 'medicine', gstPercent: 12, pricePaise: 97_77 });
  const alprazolam = await aProduct(shop, {
    name: 'Alprazolam',
    catalog: 'medicine',
    schedule: 'H1',
    pricePaise: 30_10,
  });
  const unlimited = { usesPerCustomer: null, capPaise: null };
  await aCoupon(shop, { code: 'FLAT50', kind: 'flat', value: 50_00, minimumBasketPaise: 300_00, ...unlimited });
  await aCoupon(shop, { code: 'TENTH', value: 10, ...unlimited, capPaise: 70_00 });
  await aCoupon(shop, { code: 'ONCE33', value: 33, usesPerCustomer: 1, totalUses: 4 });
  const plan = await aPlan(shop, { medicineDiscountPercent: 15, bloodTestDiscountPercent: 20 });
  const { send: asAdmin } = await staySignedIn(shop, await shop.accountOf('admin'));
  const { send: asRider } = await staySignedIn(shop, await shop.accountOf('rider'));
  const create = { width: 8, height: 8, channels: 3, background: 'red' } as const;
  const photo = new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], { type: 'image/jpeg' });

  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)];
  const chance = (share: number) => random() < share;
  const customers: NewCustomer[] = [await newCustomer(shop)];
  const orders: PlacedOrder[] = [];

  return {
    ...shop,
    asAdmin,
    asRider,
    riderId: (await shop.accountOf('rider')).id,
    photo,
    planId: plan.id,
    products: [TOMATO, CLEANER, LAB_TEST, PRESCRIPTION_MEDICINE, MILK, atta.id, jaggery.id, syrup.id, alprazolam.id],
    /** Those that can be in batches. */
    batchProducts: [PRESCRIPTION_MEDICINE, atta.id, syrup.id, alprazolam.id],
    customers,
    orders,
    attempts: [] as OpenAttempt[],
    disputes: simulateDisputes(shop.deps),
    below,
    pick,
    chance,
    now: () => now,
    advanceClock: (minutes: number) => {
      now = new Date(now.getTime() + minutes * MINUTE_MS);
    },
    /** Half of them invited by another customer. */
    async addCustomer() {
      const inviting = chance(0.5) ? pick(customers) : undefined;
      customers.push(await newCustomer(shop, inviting ? { referredBy: inviting.id } : {}));
    },
    /** Mostly one that fits, else any: what is refused must change nothing, too. */
    async pickOrder(fits = sql`true`): Promise<PlacedOrder | undefined> {
      if (chance(0.15)) return pick(orders);
      const { rows } = await shop.database.db.execute<{ id: string }>(sql`select id from orders where ${fits}`);
      const fitting = new Set(rows.map(({ id }) => id));
      return pick(orders.filter(({ id }) => fitting.has(id)));
    },
    readOrder: async (id: string): Promise<Order> => (await asAdmin('GET', `/api/orders/${id}`)).body.data,
  };
}
