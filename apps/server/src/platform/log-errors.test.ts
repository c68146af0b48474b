import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openStockedShop } from '../../test/open-shop.ts';
import { describeError } from './log-errors.ts';

test('logs the failed statement without its values', async () => {
  const shop = await openStockedShop();
  const failure = await shop.database.db
    .execute(sql`insert into users (id, email) values (gen_random_uuid(), ${'asha@example.in'})`)
    .then(undefined, describeError);
  await shop.close();
  const logged = JSON.stringify(failure);
  expect(logged).toContain('insert into users');
  expect(logged).toContain('23502');
  expect(logged).not.toContain('asha@');
});
