import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { Problem } from './problem.ts';
import { throttles } from './rate-limit.tables.ts';

export type Limit = {
  key: string;
  /** Tries without any waiting. After the last of them each further one waits twice as long as the one before. */
  free: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  /** Everything is forgiven after this long without a try. */
  forgetSeconds: number;
};

type Taken = { passed: boolean; blockedUntil: Date | null };

/**
 * Counts one try, or refuses it because the wait is not over; a refused try does not count, so nobody prolongs a wait by
 * knocking. It is counted before it is made: a hundred guesses at once are a hundred tries. Kept in the database, so the
 * count holds over restarts and for all copies of the server.
 */
export async function countAttempt(db: Db | Tx, limit: Limit, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const waitAfter = (tries: ReturnType<typeof sql>) => sql`case when ${tries} >= ${limit.free}::int then ${at}
    + make_interval(secs => least(${limit.longestWaitSeconds}::float8,
        ${limit.firstWaitSeconds}::float8 * 2 ^ least(${tries} - ${limit.free}::int, 20))) end`;
  const next = sql`case when t.expires_at <= ${at} then 1 else t.tries + 1 end`;
  const { rows } = await db.execute(sql`
    with taken as (
      insert into ${throttles} as t (key, tries, blocked_until, expires_at)
      values (${limit.key}, 1, ${waitAfter(sql`1`)}, ${at} + make_interval(secs => ${limit.forgetSeconds}::float8))
      on conflict (key) do update
        set tries = ${next}, blocked_until = ${waitAfter(next)}, expires_at = excluded.expires_at
        where t.blocked_until is null or t.blocked_until <= ${at}
      returning 1)
    select exists (select 1 from taken) as passed,
      (select blocked_until from ${throttles} where key = ${limit.key}) as "blockedUntil"`);
  const { passed, blockedUntil } = rows[0] as Taken;
  if (!passed) throw tooMany(blockedUntil ? new Date(blockedUntil) : now, now);
}

/** Blocks the next try until then, without counting one. */
export async function block(db: Db | Tx, key: string, until: Date): Promise<void> {
  await db
    .insert(throttles)
    .values({ key, tries: 0, blockedUntil: until, expiresAt: until })
    .onConflictDoUpdate({ target: throttles.key, set: { blockedUntil: until } });
}

/** Takes one try back that turned out right, and the wait that it brought. */
export async function refundAttempt(db: Db | Tx, key: string): Promise<void> {
  await db.execute(
    sql`update ${throttles} set tries = greatest(0, tries - 1), blocked_until = null where key = ${key}`,
  );
}

/** Forgets the tries: whoever knows the password made no wrong ones. */
export async function clearAttempts(db: Db | Tx, keys: string[]): Promise<void> {
  await db.execute(sql`delete from ${throttles} where key = any(${sql.param(keys)})`);
}

export const rateLimitJobs = ({ db, clock }: { db: Db; clock: () => Date }): Jobs => ({
  tasks: {
    'forget-old-tries': async () => {
      await db.execute(sql`delete from ${throttles} where expires_at < ${clock().toISOString()}::timestamptz
        and coalesce(blocked_until, expires_at) < ${clock().toISOString()}::timestamptz`);
    },
  },
  crontab: '*/15 * * * * forget-old-tries',
});

/**
 * Whose tries these are, by address. A home or a phone has a whole /64 of IPv6 addresses, so the rest of one is no
 * difference; an IPv4 address has two spellings.
 */
export function networkOf(ip: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4) return v4;
  const [head = '', tail] = ip.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const [first, last] = [groups(head), groups(tail)];
  const filled =
    tail === undefined ? first : [...first, ...Array(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
  return filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * For what visitors may write without an account. Whole towns share an address behind their network operator, so it is
 * wide.
 */
export const visitorLimit = (what: string, ip: string): Limit => ({
  key: `${what} from ${networkOf(ip)}`,
  free: 60,
  firstWaitSeconds: 60,
  longestWaitSeconds: 900,
  forgetSeconds: 3600,
});

function tooMany(until: Date, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new Problem('RATE_LIMITED', `Too many tries. Please wait ${inWords(seconds)} and try again.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

function inWords(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
