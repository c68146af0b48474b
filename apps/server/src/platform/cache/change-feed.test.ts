import { sql } from 'drizzle-orm';
import { expect, inject, test, vi } from 'vitest';
import { openStockedShop } from '../../../test/open-shop.ts';
import { inTransaction, onCluster } from '../database/database.ts';
import { publishChange, subscribeToChanges } from './change-feed.ts';

test('a change reaches every listener when it commits, and a broken connection is a gap that heals', async () => {
  const shop = await openStockedShop();
  const { db } = shop.database;
  const { rows } = await db.execute(sql`select current_database() as name`);
  const connection = onCluster(inject('cluster'), String(rows[0]?.name));
  const heard: string[] = [];
  let gaps = 0;
  const feed = await subscribeToChanges(connection, { onChange: (tag) => heard.push(tag), onReset: () => gaps++ });
  expect(gaps).toBe(1);

  await inTransaction(db, async (tx) => {
    await publishChange(tx, 'catalog');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toEqual([]);
  });
  await vi.waitFor(() => expect(heard).toEqual(['catalog']));

  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'subah changes' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(gaps).toBeGreaterThanOrEqual(3), { timeout: 5000 });
  await publishChange(db, 'delivery');
  await vi.waitFor(() => expect(heard).toEqual(['catalog', 'delivery']));
  await feed.stop();
  await shop.close();
});
