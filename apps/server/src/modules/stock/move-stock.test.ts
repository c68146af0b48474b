import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCategory, aProduct } from '../../../test/builders/index.ts';
import { insertGroceries, setStock, stockOf } from '../../../test/buyers.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { correctStock, findStock, lockStock, recordFirstStock, takeStock } from './index.ts';
import { stockMoves } from './stock.tables.ts';

let shop: OpenShop;
let rice: string;
let oil: string;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

beforeEach(async () => {
  [rice = '', oil = ''] = await insertGroceries(shop, 2);
  await setStock(shop, [rice, oil], 10);
});

const take = (items: { productId: string; quantity: number }[], onlyOnSale = true) =>
  inTransaction(shop.deps.db, (tx) => takeStock(tx, { items, reason: 'sold', onlyOnSale }));

async function movesOf(productId: string) {
  const rows = await shop.deps.db
    .select({ change: stockMoves.change, stockAfter: stockMoves.stockAfter, reason: stockMoves.reason })
    .from(stockMoves)
    .where(eq(stockMoves.productId, productId))
    .orderBy(asc(stockMoves.id));
  return rows.slice(-2);
}

test('takes every item and writes a ledger row for each', async () => {
  const items = [
    { productId: oil, quantity: 3 },
    { productId: rice, quantity: 10 },
  ];
  expect(await take(items)).toEqual({ isTaken: true, isAnySoldOut: true });
  expect(await stockOf(shop, rice)).toBe(0);
  expect(await stockOf(shop, oil)).toBe(7);
  expect((await movesOf(oil)).at(-1)).toEqual({ change: -3, stockAfter: 7, reason: 'sold' });
});

test('reports a shortage, and the rollback keeps the stock of the other items', async () => {
  const items = [
    { productId: rice, quantity: 1 },
    { productId: oil, quantity: 11 },
  ];
  const attempt = inTransaction(shop.deps.db, async (tx) => {
    const { isTaken } = await takeStock(tx, { items, reason: 'sold', onlyOnSale: true });
    if (!isTaken) throw new Error('short');
  });
  await expect(attempt).rejects.toThrow('short');
  expect(await stockOf(shop, rice)).toBe(10);
});

test('takes a withdrawn product only for an order that held it before', async () => {
  const { id: categoryId } = await aCategory(shop);
  const { id } = await aProduct(shop, { categoryId, stock: 5, isAvailable: false });
  const items = [{ productId: id, quantity: 1 }];
  expect((await take(items)).isTaken).toBe(false);
  expect((await take(items, false)).isTaken).toBe(true);
});

test('records a correction as the difference, and nothing when the count is right', async () => {
  const before = await movesOf(rice);
  await setStock(shop, [rice], 10);
  expect(await movesOf(rice)).toEqual(before);
  await setStock(shop, [rice], 4);
  expect((await movesOf(rice)).at(-1)).toEqual({ change: -6, stockAfter: 4, reason: 'corrected' });
});

test('records the stock with which a product is created', async () => {
  const { id: categoryId } = await aCategory(shop);
  const { id } = await aProduct(shop, { categoryId, stock: 12 });
  await shop.deps.db.delete(stockMoves).where(eq(stockMoves.productId, id));
  await inTransaction(shop.deps.db, (tx) => recordFirstStock(tx, [id]));
  expect(await movesOf(id)).toEqual([{ change: 12, stockAfter: 12, reason: 'received' }]);
});

test('sells no more than there is when many take at once', async () => {
  const attempts = await Promise.all(Array.from({ length: 25 }, () => take([{ productId: rice, quantity: 1 }])));
  expect(attempts.filter(({ isTaken }) => isTaken)).toHaveLength(10);
  expect(await stockOf(shop, rice)).toBe(0);
});

test('does not deadlock when two transactions lock the same products in opposite order', async () => {
  const lockAndCorrect = (ids: string[]) =>
    inTransaction(shop.deps.db, async (tx) => {
      await lockStock(tx, ids);
      const stocks = await findStock(tx, ids);
      await correctStock(
        tx,
        stocks.map(({ id, stock }) => ({ productId: id, stock: stock + 1 })),
      );
    });
  await Promise.all(Array.from({ length: 20 }, (_, at) => lockAndCorrect(at % 2 ? [rice, oil] : [oil, rice])));
  expect(await stockOf(shop, rice)).toBe(30);
  expect(await stockOf(shop, oil)).toBe(30);
});
