import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCoupon, CLEANER, TOMATO } from '../../../test/builders/index.ts';
import {
  type Buyer,
  fillCart,
  insertBuyers,
  insertGroceries,
  placeOrderFor,
  setStock,
  stockOf,
} from '../../../test/buyers.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { carts } from '../cart/cart.tables.ts';
import { products } from '../catalog/catalog.tables.ts';
import { coupons, couponUses } from '../coupons/coupons.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { coinBalance, earnCoins } from '../wallet/index.ts';
import { placeOrder } from './place-order.ts';

// Concurrent submits, each on its own connection.

let shop: OpenShop;
beforeAll(async () => {
  shop = await openStockedShop();
});
afterAll(() => shop.close());

async function settleAll(attempts: Promise<string>[]) {
  const settled = await Promise.allSettled(attempts);
  const failures = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  for (const failure of failures) if (!(failure instanceof Problem)) throw failure;
  return {
    orderIds: settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    problems: failures as Problem[],
  };
}

test('sells the last pack to one of 50 buyers', async () => {
  const buyers = await insertBuyers(shop, 50);
  for (const buyer of buyers) await fillCart(shop, buyer, [{ productId: TOMATO, quantity: 1 }]);
  await setStock(shop, [TOMATO], 1);
  const { orderIds, problems } = await settleAll(
    buyers.map((buyer, at) => placeOrderFor(shop, buyer, { paymentType: at % 2 ? 'cod' : 'online' })),
  );
  expect(orderIds).toHaveLength(1);
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['OUT_OF_STOCK']));
  expect(problems[0]?.message).toMatch(/Out of stock\.$/);
  expect(await stockOf(shop, TOMATO)).toBe(0);
});

test.each(['cod', 'online'] as const)('makes one %s order of ten concurrent submits', async (paymentType) => {
  const [buyer] = (await insertBuyers(shop, 1)) as [Buyer];
  await fillCart(shop, buyer, [{ productId: TOMATO, quantity: 2 }]);
  await setStock(shop, [TOMATO], 100);
  const { orderIds } = await settleAll(Array.from({ length: 10 }, () => placeOrderFor(shop, buyer, { paymentType })));
  expect(orderIds).toHaveLength(10);
  expect(new Set(orderIds).size).toBe(1);
  expect(await stockOf(shop, TOMATO)).toBe(98);
});

test('makes one order per idempotency key and rejects another body', async () => {
  const [buyer] = (await insertBuyers(shop, 1)) as [Buyer];
  await fillCart(shop, buyer, [{ productId: TOMATO, quantity: 2 }]);
  await setStock(shop, [TOMATO], 100);
  const input = {
    addressId: buyer.addressId,
    paymentType: 'cod',
    expressDelivery: false,
    useSuperCoins: false,
    tip: 0,
    labPatients: [],
  } as const;
  const place = async (bodyHash: string) => {
    const submit = { userId: buyer.id, input: { ...input, labPatients: [] }, key: { key: 'k', bodyHash } };
    return (await placeOrder(shop.deps, submit)).orderId;
  };
  const { orderIds } = await settleAll(Array.from({ length: 10 }, () => place('same')));
  expect(new Set(orderIds).size).toBe(1);
  await expect(place('other')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
});

test('redeems the last use of a coupon for one of 20 buyers', async () => {
  const buyers = await insertBuyers(shop, 20);
  const { id } = await aCoupon(shop, { totalUses: 1 });
  await setStock(shop, [TOMATO], 100);
  for (const buyer of buyers) {
    await fillCart(shop, buyer, [{ productId: TOMATO, quantity: 1 }]);
    await shop.database.db.update(carts).set({ couponId: id }).where(eq(carts.id, buyer.cartId));
  }
  const { orderIds, problems } = await settleAll(buyers.map((buyer) => placeOrderFor(shop, buyer)));
  expect(orderIds).toHaveLength(1);
  expect(problems.every(({ message }) => message.includes('used up'))).toBe(true);
  const [coupon] = await shop.database.db.select().from(coupons).where(eq(coupons.id, id));
  expect(coupon?.usedCount).toBe(1);
  expect(await shop.database.db.$count(couponUses, eq(couponUses.couponId, id))).toBe(1);
  expect(await stockOf(shop, TOMATO)).toBe(99);
});

test('spends coins once when two transactions compete for them', async () => {
  const [buyer] = (await insertBuyers(shop, 1)) as [Buyer];
  const now = new Date();
  await inTransaction(shop.database.db, (tx) =>
    earnCoins(tx, { userId: buyer.id, coins: 40, reason: 'earned-with-order', sourceKey: `test:${buyer.id}`, now }),
  );
  await setStock(shop, [TOMATO, CLEANER], 100);
  await fillCart(shop, buyer, [{ productId: CLEANER, quantity: 1 }]);
  // A customer has one cart, so the second spending does not come from an order.
  const { spendCoins } = await import('../wallet/index.ts');
  const spend = inTransaction(shop.database.db, async (tx) => {
    await spendCoins(tx, { userId: buyer.id, coins: 40, spendKey: 'elsewhere', now });
    return 'elsewhere';
  });
  const { orderIds, problems } = await settleAll([
    placeOrderFor(shop, buyer, { paymentType: 'online', useSuperCoins: true }),
    spend,
  ]);
  const kept = await shop.database.db.select().from(orders).where(eq(orders.userId, buyer.id));
  const used = kept.reduce((sum, { coins }) => sum + coins, 0) + (orderIds.includes('elsewhere') ? 40 : 0);
  expect(used).toBeLessThanOrEqual(40);
  expect(await coinBalance(shop.database.db, buyer.id, now)).toBe(40 - used);
  expect(orderIds.length + problems.length).toBe(2);
});

test('does not deadlock on baskets with the same products in opposite order', async () => {
  const ids = await insertGroceries(shop, 6);
  await setStock(shop, ids, 1000);
  const buyers = await insertBuyers(shop, 200);
  for (const [at, buyer] of buyers.entries()) {
    const productIds = at % 2 ? ids : ids.toReversed();
    await fillCart(
      shop,
      buyer,
      productIds.map((productId) => ({ productId, quantity: 1 })),
    );
  }
  // At most as many at once as there are connections.
  for (let at = 0; at < buyers.length; at += 10) {
    const { problems } = await settleAll(buyers.slice(at, at + 10).map((buyer) => placeOrderFor(shop, buyer)));
    expect(problems).toEqual([]);
  }
  const left = await shop.database.db.select({ stock: products.stock }).from(products).where(inArray(products.id, ids));
  expect(left.every(({ stock }) => stock === 800)).toBe(true);
}, 60_000);
