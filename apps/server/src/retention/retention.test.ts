import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer } from '../../test/builders/index.ts';
import { type OpenShop, openStockedShop } from '../../test/open-shop.ts';
import { newId } from '../platform/database/new-id.ts';
import { applyRetention } from './retention.jobs.ts';
import { RETENTION_RULES } from './retention-rules.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openStockedShop();
});
afterAll(() => shop.close());

const count = async (table: string): Promise<number> =>
  (await shop.database.pool.query(`select count(*)::int as rows from ${table}`)).rows[0].rows;

test('has exactly one rule for every table', async () => {
  const { rows } = await shop.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const listed = RETENTION_RULES.flatMap(({ tables }) => tables);
  expect([...listed].sort()).toEqual(
    rows
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('__'))
      .sort(),
  );
});

const formatDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);

test('docs/retention.md shows the rules', async () => {
  const rows = RETENTION_RULES.map((rule) => {
    const period = 'kept' in rule ? rule.kept : rule.days === 0 ? 'until expiry' : formatDays(rule.days);
    return `| ${rule.tables.join(', ') || 'same'} | ${rule.what} | ${period} | ${rule.reason} |`;
  });
  const text = [
    '# How long data is kept',
    '',
    'Written from `apps/server/src/retention/rules` (`npx vitest run --project api retention -u`). The job `apply-retention` deletes in',
    'batches every night at 03:20 in India, and `apply-hourly-retention` every hour what strangers can make grow: rate limits,',
    'one-time codes and idempotency keys. Deleting an account erases personal data at once. No other job deletes by age, but',
    '`remove-orphaned-files`: private files without a row, two days after an upload that was cut off.',
    '',
    '| tables | what | kept for | reason |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../../../docs/retention.md');
});

test('applies every rule to old rows only, and can be repeated', async () => {
  const { pool } = shop.database;
  const { id: userId } = await aCustomer(shop);
  for (const age of ['10 years', '1 day']) {
    const at = `now() - interval '${age}'`;
    await pool.query(`insert into search_misses (query, last_at) values ('${age}', ${at})`);
    await pool.query(
      `insert into contact_messages (id, email, phone, message, created_at)
        values ('${newId()}', 'a@shop.example', '9876543210', 'Hello', ${at})`,
    );
    await pool.query(
      `insert into audit_log (id, actor_id, actor_name, action, subject, subject_id, created_at)
        values ('${newId()}', '${userId}', 'Asha', 'update', 'product', 'x', ${at})`,
    );
    await pool.query(
      `insert into prescriptions (id, user_id, description, created_at) values ('${newId()}', '${userId}', 'x', ${at})`,
    );
    await pool.query(
      `insert into sandbox_orders (id, amount_paise, currency, receipt, created_at)
        values ('order_${age}', 100, 'INR', '${age}', ${at})`,
    );
  }
  for (let run = 0; run < 2; run++) {
    await applyRetention(shop.deps);
    for (const table of ['search_misses', 'contact_messages', 'audit_log', 'sandbox_orders']) {
      expect(await count(table), table).toBe(1);
    }
    expect(await count(`prescriptions where erased_at is not null and description = ''`)).toBe(1);
  }
});

test('keeps the newest search misses when there are too many', async () => {
  const { pool } = shop.database;
  await pool.query(`insert into search_misses (query, last_at)
    select 'miss ' || n, now() - n * interval '1 second' from generate_series(1, 5100) n on conflict do nothing`);
  await applyRetention(shop.deps);
  expect(await count('search_misses')).toBeLessThanOrEqual(5001);
});

test('deletes expired rate limits, codes, keys and sessions, and keeps the others', async () => {
  const { pool } = shop.database;
  const { id: userId } = await aCustomer(shop);
  for (const [name, at] of Object.entries({ old: `now() - interval '2 days'`, new: `now() + interval '1 hour'` })) {
    await pool.query(`insert into throttles (key, tries, expires_at) values ('${name}', 1, ${at})`);
    await pool.query(`insert into one_time_codes (id, user_id, purpose, code_hash, expires_at)
      values ('${newId()}', '${userId}', '${name === 'old' ? 'verify-email' : 'reset-password'}', 'x', ${at})`);
    await pool.query(`insert into refresh_tokens (id, user_id, family_id, token_hash, expires_at)
      values ('${newId()}', '${userId}', '${newId()}', '${name}', ${at})`);
    await pool.query(`insert into payment_events (event_id, event, received_at)
      values ('event-${name}', 'payment.captured', ${at} - interval '89 days')`);
    await pool.query(`insert into users (id, name, email, mobile, password_hash, created_at)
      values ('${newId()}', '${name}', '${name}@shop.example', '981111111${name === 'old' ? 1 : 2}', 'x', ${at} - interval '6 days')`);
  }
  await pool.query(`insert into throttles (key, tries, expires_at, blocked_until)
    values ('blocked', 9, now() - interval '1 hour', now() + interval '1 hour')`);
  await applyRetention(shop.deps, { hourly: true });
  expect((await pool.query(`select key from throttles order by key`)).rows).toEqual([
    { key: 'blocked' },
    { key: 'new' },
  ]);
  expect(await count('one_time_codes')).toBe(1);
  expect(await count(`refresh_tokens where user_id = '${userId}'`)).toBe(2);
  await applyRetention(shop.deps);
  expect(await count(`refresh_tokens where user_id = '${userId}'`)).toBe(1);
  expect(await count('payment_events')).toBe(1);
  expect(await count(`users where name in ('old', 'new')`)).toBe(1);
});

test('applies the other rules when one fails', async () => {
  const { pool } = shop.database;
  await pool.query(`alter table search_misses rename column last_at to moved_at`);
  await pool.query(`insert into throttles (key, tries, expires_at) values ('late', 1, now() - interval '1 hour')`);
  await expect(applyRetention(shop.deps)).rejects.toThrow('retention rules failed');
  expect(await count(`throttles where key = 'late'`)).toBe(0);
  await pool.query(`alter table search_misses rename column moved_at to last_at`);
});
