import { ASK_AFTER_MS, GIVE_UP_AFTER_MS } from '@subah/rules/payments/payment-states';
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type PaymentRow, paymentColumns } from './payments.queries.ts';
import { payments } from './payments.tables.ts';
import { settlePayment } from './settle-payment.ts';

type ReconcileDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>;

const BATCH = 50;
const AT_ONCE = 5;

/**
 * Asks the provider about every payment without news, so that nobody's money is lost with a closed browser or a lost
 * webhook. The older a payment, the less often it is asked for: after a tenth of its age.
 */
export async function reconcilePayments(deps: ReconcileDeps): Promise<void> {
  if (!deps.gateway.isSetUp) return;
  const now = deps.clock();
  await giveUp(deps, now);
  const due = await findDue(deps, now);
  for (let start = 0; start < due.length; start += AT_ONCE) {
    const answers = await Promise.all(due.slice(start, start + AT_ONCE).map((payment) => ask(deps, payment)));
    // A provider that is away now is away for the rest too; the next minute asks again.
    if (answers.includes('away')) return;
  }
}

async function ask(deps: ReconcileDeps, { id, providerOrderId }: PaymentRow): Promise<'asked' | 'away'> {
  await askedNow(deps, id);
  try {
    await settlePayment(deps, { providerOrderId: providerOrderId ?? '' });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status >= 500) return 'away';
    await deps.db.update(payments).set({ reason: error.message }).where(eq(payments.id, id));
  }
  return 'asked';
}

/** Written before the answer comes, so that a payment which always fails does not stand in the way of the others. */
export const askedNow = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, paymentId: string) =>
  db.update(payments).set({ askedAt: clock() }).where(eq(payments.id, paymentId));

const isOpen = inArray(payments.status, ['pending', 'failed']);

const findDue = ({ db, gateway }: ReconcileDeps, now: Date): Promise<PaymentRow[]> =>
  db
    .select(paymentColumns)
    .from(payments)
    .where(
      and(
        isOpen,
        eq(payments.provider, gateway.name),
        lt(payments.createdAt, new Date(now.getTime() - ASK_AFTER_MS)),
        or(
          isNull(payments.askedAt),
          sql`${payments.askedAt} + (${payments.askedAt} - ${payments.createdAt}) * 0.1
            <= ${now.toISOString()}::timestamptz`,
        ),
      ),
    )
    // Whoever has waited longest for a question, so that a crowd of old ones never hides a new one.
    .orderBy(sql`${payments.askedAt} nulls first`, asc(payments.createdAt))
    .limit(BATCH);

/** Only after the provider was asked once more behind the deadline. A payment that was never opened cannot be paid. */
async function giveUp({ db }: ReconcileDeps, now: Date): Promise<void> {
  const deadline = new Date(now.getTime() - GIVE_UP_AFTER_MS);
  const seconds = GIVE_UP_AFTER_MS / 1000;
  const wasAskedLate = sql`${payments.askedAt} > ${payments.createdAt} + make_interval(secs => ${seconds}::float8)`;
  await db
    .update(payments)
    .set({ status: 'expired' })
    .where(and(lt(payments.createdAt, deadline), or(eq(payments.status, 'new'), and(isOpen, wasAskedLate))));
}
