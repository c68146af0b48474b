import { demoId } from '@subah/demo-shop/demo-id';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, fillCart, groceries, makeBuyers, order, setStock, stockOf, TOMATO } from '../../../test/buyers.ts';
import { type OpenShop, openDemoShop } from '../../../test/open-shop.ts';
import { type Connection, type Database, inTransaction, openDatabase } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { Problem } from '../../platform/http/problem.ts';
import { carts } from '../cart/cart.tables.ts';
import { products } from '../catalog/catalog.tables.ts';
import { couponUses } from '../coupons/coupons.tables.ts';
import { addresses } from '../delivery/delivery.tables.ts';
import { orderLines, orders, stockMoves } from '../orders/orders.tables.ts';

// Orders that come at the same moment are placed in one transaction. Nobody may notice.

let shop: OpenShop;
let other: Database;
beforeAll(async () => {
  shop = await openDemoShop();
  // A second server on the same database: it places its orders in transactions of its own.
  const { host, port, user, database } = shop.database.pool.options;
  other = openDatabase({ host, port, user, database } as Connection, { size: 10 });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const onOtherServer = () => ({ deps: { ...shop.deps, db: other.db } });

const lizol = demoId('product', 'lizol');

async function withTomatoes(count: number, quantityOf: (at: number) => number): Promise<Buyer[]> {
  const buyers = await makeBuyers(shop, count);
  for (const [at, buyer] of buyers.entries()) {
    await fillCart(shop, buyer, [{ productId: TOMATO, quantity: quantityOf(at) }]);
  }
  return buyers;
}

const transactionsOf = async (orderIds: string[]): Promise<Set<string>> => {
  const rows = await shop.database.db
    .select({ transaction: sql<string>`orders.xmin::text` })
    .from(orders)
    .where(inArray(orders.id, orderIds));
  return new Set(rows.map(({ transaction }) => transaction));
};

test('orders of one moment share transactions, and each has its own goods, number and place in the stock ledger', async () => {
  await setStock(shop, [TOMATO], 1000);
  const quantities = Array.from({ length: 12 }, (_, at) => 1 + (at % 3));
  const buyers = await withTomatoes(12, (at) => quantities[at] ?? 1);
  const orderIds = await Promise.all(buyers.map((buyer) => order(shop, buyer)));
  expect((await transactionsOf(orderIds)).size).toBeLessThan(6);

  const kept = await shop.database.db.select().from(orders).where(inArray(orders.id, orderIds));
  const byId = new Map(kept.map((one) => [one.id, one]));
  expect(orderIds.map((id) => byId.get(id)?.userId)).toEqual(buyers.map(({ id }) => id));
  expect(new Set(kept.map(({ orderNumber }) => orderNumber)).size).toBe(12);
  const lines = await shop.database.db.select().from(orderLines).where(inArray(orderLines.orderId, orderIds));
  const sold = new Map(lines.map((line) => [line.orderId, line.quantity]));
  expect(orderIds.map((id) => sold.get(id))).toEqual(quantities);

  const moves = await shop.database.db
    .select()
    .from(stockMoves)
    .where(inArray(stockMoves.orderId, orderIds))
    .orderBy(stockMoves.id);
  expect(new Map(moves.map(({ orderId, change }) => [orderId, -change]))).toEqual(sold);
  let left = 1000;
  for (const { change, stockAfter } of moves) {
    left += change;
    expect(stockAfter).toBe(left);
  }
  expect(await stockOf(shop, TOMATO)).toBe(left);
});

test('who is refused leaves the others alone', async () => {
  await setStock(shop, [TOMATO], 1000);
  const buyers = await withTomatoes(9, () => 1);
  const [far, , empty] = buyers as [Buyer, Buyer, Buyer];
  await shop.database.db.update(addresses).set({ pincode: '110001' }).where(eq(addresses.id, far.addressId));
  await shop.database.db.execute(sql`delete from cart_lines where cart_id = ${empty.cartId}`);
  const outcomes = await Promise.allSettled(
    buyers.map((buyer, at) => order(shop, buyer, at === 4 ? { addressId: far.addressId } : {})),
  );
  const words = outcomes.map((one) => (one.status === 'fulfilled' ? 'placed' : (one.reason as Problem).message));
  expect(words).toEqual([
    'We do not deliver to this pincode yet.',
    'placed',
    'Your cart is empty.',
    'placed',
    // The address of somebody who orders at the same moment is as foreign as any.
    'Address not found',
    ...Array(4).fill('placed'),
  ]);
  expect(await stockOf(shop, TOMATO)).toBe(994);
});

test('when there is not enough for all, each is asked alone', async () => {
  await setStock(shop, [TOMATO], 5);
  const buyers = await withTomatoes(10, () => 1);
  const outcomes = await Promise.allSettled(buyers.map((buyer) => order(shop, buyer)));
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as Problem] : []));
  expect(refused.map(({ code }) => code)).toEqual(Array(5).fill('OUT_OF_STOCK'));
  expect(await stockOf(shop, TOMATO)).toBe(0);
});

test.each(['cart', 'product'])('whoever waits for a locked %s does not hold up the others', async (what) => {
  await setStock(shop, [TOMATO, lizol], 1000);
  const buyers = await withTomatoes(8, () => 1);
  const slow = buyers[3] as Buyer;
  await fillCart(shop, slow, [{ productId: lizol, quantity: 1 }]);
  const placed: string[] = [];
  let all: Promise<string[]> | undefined;
  await inTransaction(other.db, async (tx) => {
    if (what === 'cart') await tx.select().from(carts).where(eq(carts.id, slow.cartId)).for('update');
    else await tx.select().from(products).where(eq(products.id, lizol)).for('update');
    const ordering = buyers.map(async (buyer) => {
      const orderId = await order(shop, buyer);
      placed.push(buyer.id);
      return orderId;
    });
    all = Promise.all(ordering);
    await expect.poll(() => placed.length, { timeout: 10_000 }).toBe(7);
    expect(placed).not.toContain(slow.id);
  });
  expect(await all).toHaveLength(8);
});

test('an order with a coupon among others is placed with it', async () => {
  await setStock(shop, [TOMATO], 1000);
  const couponId = demoId('coupon', 'WELCOME20');
  const buyers = await withTomatoes(8, () => 10);
  const [, , , saver] = buyers as [Buyer, Buyer, Buyer, Buyer];
  await shop.database.db.update(carts).set({ couponId }).where(eq(carts.id, saver.cartId));
  const orderIds = await Promise.all(buyers.map((buyer) => order(shop, buyer)));
  const uses = await shop.database.db.select().from(couponUses).where(inArray(couponUses.orderId, orderIds));
  expect(uses.map(({ userId, orderId }) => [userId, orderId])).toEqual([[saver.id, orderIds[3]]]);
});

test('two servers that place many orders at once neither wait in a circle nor sell a pack twice', async () => {
  const ids = await groceries(shop, 6);
  await setStock(shop, [...ids, lizol], 1000);
  const scarce = ids[3] as string;
  await setStock(shop, [scarce], 40);
  const buyers = await makeBuyers(shop, 120);
  for (const [at, buyer] of buyers.entries()) {
    // Neighbours want neighbouring goods, in opposite orders.
    const wanted = [0, 1, 2].map((step) => ids[(at + step) % ids.length] as string);
    await fillCart(
      shop,
      buyer,
      (at % 2 ? wanted : wanted.toReversed()).map((productId) => ({ productId, quantity: 1 })),
    );
  }
  const outcomes = await Promise.allSettled(
    buyers.map((buyer, at) =>
      order(at % 2 ? shop : onOtherServer(), buyer, { paymentType: at % 5 ? 'cod' : 'online' }),
    ),
  );
  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as Problem] : []));
  expect(failures.filter((failure) => !(failure instanceof Problem))).toEqual([]);
  expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(['OUT_OF_STOCK']));
  expect(await stockOf(shop, scarce)).toBe(0);
  expect(outcomes.length - failures.length).toBe(60 + 40);
});

test('the stock ledger refuses orders that take something else than what left the shelf', async () => {
  await setStock(shop, [TOMATO], 100);
  const takers = `${TOMATO}:${newId()}*1,${newId()}*2;`;
  const move = (quantity: number, told: string) =>
    inTransaction(shop.database.db, async (tx) => {
      await tx.execute(sql`select set_config('subah.order', ${told}, true)`);
      await tx
        .update(products)
        .set({ stock: sql`stock - ${quantity}` })
        .where(eq(products.id, TOMATO));
    });
  await expect(move(4, takers)).rejects.toThrow();
  await expect(move(3, `${lizol}:${newId()}*3;`)).rejects.toThrow();
  expect(await stockOf(shop, TOMATO)).toBe(100);
  await move(3, takers);
  expect(await stockOf(shop, TOMATO)).toBe(97);
});
