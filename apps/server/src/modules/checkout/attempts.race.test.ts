import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { aCoupon, CLEANER, TOMATO } from '../../../test/builders/index.ts';
import { type Buyer, fillCart, insertBuyers, placeOrderFor, setStock, stockOf } from '../../../test/buyers.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { type Database, inTransaction, onCluster, openDatabase } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { lockCartForChange } from '../cart/cart.queries.ts';
import { cartLines } from '../cart/cart.tables.ts';
import { couponUses } from '../coupons/coupons.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { lockStock } from '../stock/index.ts';

// Unpaid orders that are placed, repeated and replaced concurrently, by one server and by two.
vi.setConfig({ testTimeout: 60_000 });

const ROUNDS = 20;
/** As many as a test pool has connections: others would wait for one, and give up on a slow machine. */
const CONCURRENCY = 10;
type Server = Parameters<typeof placeOrderFor>[0];

let shop: OpenShop;
let secondDatabase: Database;
let servers: [Server, Server];

beforeAll(async () => {
  shop = await openStockedShop();
  const { rows } = await shop.database.pool.query<{ name: string }>('select current_database() as name');
  secondDatabase = openDatabase(onCluster(inject('cluster'), rows[0]?.name), { size: CONCURRENCY });
  servers = [shop, { deps: { ...shop.deps, db: secondDatabase.db } }];
});
afterAll(async () => {
  await secondDatabase.close();
  await shop.close();
});
beforeEach(() => setStock(shop, [TOMATO, CLEANER], 1000));

async function buyersWith(count: number, productIds: string[]): Promise<Buyer[]> {
  const buyers = await insertBuyers(shop, count);
  for (const buyer of buyers) {
    await fillCart(
      shop,
      buyer,
      productIds.map((productId) => ({ productId, quantity: 1 })),
    );
  }
  return buyers;
}

/** The order, or undefined when it was refused with one of these codes. Anything else fails the test. */
async function placeOrRefuse(
  server: Server,
  buyer: Buyer,
  input: Parameters<typeof placeOrderFor>[2],
  codes = ['OUT_OF_STOCK'],
): Promise<string | undefined> {
  try {
    return await placeOrderFor(server, buyer, input);
  } catch (error) {
    if (error instanceof Problem && codes.includes(error.code)) return undefined;
    throw error;
  }
}

const pendingOrders = (buyers: Buyer[]) =>
  shop.database.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        inArray(
          orders.userId,
          buyers.map(({ id }) => id),
        ),
      ),
    );

test('keeps the stock consistent while orders are placed, held and replaced', async () => {
  const buyers = await buyersWith(30, [TOMATO, CLEANER]);
  await setStock(shop, [TOMATO, CLEANER], 20);
  const placeTwice = async (buyer: Buyer) => {
    const first = await placeOrRefuse(shop, buyer, { paymentType: 'online' });
    const second = await placeOrRefuse(shop, buyer, { paymentType: 'online', tip: 10 });
    return { first, second };
  };
  const waiting = [...buyers];
  const results: Awaited<ReturnType<typeof placeTwice>>[] = [];
  const run = async () => {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) results.push(await placeTwice(buyer));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, run));
  // A shopper who held packs keeps them, so none is left over.
  expect(results.filter(({ first }) => first).every(({ second }) => second)).toBe(true);
  const held = await pendingOrders(buyers);
  expect(held.map(({ id }) => id).toSorted()).toEqual(results.flatMap(({ second }) => second ?? []).toSorted());
  expect(held).toHaveLength(20);
  expect([await stockOf(shop, TOMATO), await stockOf(shop, CLEANER)]).toEqual([0, 0]);
});

test.each(['cod', 'online'] as const)(
  'makes one %s order of a cart submitted to two servers at once',
  async (paymentType) => {
    const buyers = await buyersWith(ROUNDS, [TOMATO]);
    for (const buyer of buyers) {
      const ids = await Promise.all(
        [...servers, ...servers].map((server) => placeOrderFor(server, buyer, { paymentType })),
      );
      expect(new Set(ids).size).toBe(1);
    }
    expect(await stockOf(shop, TOMATO)).toBe(1000 - ROUNDS);
  },
);

test('leaves one unpaid order of a cart when two servers submit different tips', async () => {
  const buyers = await buyersWith(ROUNDS, [TOMATO, CLEANER]);
  for (const buyer of buyers) {
    await Promise.all(
      [...servers, ...servers].map((server, tip) => placeOrderFor(server, buyer, { paymentType: 'online', tip })),
    );
  }
  expect(await pendingOrders(buyers)).toHaveLength(ROUNDS);
  expect(await stockOf(shop, TOMATO)).toBe(1000 - ROUNDS);
});

test('does not deadlock when shoppers replace opposite products and coupons', async () => {
  const [a, b] = [
    await aCoupon(shop, { code: 'SWAPA', usesPerCustomer: null }),
    await aCoupon(shop, { code: 'SWAPB', usesPerCustomer: null }),
  ];
  const [one, other] = (await insertBuyers(shop, 2)) as [Buyer, Buyer];
  const baskets = [
    { productId: TOMATO, couponCode: a.code },
    { productId: CLEANER, couponCode: b.code },
  ] as const;
  for (let round = 0; round < ROUNDS; round += 1) {
    const submit = async (server: Server, buyer: Buyer, at: number) => {
      const { productId, couponCode } = baskets[at % 2] ?? baskets[0];
      await inTransaction(server.deps.db, async (tx) => {
        await lockCartForChange(tx, buyer.id);
        await tx.delete(cartLines).where(eq(cartLines.cartId, buyer.cartId));
      });
      await fillCart(server, buyer, [{ productId, quantity: 1 }]);
      return placeOrderFor(server, buyer, { paymentType: 'online', couponCode });
    };
    await Promise.all([submit(servers[0], one, round), submit(servers[1], other, round + 1)]);
  }
  const held = await pendingOrders([one, other]);
  expect(held).toHaveLength(2);
  const living = await shop.database.db
    .select()
    .from(couponUses)
    .where(inArray(couponUses.couponId, [a.id, b.id]));
  expect(living.filter(({ releasedAt }) => releasedAt === null)).toHaveLength(2);
  expect([await stockOf(shop, TOMATO), await stockOf(shop, CLEANER)]).toEqual([999, 999]);
});

test('orders what the cart contains after waiting for a change of it', async () => {
  const buyers = await buyersWith(ROUNDS, [TOMATO]);
  for (const buyer of buyers) {
    let placing: Promise<string> | undefined;
    await inTransaction(shop.database.db, async (tx) => {
      await lockCartForChange(tx, buyer.id);
      placing = placeOrderFor(servers[1], buyer);
      await waitForLock(1);
      await tx.update(cartLines).set({ quantity: 3 }).where(eq(cartLines.cartId, buyer.cartId));
    });
    await placing;
  }
  expect(await stockOf(shop, TOMATO)).toBe(1000 - 3 * ROUNDS);
});

test('refuses an order that waited for the last pack', async () => {
  const buyers = await buyersWith(ROUNDS, [TOMATO]);
  for (const buyer of buyers) {
    await setStock(shop, [TOMATO], 1);
    let placing: Promise<string | undefined> | undefined;
    await inTransaction(shop.database.db, async (tx) => {
      await lockStock(tx, [TOMATO]);
      placing = placeOrRefuse(servers[1], buyer, {});
      await waitForLock(1);
      await tx.$client.query('update products set stock = 0 where id = $1', [TOMATO]);
    });
    expect(await placing).toBeUndefined();
  }
});

/** Resolves when this many statements wait for a row lock. */
async function waitForLock(count: number): Promise<void> {
  for (;;) {
    const { rows } = await shop.database.pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((rows[0]?.waiting ?? 0) >= count) return;
  }
}
