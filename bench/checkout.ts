// `npm run bench:checkout`: whole checkouts, and the call that places an order beside TPC-B on the same database.
import path from 'node:path';
import { type Database, onCluster, openDatabase } from '@subah/server/platform/database/database';
import { findRunningCluster } from '@subah/server/platform/database/embedded-postgres/cluster';
import { BUYERS_ENVIRONMENT, fillShelves, finishJobs, insertBuyers, LINES, openPurchases } from './buyers.ts';
import { measureClosedLoop } from './closed-loop.ts';
import { serveShop } from './serve-shop.ts';
import { prepareTpcB, tpcB } from './tpc-b.ts';

/** Concurrent users. */
const USERS = 16;
const ROUNDS = 3;
const WHOLE_CHECKOUTS = 480;
const ORDERS = 1600;
/** Vendure 3.7.3 on two cores of this kind, from an empty cart to a placed order. */
const VENDURE_PER_SECOND = 4.3;
const TPC_B = 'TPC-B, a branch per user';
/** How pgbench begins. */
const TPC_B_ONE_BRANCH = 'TPC-B, one branch';

const print = (text: string) => process.stdout.write(`${text}\n`);

Object.assign(process.env, BUYERS_ENVIRONMENT);
const shop = await serveShop();
const { buy, fillCart, quote, place, close } = openPurchases(shop.address, USERS);
try {
  const cluster = await findRunningCluster(path.join(shop.dataDir, 'database'));
  if (!cluster) throw new Error('the database of the shop was not found');
  const database = openDatabase(onCluster(cluster), { size: USERS });
  const goods = await fillShelves(database);
  await prepareTpcB(database, USERS);
  await measure(database, goods);
  await database.close();
} finally {
  close();
  await shop.stop();
}

/** Alternates the cases, so that other load on the machine affects all of them. Reports the best round of each. */
async function measure(database: Database, goods: string[]): Promise<void> {
  const best = new Map<string, Awaited<ReturnType<typeof measureClosedLoop>>>();
  const run = async (name: string, calls: number, call: (at: number) => Promise<unknown>) => {
    const measured = await measureClosedLoop(shop, { users: USERS, calls }, call);
    const earlier = best.get(name);
    best.set(name, earlier && earlier.perSecond > measured.perSecond ? earlier : measured);
  };
  for (let round = 0; round < ROUNDS; round++) {
    const shoppers = await insertBuyers(database, USERS);
    await run('whole checkout', WHOLE_CHECKOUTS, (at) => buy(shoppers[at % USERS], goods, at));
    const buyers = await insertBuyers(database, ORDERS);
    await run('add to cart', ORDERS, (at) => fillCart(buyers[at], goods, at));
    await run('quote', ORDERS, (at) => quote(buyers[at]));
    await run('place order', ORDERS, (at) => place(buyers[at]));
    await finishJobs(database);
    await run(TPC_B, ORDERS * 2, () => tpcB(database, USERS));
    await run(TPC_B_ONE_BRANCH, ORDERS * 2, () => tpcB(database, 1));
  }
  print(`${USERS} users, baskets of ${LINES} products`);
  for (const [name, { perSecond, cpu }] of best) {
    print(
      `  ${name.padEnd(24)} ${perSecond.toFixed(0).padStart(6)}/s, CPU a call:` +
        ` server ${cpu.serverMs.toFixed(1)} ms, database ${cpu.databaseMs.toFixed(1)} ms`,
    );
  }
  const perSecond = (name: string) => best.get(name)?.perSecond ?? Number.NaN;
  print(`  whole checkout: ${(perSecond('whole checkout') / VENDURE_PER_SECOND).toFixed(0)} times Vendure`);
  for (const name of [TPC_B, TPC_B_ONE_BRANCH]) {
    print(`  place order: ${(perSecond('place order') / perSecond(name)).toFixed(2)} of ${name}`);
  }
}
