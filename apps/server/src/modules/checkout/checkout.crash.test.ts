import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seedDemoShop } from '@subah/demo-shop/seed/seed-demo-shop';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, insertBuyers, placeOrderFor, setStock } from '../../../test/buyers.ts';
import { programFile } from '../../../test/start-server.ts';
import {
  type Database,
  inTransaction,
  isDatabaseUnavailable,
  onCluster,
  openDatabase,
} from '../../platform/database/database.ts';
import { type Cluster, startCluster } from '../../platform/database/embedded-postgres/cluster.ts';
import { migrateDatabase } from '../../platform/database/migrate.ts';
import { migrateJobQueue } from '../../platform/jobs/jobs.ts';
import { cartLines } from '../cart/cart.tables.ts';
import { products } from '../catalog/catalog.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { earnCoins } from '../wallet/index.ts';

// PostgreSQL is killed during checkouts; clients without a response retry.

const CHECKOUTS = 500;
const CONCURRENCY = 16;
/** Every twelfth customer pays with coins. */
const COINS_EVERY = 12;
let folder: string;
let cluster: Cluster;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'subah-crash-'));
  chmodSync(folder, 0o755);
  cluster = await startCluster({ dir: path.join(folder, 'database') });
  database = openDatabase(onCluster(cluster), { size: CONCURRENCY });
  await migrateDatabase(database);
  await migrateJobQueue(database.pool);
  await seedDemoShop(database.db, new Date());
}, 60_000);
afterAll(async () => {
  await database.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Retries while the database is down. */
async function placeWithRetry(shop: Parameters<typeof placeOrderFor>[0], buyer: Buyer, at: number): Promise<string> {
  for (;;) {
    try {
      return await placeOrderFor(shop, buyer, {
        paymentType: at % 3 === 0 ? 'online' : 'cod',
        useSuperCoins: at % COINS_EVERY === 0,
        ...(at % 5 === 0 ? { couponCode: 'WELCOME20' } : {}),
      });
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await wait(100);
    }
  }
}

test('places every order once when PostgreSQL is killed during 500 checkouts', async () => {
  const gateway = { isSetUp: true } as Parameters<typeof placeOrderFor>[0]['deps']['gateway'];
  const shop = { deps: { db: database.db, clock: () => new Date(), gateway } };
  const inStock = await database.db
    .select({ id: products.id })
    .from(products)
    .where(sql`catalog in ('grocery', 'milk') and is_available and deleted_at is null`)
    .orderBy(products.id)
    .limit(20);
  const ids = inStock.map(({ id }) => id);
  await setStock(shop, ids, 10_000);
  const buyers = await insertBuyers(shop, CHECKOUTS);
  const productsOf = (at: number) => [0, 7, 13].map((step) => ids[(at + step) % ids.length] ?? '');
  const lines = buyers.flatMap(({ cartId }, at) =>
    productsOf(at).map((productId) => ({ cartId, productId, quantity: 2, pricePaiseAtAdd: 1_00 })),
  );
  await database.db.insert(cartLines).values(lines);
  await inTransaction(database.db, async (tx) => {
    for (const { id: userId } of buyers.filter((_, at) => at % COINS_EVERY === 0)) {
      await earnCoins(tx, {
        userId,
        coins: 20,
        reason: 'earned-with-order',
        sourceKey: `gift:${userId}`,
        now: new Date(),
      });
    }
  });

  const made = new Map<string, string>();
  const waiting = [...buyers.entries()];
  let isKilled = false;
  const runCheckouts = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [at, buyer] = next;
      if (!isKilled && waiting.length < CHECKOUTS / 2) {
        isKilled = true;
        process.kill(cluster.pid(), 'SIGKILL');
      }
      made.set(buyer.id, await placeWithRetry(shop, buyer, at));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runCheckouts));

  expect(isKilled).toBe(true);
  expect(new Set(made.values()).size).toBe(CHECKOUTS);
  const ofBuyers = sql`user_id = any(${sql.param(buyers.map(({ id }) => id))}::uuid[])`;
  expect(await database.db.$count(orders, ofBuyers)).toBe(CHECKOUTS);
  expect(audit()).toEqual({ status: 0, said: expect.stringMatching(/^All \d+ consistency checks passed\.\n$/) });

  await database.db.execute(sql`update products set stock = 1 where id = ${ids[0]}`);
  expect(audit()).toEqual({
    status: 1,
    said: expect.stringContaining('stock of a product = last entry of its ledger: '),
  });
}, 120_000);

/** Runs `npm run audit` beside the open shop. */
function audit(): { status: number | null; said: string } {
  const { status, stdout, error } = spawnSync(process.execPath, [programFile('audit.js', 'audit.ts')], {
    env: { ...process.env, NODE_ENV: '', DATA_DIR: folder },
    encoding: 'utf8',
  });
  if (error) throw error;
  return { status, said: stdout };
}
