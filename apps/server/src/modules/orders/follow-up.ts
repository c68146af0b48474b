import { and, asc, gte, isNotNull, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { issueInvoices } from './invoice-numbers.ts';
import { tellOfOrders } from './order-mails.ts';
import { orders } from './orders.tables.ts';
import { tellNews } from './tell-news.ts';

const BATCH = 200;
const LOOK_BACK_MS = 3 * 24 * 60 * 60 * 1000;

export async function followUp(deps: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<void> {
  await numberOrders(deps);
  await tellNews(deps);
}

/**
 * Not with the order itself: invoice numbers have no gaps, so orders would queue behind one counter, and a job in every
 * order's transaction makes their commits queue behind its notification. Orders without an invoice are the list of what is
 * to be done, so nothing is lost when the server dies between the two.
 */
async function numberOrders({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const since = new Date(clock().getTime() - LOOK_BACK_MS);
  const due = await db
    .select({ orderId: orders.id, placedAt: sql<Date>`${orders.placedAt}`.mapWith(orders.placedAt) })
    .from(orders)
    .where(
      and(
        isNotNull(orders.placedAt),
        gte(orders.placedAt, since),
        sql`not exists (select 1 from invoices where invoices.order_id = orders.id)`,
      ),
    )
    .orderBy(asc(orders.placedAt))
    .limit(BATCH);
  if (due.length === 0) return;
  await inTransaction(db, async (tx) => {
    await issueInvoices(tx, due);
    await tellOfOrders(
      tx,
      due.map(({ orderId }) => orderId),
    );
  });
  if (due.length === BATCH) await numberOrders({ db, clock });
}
