import { type CpuTime, readCpuTime } from './cpu-time.ts';

type Load = { users: number; calls: number };
type Measurement = {
  perSecond: number;
  /** Of each call, in ascending order. */
  timesMs: number[];
  /** Of one call. */
  cpu: CpuTime;
};

/** Each user starts the next call when the last one ends, and takes every n-th number, so that no two users share a cart. */
export async function measureClosedLoop(
  shop: Parameters<typeof readCpuTime>[0],
  { users, calls }: Load,
  call: (at: number) => Promise<unknown>,
): Promise<Measurement> {
  const timesMs: number[] = [];
  const runUser = async (first: number) => {
    for (let at = first; at < calls; at += users) {
      const calledAt = performance.now();
      await call(at);
      timesMs.push(performance.now() - calledAt);
    }
  };
  const before = readCpuTime(shop);
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: users }, (_, first) => runUser(first)));
  const seconds = (performance.now() - startedAt) / 1000;
  const after = readCpuTime(shop);
  return {
    perSecond: calls / seconds,
    timesMs: timesMs.sort((a, b) => a - b),
    cpu: {
      serverMs: (after.serverMs - before.serverMs) / calls,
      databaseMs: (after.databaseMs - before.databaseMs) / calls,
    },
  };
}
