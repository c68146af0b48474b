import { and, asc, gte, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { askPrepared, type Db } from '../../platform/database.ts';
import { issueInvoice } from './invoice-numbers.ts';
import { mailOrderNews } from './order-mails.ts';
import { orders } from './orders.tables.ts';

/** What follows a placed order and can wait: the mail and the invoice number. */
export const FOLLOW_UP = 'orders:follow-up';

const BATCH = 200;
const LOOK_BACK_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Not with the order itself: invoice numbers have no gaps, so orders would queue behind one counter, and a job in every
 * order's transaction makes their commits queue behind its notification. Orders without an invoice are the list of what is
 * to be done, so nothing is lost when the server dies between the two.
 */
export async function followUp({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const since = new Date(clock().getTime() - LOOK_BACK_MS);
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(gte(orders.placedAt, since), sql`not exists (select 1 from invoices where invoices.order_id = orders.id)`),
    )
    .orderBy(asc(orders.placedAt))
    .limit(BATCH);
  for (const { id: orderId } of due) {
    await db.transaction(async (tx) => {
      await mailOrderNews(tx, { orderId, news: 'OrderPlaced' });
      await issueInvoice(tx, { orderId, now: clock() });
    });
  }
  if (due.length === BATCH) await followUp({ db, clock });
}

// Losing it in a crash costs a minute, so nobody waits for the disk. One that has not begun yet will see this order too.
const ASK = `select set_config('synchronous_commit', 'off', true), graphile_worker.add_job($1::text, job_key => $1::text)
  where not exists (select 1 from graphile_worker.jobs where key = $1::text and locked_at is null)`;

/** After the commit of an order: asks for the follow-up now instead of at the next minute. */
export async function askForFollowUp(db: Db): Promise<void> {
  await askPrepared(db, 'orders_follow_up', ASK, [FOLLOW_UP]);
}
