import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openStockedShop } from '../../../test/open-shop.ts';
import { inTransaction } from '../database/database.ts';
import { createLogger } from '../logger.ts';
import { publishChange, publishEventSoon, subscribeToChanges } from './change-feed.ts';

test('delivers changes at commit and listens again after a broken connection', async () => {
  const shop = await openStockedShop();
  const { db } = shop.database;
  const received: string[] = [];
  const events: string[] = [];
  const states: string[] = [];
  const feed = await subscribeToChanges({
    connection: shop.connection,
    log: createLogger('silent'),
    onChange: (tag) => received.push(tag),
    onEvent: (topic) => events.push(topic),
    onLost: () => states.push('lost'),
    onConnected: () => states.push('connected'),
  });
  expect(states).toEqual(['connected']);

  await inTransaction(db, async (tx) => {
    await publishChange(tx, 'catalog');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(received).toEqual([]);
  });
  await vi.waitFor(() => expect(received).toEqual(['catalog']));

  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'subah changes' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(states).toEqual(['connected', 'lost', 'connected']), { timeout: 5000 });
  await publishChange(db, 'delivery');
  await vi.waitFor(() => expect(received).toEqual(['catalog', 'delivery']));
  for (const topic of ['orders', 'orders', 'stock']) publishEventSoon(db, topic);
  await vi.waitFor(() => expect(events.toSorted()).toEqual(['orders', 'stock']));
  await feed.stop();
  await shop.close();
});
