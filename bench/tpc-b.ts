import type { Database } from '@subah/server/platform/database/database';

const ACCOUNTS_PER_BRANCH = 1000;

/** TPC-B tables with one branch per client, as pgbench recommends, so that clients do not queue for one row. */
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

/** One TPC-B transaction as pgbench runs it: one statement after another, with literal values. */
export async function tpcB({ pool }: Database, branches: number): Promise<void> {
  const randomUpTo = (max: number) => 1 + Math.floor(Math.random() * max);
  const [aid, tid, bid] = [randomUpTo(branches * ACCOUNTS_PER_BRANCH), randomUpTo(branches * 10), randomUpTo(branches)];
  const delta = randomUpTo(10_000) - 5000;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`update bench_accounts set balance = balance + ${delta} where aid = ${aid}`);
    await client.query(`select balance from bench_accounts where aid = ${aid}`);
    await client.query(`update bench_tellers set balance = balance + ${delta} where tid = ${tid}`);
    await client.query(`update bench_branches set balance = balance + ${delta} where bid = ${bid}`);
    await client.query(
      `insert into bench_history (tid, bid, aid, delta, at) values (${tid}, ${bid}, ${aid}, ${delta}, now())`,
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}
