import { DISPUTE_STATES } from '@subah/rules/payments/disputes';
import { CURRENCY, PAYMENT_PURPOSES, PAYMENT_STATUSES, REFUND_STATES } from '@subah/rules/payments/payment-states';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment, updatedAt } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

const PROVIDERS = ['razorpay', 'sandbox'] as const;

/**
 * One payment attempt for one purchase, which holds at most one captured payment of the provider. Another attempt, a
 * second capture of one provider order and money of an unknown order are rows of their own.
 */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    /** Null, as are subject and user, for money of an unknown order. */
    purpose: text('purpose', { enum: PAYMENT_PURPOSES }),
    /** The order, subscription or top-up; no foreign key because it belongs to a module that calls this one. */
    subjectId: uuid('subject_id'),
    /** The order number, as the customer knows it. */
    reference: text('reference'),
    userId: uuid('user_id').references(() => users.id),
    /** The attempt whose provider order was captured again by this payment. */
    attemptId: uuid('attempt_id').references((): AnyPgColumn => payments.id),
    provider: text('provider', { enum: PROVIDERS }),
    providerOrderId: text('provider_order_id'),
    providerPaymentId: text('provider_payment_id'),
    amountPaise: integer('amount_paise').notNull(),
    /** Of what was paid. Amounts in another currency are in its smallest unit; such money is always unmatched. */
    currency: text('currency').notNull().default(CURRENCY),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull().default('new'),
    paidPaise: integer('paid_paise').notNull().default(0),
    /** Maintained by a trigger on refunds. */
    refundedPaise: integer('refunded_paise').notNull().default(0),
    /** Why the last attempt failed, or why the money was refunded. */
    reason: text('reason'),
    paidAt: moment('paid_at'),
    /** When the provider was last queried, to limit the rate. */
    lastQueriedAt: moment('asked_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('payments_purpose', isOneOf('purpose', PAYMENT_PURPOSES)),
    check('payments_status', isOneOf('status', PAYMENT_STATUSES)),
    check('payments_provider', isOneOf('provider', PROVIDERS)),
    check('payments_amount', sql`amount_paise > 0`),
    check('payments_refunded_at_most_paid', sql`refunded_paise between 0 and paid_paise`),
    check(
      'payments_paid',
      sql`status not in ('completed', 'sent_back', 'unmatched')
        or (provider_payment_id is not null and paid_paise > 0 and paid_at is not null)`,
    ),
    check('payments_completed', sql`status <> 'completed' or paid_paise >= amount_paise`),
    check(
      'payments_known',
      sql`status in ('unmatched', 'sent_back')
        or (purpose is not null and subject_id is not null and user_id is not null)`,
    ),
    check(
      'payments_opened',
      sql`status in ('new', 'expired') or subject_id is null
        or (provider is not null and provider_order_id is not null)`,
    ),
    uniqueIndex('payments_provider_order')
      .on(table.providerOrderId)
      .where(sql`attempt_id is null and subject_id is not null`),
    index('payments_by_provider_order').on(table.providerOrderId),
    index('payments_of_attempt').on(table.attemptId).where(sql`attempt_id is not null`),
    unique('payments_provider_payment').on(table.providerPaymentId),
    uniqueIndex('payments_one_completed').on(table.purpose, table.subjectId).where(sql`status = 'completed'`),
    index('payments_of_subject').on(table.subjectId),
    index('payments_by_reference').on(table.reference).where(sql`reference is not null`),
    index('payments_of_user').on(table.userId, table.id),
    index('payments_waiting').on(table.createdAt).where(sql`status in ('new', 'pending', 'failed')`),
    index('payments_besides_orders').on(table.paidAt).where(sql`purpose <> 'order' and status = 'completed'`),
    index('payments_sent_back').on(table.id).where(sql`status = 'sent_back'`),
    index('payments_unmatched').on(table.id).where(sql`status = 'unmatched'`),
  ],
);

/** Webhook events that were handled, each once, written in the transaction of their effects. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    eventId: text('event_id').primaryKey(),
    event: text('event').notNull(),
    paymentId: uuid('payment_id').references(() => payments.id),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    index('payment_events_of_payment').on(table.paymentId),
    index('payment_events_by_age').on(table.receivedAt),
  ],
);

/** Rows are never deleted, and the sum of those that count never exceeds what was paid (checked by the database). */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    providerPaymentId: text('provider_payment_id').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    reason: text('reason').notNull(),
    /** Idempotency key, such as `cancel:<order id>`. */
    key: text('key').notNull(),
    state: text('state', { enum: REFUND_STATES }).notNull().default('queued'),
    providerRefundId: text('provider_refund_id'),
    failure: text('failure'),
    /** Part of the provider's idempotency key. Incremented only when the provider refused, never when it did not answer. */
    round: integer('round').notNull().default(1),
    processedAt: moment('processed_at'),
    /** When the bank gave back what it had taken; the refund counts until then. */
    reversedAt: moment('reversed_at'),
    /** What the bank paid in place of refunds that the shop owed. They are owed again when this one is reversed. */
    coveredPaise: integer('covered_paise').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('refunds_amount', sql`amount_paise > 0`),
    check('refunds_state', isOneOf('state', REFUND_STATES)),
    check('refunds_covered', sql`covered_paise between 0 and amount_paise`),
    unique('refunds_key').on(table.key),
    // A bank can take the money of one dispute again after it gave it back.
    uniqueIndex('refunds_provider_refund_once').on(table.providerRefundId).where(sql`state <> 'reversed'`),
    index('refunds_of_payment').on(table.paymentId),
    index('refunds_of_provider_payment').on(table.providerPaymentId),
    index('refunds_processed').on(table.processedAt).where(sql`processed_at is not null`),
    index('refunds_reversed').on(table.reversedAt).where(sql`reversed_at is not null`),
    index('refunds_failed').on(table.paymentId).where(sql`state in ('failed', 'unmatched')`),
  ],
);

/** Payments that the customer's bank asks back. The money of a lost one is also a refund, with the same provider's id. */
export const disputes = pgTable(
  'payment_disputes',
  {
    providerDisputeId: text('provider_dispute_id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amountPaise: integer('amount_paise').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: DISPUTE_STATES }).notNull(),
    /** Until then the shop can answer in the provider's dashboard. */
    answerBy: moment('answer_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('payment_disputes_amount', sql`amount_paise > 0`),
    check('payment_disputes_state', isOneOf('state', DISPUTE_STATES)),
    index('payment_disputes_of_payment').on(table.paymentId),
    index('payment_disputes_undecided').on(table.paymentId).where(sql`state in ('open', 'under_review')`),
  ],
);
