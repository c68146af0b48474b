/** What a customer can pay for online. */
export const PAYMENT_PURPOSES = ['order', 'membership', 'milk'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/**
 * new: written, the provider not asked yet. pending: the provider waits for the customer. failed: a try failed, which a
 * bank may still turn round. completed: paid, and given what was paid for. sent_back: paid, but nothing could be given,
 * so the money returns. expired: nothing came for three days, when the provider itself gives up.
 */
export const PAYMENT_STATUSES = ['new', 'pending', 'failed', 'completed', 'sent_back', 'expired'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** queued: we owe it. sent: the provider has taken it on. processed: on its way to the bank. failed: needs a person. */
export const REFUND_STATES = ['queued', 'sent', 'processed', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** The only currency of the shop. */
export const CURRENCY = 'INR';

const MINUTE_MS = 60_000;

/** After this long without news we ask the provider ourselves. */
export const ASK_AFTER_MS = 2 * MINUTE_MS;
/** A bank may say yes this long after it said nothing; then the provider gives the money back by itself. */
export const GIVE_UP_AFTER_MS = 3 * 24 * 60 * MINUTE_MS;

/** Money that came and what became of it; nothing more will happen to such a payment. */
export const isFinal = (status: PaymentStatus): boolean => status === 'completed' || status === 'sent_back';
