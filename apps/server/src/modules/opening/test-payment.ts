import type { PaymentProof } from '@subah/contract/payments/payments';
import { paymentRefusals } from '@subah/messages/api/payments';
import { sentBackReasons } from '@subah/messages/mail/sent-back-reasons';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { Problem } from '../../platform/http/problem.ts';
import {
  type Completion,
  openPayment,
  preparePayment,
  requireOnlinePayments,
  settlePayment,
} from '../payments/index.ts';
import { saveOpening } from '../shop/index.ts';

const TEST_PAISE = 1_00;

/** Opens a payment of ₹1 that takes the way of every other payment: signature, webhook, refund and books. */
export async function openTestPayment({ db, gateway, clock }: Pick<Deps, 'db' | 'gateway' | 'clock'>, userId: string) {
  requireOnlinePayments(gateway);
  const paymentId = await inTransaction(db, (tx) =>
    preparePayment(tx, { purpose: 'test', subjectId: newId(), userId, amountPaise: TEST_PAISE, now: clock() }),
  );
  return openPayment({ db, gateway }, paymentId);
}

/** Runs when the money arrived, reported by the browser or by the webhook. */
export const completeTestPayment: Completion = async (tx, _payment, now) => {
  await saveOpening(tx, { paymentTestedAt: now });
  return { outcome: 'refund', reason: sentBackReasons.testPayment };
};

type SettleDeps = Pick<Deps, 'db' | 'gateway' | 'clock' | 'completions'>;

export async function settleTestPayment(
  deps: SettleDeps,
  userId: string,
  proof: z.output<typeof PaymentProof>,
): Promise<string> {
  const { outcome } = await settlePayment(deps, {
    providerOrderId: proof.razorpay_order_id,
    providerPaymentId: proof.razorpay_payment_id,
    signature: proof.razorpay_signature,
    userId,
    purpose: 'test',
  });
  if (outcome === 'sent_back') {
    return deps.gateway.name === 'sandbox'
      ? 'The test payment worked. Payments run in TEST MODE: no money moves.'
      : 'The test payment worked. ₹1 was paid and is being refunded.';
  }
  throw outcome === 'waiting'
    ? new Problem('PAYMENT_PROVIDER', paymentRefusals.notConfirmed)
    : new Problem('PAYMENT_FAILED', 'The test payment failed. Try again, or look at it in the Razorpay dashboard.');
}
