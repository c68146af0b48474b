import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../platform/database/columns.ts';
import { orderLines, orders } from './orders.tables.ts';

/**
 * Schedule H1 medicines, one row per order line: entered when the pharmacist accepts the prescription, supplied when the order
 * is delivered. Kept for three years, also when the customer deletes the account (Drugs Rules 65).
 */
export const h1Register = pgTable(
  'h1_register',
  {
    orderLineId: uuid('order_line_id')
      .primaryKey()
      .references(() => orderLines.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    medicine: text('medicine').notNull(),
    patient: text('patient').notNull(),
    prescriber: text('prescriber').notNull(),
    prescriberAddress: text('prescriber_address').notNull(),
    quantity: integer('quantity').notNull(),
    /** "DL24 (2), DL25 (1)" */
    batches: text('batches').notNull().default(''),
    invoiceNumber: text('invoice_number').notNull().default(''),
    suppliedAt: moment('supplied_at'),
    returnedAt: moment('returned_at'),
    createdAt: createdAt(),
  },
  (table) => [index('h1_register_of_order').on(table.orderId), index('h1_register_by_day').on(table.suppliedAt)],
);
