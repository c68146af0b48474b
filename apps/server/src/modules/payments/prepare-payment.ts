import type { PaymentPurpose } from '@subah/rules/payments/payment-states';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { payments } from './payments.tables.ts';

type PreparePaymentInput = {
  purpose: PaymentPurpose;
  subjectId: string;
  userId: string;
  amountPaise: number;
  /** The order number; the page "Money taken, order missing?" searches by it. */
  reference?: string;
  now: Date;
};

/** Stores a payment in the transaction of its purchase. Call `openPayment` after the commit. */
export async function preparePayment(tx: Tx, { now, ...payment }: PreparePaymentInput): Promise<string> {
  const id = newId();
  await tx.insert(payments).values({ id, ...payment, createdAt: now });
  return id;
}
