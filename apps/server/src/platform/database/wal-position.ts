import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Changes that are not announced, such as stock, may be this old on a replica. */
const MAX_LAG_MS = 10_000;

/** Position in the write-ahead log of the primary: everything that is committed lies before it. */
export async function readLsn(primary: Db): Promise<bigint> {
  const { rows } = await primary.execute<{ lsn: string }>(sql`select pg_current_wal_insert_lsn()::text as lsn`);
  return parseLsn(rows[0]?.lsn ?? '0/0');
}

/** `16/B374D848`: the upper and the lower 32 bits in hexadecimal. */
function parseLsn(text: string): bigint {
  const [upper = '0', lower = '0'] = text.split('/');
  return (BigInt(`0x${upper}`) << 32n) | BigInt(`0x${lower}`);
}

export const isAtLeast = (replayed: string | null, lsn: bigint): boolean =>
  replayed !== null && parseLsn(replayed) >= lsn;

export const lagBytes = (replayed: string | null, lsn: bigint): number =>
  replayed === null ? 0 : Math.max(0, Number(lsn - parseLsn(replayed)));

/**
 * What a replica must have replayed: the position after the last announced change, and the position of the primary some
 * seconds ago. Read after the change was announced, which happens after its commit.
 */
export function requiredLsn(read: () => Promise<bigint>): (change: number) => Promise<bigint> {
  let changeLsn = { change: -1, lsn: 0n };
  let earlier: { at: number; lsn: bigint }[] = [];
  return async (change) => {
    const now = performance.now();
    const lsn = await read();
    if (change !== changeLsn.change) changeLsn = { change, lsn };
    earlier.push({ at: now, lsn });
    const lastOld = earlier.findLastIndex(({ at }) => now - at >= MAX_LAG_MS);
    if (lastOld > 0) earlier = earlier.slice(lastOld);
    const oldLsn = lastOld >= 0 ? (earlier[0]?.lsn ?? 0n) : 0n;
    return oldLsn > changeLsn.lsn ? oldLsn : changeLsn.lsn;
  };
}
