/** What can be paid for online. `test`: staff try the payment keys; the money is refunded at once. */
export const PAYMENT_PURPOSES = ['order', 'membership', 'milk', 'test'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/**
 * new: stored, not yet opened at the provider. pending: opened. failed: an attempt failed, but a bank may still confirm
 * it. completed: paid and fulfilled. sent_back: paid, could not be fulfilled and is refunded. expired: not paid within
 * three days; money that still arrives is refunded. unmatched: money arrived that fits no purchase (another amount or
 * currency, unknown order); staff decide to refund it.
 */
export const PAYMENT_STATUSES = ['new', 'pending', 'failed', 'completed', 'sent_back', 'expired', 'unmatched'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * queued: to be sent. sent: accepted by the provider. processed: paid out to the bank. failed: needs manual work. void:
 * never paid out, because a refund made at the provider covers it. unmatched: made at the provider in another currency or
 * above what was paid; needs manual work. reversed: taken by the customer's bank, which gave it back to the shop. The last
 * three do not count as refunded.
 */
export const REFUND_STATES = ['queued', 'sent', 'processed', 'failed', 'void', 'unmatched', 'reversed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export const CURRENCY = 'INR';

const MINUTE_MS = 60_000;

/** Age at which the reconcile job queries the provider for an open payment. */
export const RECONCILE_AFTER_MS = 2 * MINUTE_MS;
/** How long a price is kept for an opened payment; a later one counts only while the price still stands. */
export const PRICE_HOLD_MS = 15 * MINUTE_MS;
/** Banks confirm late payments for this long. Money that arrives later is refunded. */
export const PAYMENT_EXPIRY_MS = 3 * 24 * 60 * MINUTE_MS;

export const isFinal = (status: PaymentStatus): boolean => status === 'completed' || status === 'sent_back';

/** Money was captured for it. */
export const isCaptured = (status: PaymentStatus): boolean => isFinal(status) || status === 'unmatched';
