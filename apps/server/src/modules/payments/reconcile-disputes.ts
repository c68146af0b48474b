import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { bookDispute, isUndecidedDispute } from './book-dispute.ts';
import type { Gateway, ProviderDispute } from './gateway.ts';
import { findCapture } from './payments.queries.ts';
import { disputes, payments, refunds } from './payments.tables.ts';

/** Banks decide within this time; one that takes longer is asked for by its id. */
const LISTED_MS = 180 * 24 * 60 * 60_000;
const BATCH_SIZE = 50;

type ReconcileDeps = Pick<Deps, 'db' | 'clock' | 'gateway'>;

/**
 * Queries the provider for disputes, in case a webhook got lost. Disputes of payments that this shop did not take are left
 * out: the list goes back to a time before the shop, and another shop may share the account.
 */
export async function reconcileDisputes({ db, clock, gateway }: ReconcileDeps): Promise<void> {
  if (!gateway.isSetUp) return;
  const askedAt = clock();
  const since = new Date(askedAt.getTime() - LISTED_MS);
  const listed = await gateway.listDisputes(since);
  for (const dispute of await selectChanged(db, [...listed, ...(await findOld(db, gateway, since))])) {
    const payment = await findCapture(db, dispute.providerPaymentId);
    const report = { dispute, askedAt, isConfirmed: true };
    if (payment) await inTransaction(db, (tx) => bookDispute(tx, payment.id, report));
  }
}

async function selectChanged(db: Db, reported: ProviderDispute[]): Promise<ProviderDispute[]> {
  if (reported.length === 0) return [];
  const ids = reported.map(({ id }) => id);
  const rows = await db
    .select({ dispute: disputes, booked: { state: refunds.state, amountPaise: refunds.amountPaise } })
    .from(disputes)
    .leftJoin(refunds, and(eq(refunds.providerRefundId, disputes.providerDisputeId), ne(refunds.state, 'reversed')))
    .where(inArray(disputes.providerDisputeId, ids));
  const known = new Map(rows.map((row) => [row.dispute.providerDisputeId, row]));
  return reported.filter(({ id, state, takenPaise, answerBy }) => {
    const { dispute, booked } = known.get(id) ?? {};
    const isSame = dispute?.state === state && dispute.answerBy?.getTime() === answerBy?.getTime();
    return !isSame || (booked?.amountPaise ?? 0) !== takenPaise || booked?.state === 'unmatched';
  });
}

/** Those that were undecided when they fell out of the list. */
async function findOld(db: Db, gateway: Gateway, since: Date): Promise<ProviderDispute[]> {
  const rows = await db
    .select({ id: disputes.providerDisputeId })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(and(isUndecidedDispute, eq(payments.provider, gateway.name), lt(disputes.createdAt, since)))
    .orderBy(disputes.updatedAt)
    .limit(BATCH_SIZE);
  const found: ProviderDispute[] = [];
  for (const { id } of rows) found.push(...[await gateway.findDispute(id)].filter((dispute) => dispute !== undefined));
  return found;
}
