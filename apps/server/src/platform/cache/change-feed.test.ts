import { sql } from 'drizzle-orm';
import { expect, inject, test, vi } from 'vitest';
import { openStockedShop } from '../../../test/open-shop.ts';
import { inTransaction, onCluster } from '../database/database.ts';
import { publishChange, subscribeToChanges } from './change-feed.ts';

test('delivers changes at commit and resets after a broken connection', async () => {
  const shop = await openStockedShop();
  const { db } = shop.database;
  const { rows } = await db.execute(sql`select current_database() as name`);
  const connection = onCluster(inject('cluster'), String(rows[0]?.name));
  const received: string[] = [];
  let resets = 0;
  const feed = await subscribeToChanges(connection, { onChange: (tag) => received.push(tag), onReset: () => resets++ });
  expect(resets).toBe(1);

  await inTransaction(db, async (tx) => {
    await publishChange(tx, 'catalog');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(received).toEqual([]);
  });
  await vi.waitFor(() => expect(received).toEqual(['catalog']));

  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'subah changes' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(resets).toBeGreaterThanOrEqual(3), { timeout: 5000 });
  await publishChange(db, 'delivery');
  await vi.waitFor(() => expect(received).toEqual(['catalog', 'delivery']));
  await feed.stop();
  await shop.close();
});
