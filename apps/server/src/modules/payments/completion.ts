import type { PaymentPurpose } from '@subah/rules/payments/payment-states';
import type { Tx } from '../../platform/database/database.ts';

/** A payment whose money has come. */
type PaidPayment = {
  id: string;
  purpose: PaymentPurpose;
  subjectId: string;
  userId: string;
  amountPaise: number;
};

/** `refund`: nothing can be given for the money any more, so it goes back; the customer reads the reason. */
export type CompletionOutcome = { outcome: 'completed' } | { outcome: 'refund'; reason: string };

/** What being paid means, told by the module that sells. Runs once, in the transaction that marks the payment. */
export type Completion = (tx: Tx, payment: PaidPayment, now: Date) => Promise<CompletionOutcome>;

export type Completions = { [purpose in PaymentPurpose]: Completion };
