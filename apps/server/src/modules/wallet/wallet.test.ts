import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type NewCustomer, newCustomer } from '../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { coinBalance, earnCoins, giveBackCoins, spendCoins, takeBackCoins } from './index.ts';
import { coinLots, wallets } from './wallet.tables.ts';

let shop: OpenShop;
let customer: NewCustomer;
let userId: string;
let now = new Date('2026-11-15T06:00:00Z');
const advanceDays = (count: number) => {
  now = new Date(now.getTime() + count * 86_400_000);
};

beforeAll(async () => {
  shop = await openStockedShop({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2026-11-15T06:00:00Z');
  customer = await newCustomer(shop);
  userId = customer.id;
});
afterAll(() => shop.close());

/** Makes a key unique to the test's customer. */
const uniqueKey = (key: string) => `${userId}:${key}`;
const transaction = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(shop.database.db, work);
const earn = (coins: number, key: string = newId()) =>
  transaction((tx) => earnCoins(tx, { userId, coins, reason: 'earned-with-order', sourceKey: uniqueKey(key), now }));
const spend = (coins: number, key: string = newId()) =>
  transaction((tx) => spendCoins(tx, { userId, coins, spendKey: uniqueKey(key), now }));
const giveBack = (key: string) => transaction((tx) => giveBackCoins(tx, { spendKey: uniqueKey(key), now }));
const takeBack = (key: string) => transaction((tx) => takeBackCoins(tx, { sourceKey: uniqueKey(key), now }));
const balance = () => coinBalance(shop.database.db, userId, now);
const lots = () => shop.database.db.select().from(coinLots).where(eq(coinLots.userId, userId)).orderBy(coinLots.id);
const owed = async () =>
  (await shop.database.db.select().from(wallets).where(eq(wallets.userId, userId)))[0]?.owedCoins;

/** The rest of every lot is the sum of its moves. */
async function expectConsistentLots() {
  const { rows } = await shop.database.db.execute(sql`
    select l.id from coin_lots l left join coin_move_lots p on p.lot_id = l.id
    group by l.id having l.rest <> coalesce(sum(p.coins), 0)
    union all
    select m.id from coin_moves m left join coin_move_lots p on p.move_id = m.id
    group by m.id having m.coins <> coalesce(sum(p.coins), 0)`);
  expect(rows).toEqual([]);
}

test('spends the coins that expire first, returns them to their lots and lists the history', async () => {
  await earn(20);
  advanceDays(5);
  await earn(50);
  await spend(35, 'order-1');
  expect((await lots()).map(({ rest }) => rest)).toEqual([0, 35]);
  const { body } = await customer.get('/api/supercoins');
  expect(body.data.coins).toBe(35);
  expect(body.data.expiring).toEqual([{ coins: 35, expiresAt: '2026-12-20T18:29:59.999Z' }]);
  expect(body.data.history.map((move: { coins: number }) => move.coins)).toEqual([-35, 50, 20]);
  expect(body.data.history[2]).toMatchObject({ reason: 'earned-with-order', expiresAt: '2026-12-15T18:29:59.999Z' });

  await giveBack('order-1');
  await giveBack('order-1');
  expect((await lots()).map(({ rest }) => rest)).toEqual([20, 50]);
  await expectConsistentLots();
});

test('extends returned coins that have expired by seven days', async () => {
  await earn(30);
  await spend(30, 'late');
  advanceDays(40);
  await giveBack('late');
  const [, fresh] = await lots();
  expect([await balance(), fresh?.expiresAt.toISOString()]).toEqual([30, '2027-01-01T18:29:59.999Z']);
  advanceDays(8);
  expect(await balance()).toBe(0);
});

test('rejects spending more coins than the balance without any change', async () => {
  await earn(10);
  await expect(spend(11)).rejects.toMatchObject({ code: 'NOT_ENOUGH_COINS' });
  expect(await balance()).toBe(10);
  await expectConsistentLots();
});

test('applies a move once per key', async () => {
  for (let time = 0; time < 3; time += 1) {
    await earn(40, 'order-a');
    await spend(15, 'order-b');
  }
  expect(await balance()).toBe(25);
});

test('excludes expired coins from the balance at once and records the expiry once', async () => {
  await earn(12);
  advanceDays(32);
  expect(await balance()).toBe(0);
  await expect(spend(1)).rejects.toThrow();
  for (let night = 0; night < 2; night += 1) {
    await shop.database.db.execute(sql`select graphile_worker.add_job('wallet:expire-coins')`);
    await shop.runJobs();
  }
  const { body } = await customer.get('/api/supercoins');
  expect(body.data.history[0]).toMatchObject({ reason: 'expired', coins: -12 });
  expect(body.data.history).toHaveLength(2);
  await expectConsistentLots();
});

test('takes back the coins of a returned order, from other lots when they were spent', async () => {
  await earn(24, 'returned');
  await spend(20);
  advanceDays(1);
  await earn(30);
  await takeBack('returned');
  await takeBack('returned');
  expect([await balance(), await owed()]).toEqual([10, 0]);
  await expectConsistentLots();
});

test('deducts owed coins from the next earned coins', async () => {
  await earn(24, 'returned');
  await spend(24);
  await takeBack('returned');
  expect([await balance(), await owed()]).toEqual([0, 24]);
  const { data } = (await customer.get('/api/supercoins')).body;
  expect(data).toMatchObject({ coins: 0, owed: 24 });
  // Nothing was left to take back.
  expect(data.history.map((move: { coins: number }) => move.coins)).toEqual([-24, 24]);
  await earn(10);
  expect([await balance(), await owed()]).toEqual([0, 14]);
  await earn(50);
  expect([await balance(), await owed()]).toEqual([36, 0]);
  await expectConsistentLots();
});

test('deducts owed coins from coins that come back', async () => {
  await earn(24, 'returned');
  await spend(24, 'cancelled');
  await takeBack('returned');
  await earn(4);
  expect([await balance(), await owed()]).toEqual([0, 20]);
  await giveBack('cancelled');
  await giveBack('cancelled');
  expect([await balance(), await owed()]).toEqual([4, 0]);
  await expectConsistentLots();
});

test('does not take back coins that expired before the return', async () => {
  await earn(24, 'returned');
  advanceDays(40);
  await earn(30);
  await takeBack('returned');
  expect([await balance(), await owed()]).toEqual([30, 0]);
});

test('never spends a coin twice in twenty concurrent calls', async () => {
  await earn(30);
  await earn(25);
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => spend(7)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  expect(await balance()).toBe(55 - 7 * 7);
  await expectConsistentLots();
});

test('keeps the balance correct under concurrent spending, refunding and returning', async () => {
  await earn(100, 'first');
  await earn(60, 'second');
  const keys = Array.from({ length: 20 }, (_, index) => `race-${index}`);
  await Promise.all(keys.map((key) => spend(5, key)));
  expect(await balance()).toBe(60);
  await Promise.all([
    ...keys.flatMap((key) => [giveBack(key), giveBack(key)]),
    takeBack('second'),
    takeBack('second'),
    ...Array.from({ length: 5 }, () => earn(10, 'third')),
  ]);
  expect([await balance(), await owed()]).toEqual([110, 0]);
  await expectConsistentLots();
});

test('pages the history by cursor and shows only own moves', async () => {
  for (let index = 1; index <= 5; index += 1) {
    await earn(index);
    advanceDays(0.001);
  }
  const seen: number[] = [];
  let cursor = '';
  do {
    const { body } = await customer.get(`/api/supercoins?limit=2${cursor}`);
    seen.push(...body.data.history.map((move: { coins: number }) => move.coins));
    cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : '';
  } while (cursor);
  expect(seen).toEqual([5, 4, 3, 2, 1]);
  const other = await newCustomer(shop);
  expect((await other.get('/api/supercoins')).body.data).toEqual({
    coins: 0,
    history: [],
    expiring: [],
    owed: 0,
  });
});
