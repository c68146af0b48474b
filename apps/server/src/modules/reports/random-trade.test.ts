import { addMonths, indiaDate } from '@subah/rules/india-time';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { backOfficeActions } from '../../../test/random-back-office.ts';
import { customerActions } from '../../../test/random-customers.ts';
import { staffActions } from '../../../test/random-staff.ts';
import { openRandomTrade, type RandomTrade } from '../../../test/random-trade.ts';
import { reconcileDisputes } from '../payments/reconcile-disputes.ts';
import { checkConsistency } from './index.ts';

/** `TRADE_SEEDS=1-40 TRADE_STEPS=400` looks for rare sequences. */
const [first = 1, last = first] = (process.env.TRADE_SEEDS ?? '1').split('-').map(Number);
const SEEDS = Array.from({ length: last - first + 1 }, (_, at) => first + at);
const STEPS = Number(process.env.TRADE_STEPS ?? 60);

const actions = Object.entries({ ...customerActions, ...staffActions, ...backOfficeActions });
const totalWeight = actions.reduce((sum, [, { weight }]) => sum + weight, 0);

function pickAction({ below }: RandomTrade) {
  let left = below(totalWeight);
  return actions.find(([, { weight }]) => {
    left -= weight;
    return left < 0;
  });
}

test.each(SEEDS)('seed %d: books agree after every step', { timeout: 600_000 }, async (seed) => {
  const trade = await openRandomTrade(seed);
  const log: string[] = [];
  const counts: Record<string, [done: number, refused: number]> = {};
  for (let step = 1; step <= STEPS; step += 1) {
    const [name = '', action] = pickAction(trade) ?? [];
    trade.advanceClock(1);
    const status = await action?.act(trade);
    if (status === undefined) continue;
    log.push(`${step} ${name} ${status}`);
    const [done, refused] = counts[name] ?? [0, 0];
    counts[name] = status === 200 ? [done + 1, refused] : [done, refused + 1];
    const recent = log.slice(-12).join('\n');
    expect(status, recent).toBeLessThan(500);
    expect((await checkConsistency(trade.database.db)).faults, recent).toEqual([]);
    if (step % 25 === 0) await expectConsistency(trade, recent);
  }
  await trade.runJobs();
  await checkDisputes(trade);
  await expectConsistency(trade, 'the end');
  if (process.env.TRADE_SEEDS) process.stdout.write(`${seed} ${JSON.stringify(counts)}\n`);
  await trade.close();
});

async function expectConsistency(trade: RandomTrade, recent: string): Promise<void> {
  const { rows } = await trade.database.db.execute<Record<string, number>>(sql`select
    (select coalesce(sum(rest), 0)::int from coin_lots) as lots,
    (select coalesce(sum(coins), 0)::int from coin_moves) as moves,
    (select coalesce(sum(total_paise), 0)::int from invoices where number is not null) as invoiced,
    (select coalesce(sum(amount_paise), 0)::int from credit_notes) as credited,
    (select coalesce(sum(packs * price_paise), 0)::int from milk_deliveries where status = 'delivered') as milk,
    (select coalesce(sum(paid_paise), 0)::int from payments where purpose = 'membership' and status = 'completed') as memberships,
    (select count(*)::int from coin_moves m where key like 'earn:referral:%'
      and not exists (select 1 from coin_moves t where t.key = 'taken:' || substr(m.key, 6))) as rewards,
    (select 2 * count(*)::int from first_deliveries f join orders o on o.id = f.order_id where f.referrer_id is not null
      and o.status in ('delivered', 'return_requested', 'exchange_requested', 'exchange_in_transit', 'exchanged')) as invited,
    (select coalesce(sum(r.amount_paise), 0)::int from refunds r join payments p on p.id = r.payment_id
      where purpose = 'membership' and status = 'completed' and r.state = 'processed') as memberships_back`);
  const [books = {}] = rows;
  expect(books.lots, recent).toBe(books.moves);
  expect(books.rewards, recent).toBe(books.invited);
  const sold = (books.invoiced ?? 0) - (books.credited ?? 0) + (books.milk ?? 0);
  expect(await sumGstr1(trade), recent).toBe(sold + (books.memberships ?? 0) - (books.memberships_back ?? 0));
}

/** After asking the provider, the books hold what the banks have taken, and memberships are back or ended. */
async function checkDisputes(trade: RandomTrade): Promise<void> {
  await reconcileDisputes(trade.deps);
  await trade.runJobs();
  const { rows } = await trade.database.db.execute<{ taken: number; ended: number }>(sql`select
    (select coalesce(sum(r.amount_paise), 0)::int from refunds r join payment_disputes d
      on d.provider_dispute_id = r.provider_refund_id where r.state <> 'reversed') as taken,
    (select count(*)::int from subscriptions s join payments p on p.id = s.payment_id
      where s.status = 'refunded' and p.refunded_paise < p.paid_paise) as ended`);
  const lost = trade.disputes.all().filter(({ state }) => state === 'lost');
  expect(rows[0]).toEqual({ taken: lost.reduce((sum, { amountPaise }) => sum + amountPaise, 0), ended: 0 });
}

type Amounts = { txval: number; iamt: number; camt?: number; samt?: number };
const paise = ({ txval, iamt, camt = 0, samt = 0 }: Amounts) => Math.round((txval + iamt + camt + samt) * 100);

/** All months of the return: consumers, businesses less their credit notes, goods without tax; the list by HSN is the same. */
async function sumGstr1({ asAdmin, now }: RandomTrade): Promise<number> {
  let total = 0;
  for (let month = '2027-02'; month <= indiaDate(now()).slice(0, 7); month = addMonths(month, 1)) {
    const { data } = (await asAdmin('GET', `/api/admin/gst/gstr-1?month=${month}`)).body;
    const sum = <Row>(list: Row[], figure: (row: Row) => number) => list.reduce((all, row) => all + figure(row), 0);
    const items = (document: { itms: { itm_det: Amounts }[] }) => sum(document.itms, ({ itm_det }) => paise(itm_det));
    const ofMonth =
      sum(data.b2cs, paise) +
      sum([...data.b2b, ...data.b2cl], ({ inv }: { inv: never[] }) => sum(inv, items)) -
      sum(data.cdnr, ({ nt }: { nt: never[] }) => sum(nt, items)) -
      sum(data.cdnur, items) +
      sum(data.nil.inv, ({ expt_amt }: { expt_amt: number }) => Math.round(expt_amt * 100));
    expect(sum([...data.hsn.hsn_b2b, ...data.hsn.hsn_b2c], paise)).toBe(ofMonth);
    total += ofMonth;
  }
  return total;
}
