import type { Database } from '../apps/server/src/platform/database.ts';

const ACCOUNTS_PER_BRANCH = 1000;

/** The tables of TPC-B with a branch for each client, as pgbench recommends it, so that they do not all wait for one row. */
export async function prepareTpcB({ pool }: Database, branches: number): Promise<void> {
  await pool.query(`
    create table bench_branches (bid int primary key, balance int not null default 0);
    create table bench_tellers (tid int primary key, bid int not null, balance int not null default 0);
    create table bench_accounts (aid int primary key, bid int not null, balance int not null default 0);
    create table bench_history (tid int, bid int, aid int, delta int, at timestamptz);
    insert into bench_branches select n from generate_series(1, ${branches}) as n;
    insert into bench_tellers select n, 1 + (n - 1) / 10 from generate_series(1, ${branches * 10}) as n;
    insert into bench_accounts select n, 1 + (n - 1) / ${ACCOUNTS_PER_BRANCH}
      from generate_series(1, ${branches * ACCOUNTS_PER_BRANCH}) as n;
    analyze bench_branches, bench_tellers, bench_accounts;`);
}

const STATEMENTS = [
  ['account', 'update bench_accounts set balance = balance + $2 where aid = $1'],
  ['look', 'select balance from bench_accounts where aid = $1'],
  ['teller', 'update bench_tellers set balance = balance + $2 where tid = $1'],
  ['branch', 'update bench_branches set balance = balance + $2 where bid = $1'],
  ['history', 'insert into bench_history (tid, bid, aid, delta, at) values ($1, $2, $3, $4, now())'],
] as const;

/** One transaction of TPC-B as pgbench runs it, with prepared statements. */
export async function tpcB({ pool }: Database, branches: number): Promise<void> {
  const any = (most: number) => 1 + Math.floor(Math.random() * most);
  const [aid, tid, bid] = [any(branches * ACCOUNTS_PER_BRANCH), any(branches * 10), any(branches)];
  const delta = any(10_000) - 5000;
  const values: unknown[][] = [[aid, delta], [aid], [tid, delta], [bid, delta], [tid, bid, aid, delta]];
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const [at, [name, text]] of STATEMENTS.entries()) {
      await client.query({ name: `tpc_b_${name}`, text, values: values[at] ?? [] });
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}
