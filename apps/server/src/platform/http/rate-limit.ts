import { apiRequests } from '@subah/messages/api/requests';
import { fill } from '@subah/messages/message';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/database.ts';
import { Problem } from './problem.ts';
import { rateLimits } from './rate-limit.tables.ts';

/** A limit with exponential backoff: `free` attempts at once, then each further one after a wait that doubles. */
export type Limit = {
  key: string;
  free: number;
  firstWaitSeconds: number;
  maxWaitSeconds: number;
  /** The count is reset after this long without an attempt. */
  resetSeconds: number;
};

type AttemptRow = { passed: boolean; blockedUntil: Date | null };

/**
 * Counts one attempt or throws RATE_LIMITED while the wait lasts; a refused attempt does not prolong it. Called before the
 * attempt is made, so that concurrent guesses all count. The database holds the count for all server processes.
 */
export async function countAttempt(db: Db | Tx, limit: Limit, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const blockedUntilAfter = (
    attempts: ReturnType<typeof sql>,
  ) => sql`case when ${attempts} >= ${limit.free}::int then ${at}
    + make_interval(secs => least(${limit.maxWaitSeconds}::float8,
        ${limit.firstWaitSeconds}::float8 * 2 ^ least(${attempts} - ${limit.free}::int, 20))) end`;
  const next = sql`case when t.expires_at <= ${at} then 1 else t.tries + 1 end`;
  const { rows } = await db.execute(sql`
    with counted as (
      insert into ${rateLimits} as t (key, tries, blocked_until, expires_at)
      values (${limit.key}, 1, ${blockedUntilAfter(sql`1`)}, ${at} + make_interval(secs => ${limit.resetSeconds}::float8))
      on conflict (key) do update
        set tries = ${next}, blocked_until = ${blockedUntilAfter(next)}, expires_at = excluded.expires_at
        where t.blocked_until is null or t.blocked_until <= ${at}
      returning 1)
    select exists (select 1 from counted) as passed,
      (select blocked_until from ${rateLimits} where key = ${limit.key}) as "blockedUntil"`);
  const { passed, blockedUntil } = rows[0] as AttemptRow;
  if (!passed) throw rateLimited(blockedUntil ? new Date(blockedUntil) : now, now);
}

/** Blocks the next attempt until then, without counting one. */
export async function block(db: Db | Tx, key: string, until: Date): Promise<void> {
  await db
    .insert(rateLimits)
    .values({ key, tries: 0, blockedUntil: until, expiresAt: until })
    .onConflictDoUpdate({ target: rateLimits.key, set: { blockedUntil: until } });
}

/** Uncounts one successful attempt and lifts the block that it caused. */
export async function refundAttempt(db: Db | Tx, key: string): Promise<void> {
  await db.execute(
    sql`update ${rateLimits} set tries = greatest(0, tries - 1), blocked_until = null where key = ${key}`,
  );
}

export async function clearAttempts(db: Db | Tx, keys: string[]): Promise<void> {
  await db.execute(sql`delete from ${rateLimits} where key = any(${sql.param(keys)})`);
}

/** Deletes the limits whose keys contain one of these words, such as an email. */
export async function forgetAttempts(tx: Tx, words: string[]): Promise<void> {
  await tx.execute(
    sql`delete from ${rateLimits} where regexp_split_to_array(key, '[ :]') && ${sql.param(words)}::text[]`,
  );
}

/** The /64 of an IPv6 address, which is one household or phone, or the IPv4 address in its plain form. */
export function networkOf(ip: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4) return v4;
  const [head = '', tail] = ip.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const [first, last] = [groups(head), groups(tail)];
  const expanded =
    tail === undefined ? first : [...first, ...Array(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
  return expanded
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** For public forms. Wide, because mobile operators put whole towns behind one address. */
export const visitorLimit = (action: string, ip: string): Limit => ({
  key: `${action} from ${networkOf(ip)}`,
  free: 60,
  firstWaitSeconds: 60,
  maxWaitSeconds: 900,
  resetSeconds: 3600,
});

function rateLimited(until: Date, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new Problem('RATE_LIMITED', fill(apiRequests.tooManyTries, { seconds }), {
    headers: { 'retry-after': String(seconds) },
  });
}
