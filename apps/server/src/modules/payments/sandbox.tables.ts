import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, isOneOf } from '../../platform/database/columns.ts';

// Data of the simulated payment provider. Only the sandbox reads these tables.

const SANDBOX_STATUSES = ['authorized', 'captured', 'failed', 'refunded'] as const;

export const sandboxOrders = pgTable(
  'sandbox_orders',
  {
    id: text('id').primaryKey(),
    amountPaise: integer('amount_paise').notNull(),
    currency: text('currency').notNull(),
    receipt: text('receipt').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('sandbox_orders_receipt').on(table.receipt)],
);

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => sandboxOrders.id),
    status: text('status', { enum: SANDBOX_STATUSES }).notNull(),
    failure: text('failure'),
    createdAt: createdAt(),
  },
  (table) => [
    check('sandbox_payments_status', isOneOf('status', SANDBOX_STATUSES)),
    index('sandbox_payments_of_order').on(table.orderId),
  ],
);

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => sandboxPayments.id),
    amountPaise: integer('amount_paise').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('sandbox_refunds_amount', sql`amount_paise > 0`),
    unique('sandbox_refunds_key').on(table.idempotencyKey),
    index('sandbox_refunds_of_payment').on(table.paymentId),
  ],
);
