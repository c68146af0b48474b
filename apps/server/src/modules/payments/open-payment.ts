import { paymentRefusals } from '@subah/messages/api/payments';
import { CURRENCY } from '@subah/rules/payments/payment-states';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Gateway } from './gateway.ts';
import { payments } from './payments.tables.ts';

type OpenedPayment = {
  razorpayOrder: { id: string; amount: number; currency: string };
  keyId: string;
  paymentPage: string | null;
};

export const onlinePaymentUnavailable = (): Problem => new Problem('PAYMENT_NOT_SET_UP', paymentRefusals.notSetUp);

/** Call this before anything is written, so that no stock is reserved for a payment that cannot be made. */
export function requireOnlinePayments({ isSetUp }: Pick<Gateway, 'isSetUp'>): void {
  if (!isSetUp) throw onlinePaymentUnavailable();
}

/** Creates the provider's order for a prepared payment and returns what the browser needs to pay. Idempotent. */
export async function openPayment(
  { db, gateway }: Pick<Deps, 'db' | 'gateway'>,
  paymentId: string,
): Promise<OpenedPayment> {
  const payment = await findPreparedPayment(db, paymentId);
  let { providerOrderId } = payment;
  if (!providerOrderId) {
    const { id } = await gateway.createOrder({ amountPaise: payment.amountPaise, receipt: paymentId });
    await db
      .update(payments)
      .set({ provider: gateway.name, providerOrderId: id, status: 'pending' })
      .where(and(eq(payments.id, paymentId), isNull(payments.providerOrderId)));
    // A concurrent call may have stored another provider order first; all callers use the stored one.
    providerOrderId = (await findPreparedPayment(db, paymentId)).providerOrderId ?? id;
  }
  return {
    razorpayOrder: { id: providerOrderId, amount: payment.amountPaise, currency: CURRENCY },
    keyId: gateway.keyId,
    paymentPage: gateway.paymentPage(providerOrderId),
  };
}

async function findPreparedPayment(db: Deps['db'], paymentId: string) {
  const [payment] = await db
    .select({ amountPaise: payments.amountPaise, providerOrderId: payments.providerOrderId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  if (!payment) throw new Error(`payment ${paymentId} was never prepared`);
  return payment;
}
