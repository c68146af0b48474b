import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { sandboxOrders, sandboxPayments } from './sandbox.tables.ts';
import { sandboxId } from './sandbox-gateway.ts';

export type SandboxResult =
  | { outcome: 'succeeded'; paymentId: string }
  | { outcome: 'failed'; description: string }
  | { outcome: 'closed' };

/** The webhook arrives after the browser's call, as with the real provider. */
const WEBHOOK_DELAY_MS = 4000;

const DECLINED = 'The bank declined the payment.';

/** The payment of an order that was paid; an order is paid once, also when the money was refunded since. */
export async function findSandboxPayment(db: Db | Tx, orderId: string): Promise<string | undefined> {
  const [paid] = await db
    .select({ id: sandboxPayments.id })
    .from(sandboxPayments)
    .where(and(eq(sandboxPayments.orderId, orderId), inArray(sandboxPayments.status, ['captured', 'refunded'])));
  return paid?.id;
}

/** Applies the button pressed on the sandbox page. A paid order stays paid. */
export async function applySandboxChoice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  orderId: string,
  choice: string | undefined,
): Promise<SandboxResult> {
  return inTransaction(db, async (tx): Promise<SandboxResult> => {
    const [order] = await tx.select().from(sandboxOrders).where(eq(sandboxOrders.id, orderId)).for('update');
    if (!order) return { outcome: 'closed' };
    const paidId = await findSandboxPayment(tx, orderId);
    if (paidId) return { outcome: 'succeeded', paymentId: paidId };
    if (choice !== 'succeed' && choice !== 'fail') return { outcome: 'closed' };

    const hasFailed = choice === 'fail';
    const payment = { id: sandboxId('pay'), orderId, failure: hasFailed ? DECLINED : null };
    await tx.insert(sandboxPayments).values({ ...payment, status: hasFailed ? 'failed' : 'captured' });
    const event = hasFailed ? 'payment.failed' : 'payment.captured';
    await queueWebhook(tx, event, { ...payment, amountPaise: order.amountPaise }, clock());
    return hasFailed ? { outcome: 'failed', description: DECLINED } : { outcome: 'succeeded', paymentId: payment.id };
  });
}

type SandboxPayment = { id: string; orderId: string; amountPaise: number; failure: string | null };

async function queueWebhook(tx: Tx, event: string, payment: SandboxPayment, now: Date): Promise<void> {
  const rawBody = JSON.stringify({
    entity: 'event',
    event,
    contains: ['payment'],
    payload: {
      payment: {
        entity: {
          id: payment.id,
          order_id: payment.orderId,
          amount: payment.amountPaise,
          currency: 'INR',
          status: event.replace('payment.', ''),
          error_description: payment.failure,
        },
      },
    },
    created_at: Math.floor(now.getTime() / 1000),
  });
  await addJob(
    tx,
    'sandbox-webhook',
    { rawBody, eventId: newId() },
    { runAt: new Date(now.getTime() + WEBHOOK_DELAY_MS) },
  );
}
