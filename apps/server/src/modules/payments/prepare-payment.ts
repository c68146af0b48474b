import type { PaymentPurpose } from '@subah/rules/payments/payment-states';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { payments } from './payments.tables.ts';

type Wish = {
  purpose: PaymentPurpose;
  subjectId: string;
  userId: string;
  amountPaise: number;
  /** How the customer calls it, such as the order number: "Money taken?" finds the payment by it. */
  reference?: string;
  now: Date;
};

/** Writes down that a payment is asked for, together with what it is for. `openPayment` follows after the commit. */
export async function preparePayment(tx: Tx, { now, ...wish }: Wish): Promise<string> {
  const id = newId();
  await tx.insert(payments).values({ id, ...wish, createdAt: now });
  return id;
}
