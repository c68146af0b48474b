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

/** To be asked before anything is written, so that no stock is held for a payment that cannot be made. */
export function mustTakeOnlinePayments({ isSetUp }: Pick<Gateway, 'isSetUp'>): void {
  if (!isSetUp) throw new Problem('UNAVAILABLE', 'Online payment is not set up. Please choose cash on delivery.');
}

/** Tells the provider about a prepared payment and gives what the browser needs to pay. Asking again gives the same. */
export async function openPayment(
  { db, gateway }: Pick<Deps, 'db' | 'gateway'>,
  paymentId: string,
): Promise<OpenedPayment> {
  const payment = await findPrepared(db, paymentId);
  let { providerOrderId } = payment;
  if (!providerOrderId) {
    const { id } = await gateway.createOrder({ amountPaise: payment.amountPaise, receipt: paymentId });
    await db
      .update(payments)
      .set({ provider: gateway.name, providerOrderId: id, status: 'pending' })
      .where(and(eq(payments.id, paymentId), isNull(payments.providerOrderId)));
    // A second click may have been quicker: everybody gets the order that was written down.
    providerOrderId = (await findPrepared(db, paymentId)).providerOrderId ?? id;
  }
  return {
    razorpayOrder: { id: providerOrderId, amount: payment.amountPaise, currency: CURRENCY },
    keyId: gateway.keyId,
    paymentPage: gateway.paymentPage(providerOrderId),
  };
}

async function findPrepared(db: Deps['db'], paymentId: string) {
  const [payment] = await db
    .select({ amountPaise: payments.amountPaise, providerOrderId: payments.providerOrderId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  if (!payment) throw new Error(`payment ${paymentId} was never prepared`);
  return payment;
}
