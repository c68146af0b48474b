import type { Message } from '@subah/messages/message';
import type { PaymentPurpose } from '@subah/rules/payments/payment-states';
import type { Tx } from '../../platform/database/database.ts';

/** A payment that was captured. */
type PaidPayment = {
  id: string;
  purpose: PaymentPurpose;
  subjectId: string;
  userId: string;
  amountPaise: number;
};

/** `refund`: the purchase can no longer be fulfilled. The customer reads the reason. */
export type CompletionOutcome = { outcome: 'completed' } | { outcome: 'refund'; reason: Message };

/** Fulfils a paid purchase; implemented by the selling module. Runs once, in the transaction that marks the payment. */
export type Completion = (tx: Tx, payment: PaidPayment, now: Date) => Promise<CompletionOutcome>;

export type Completions = { [purpose in PaymentPurpose]: Completion };

/** A refund of a completed payment that was paid out. `isWhole`: nothing of the payment is left. */
type PaidOutRefund = { id: string; amountPaise: number; isWhole: boolean; payment: PaidPayment };

/** Implemented by the selling module. Idempotent by the id of the refund. */
type RefundHandler = (tx: Tx, refund: PaidOutRefund, now: Date) => Promise<void>;

/**
 * `takeBack` takes back what the payment had given. `restore` gives it again when the customer's bank, which had taken the
 * money, gave it back.
 */
export type Reversal = { takeBack: RefundHandler; restore: RefundHandler };

/** For purchases that have no refund of their own, only those made in the provider's dashboard. */
export type Reversals = { [purpose in PaymentPurpose]?: Reversal };
