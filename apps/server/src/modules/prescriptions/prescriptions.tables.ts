import { MOST_IMAGES, PRESCRIPTION_STATUSES } from '@subah/rules/prescriptions/prescriptions';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment, updatedAt } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { products } from '../catalog/catalog.tables.ts';

export const prescriptions = pgTable(
  'prescriptions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    description: text('description').notNull(),
    status: text('status', { enum: PRESCRIPTION_STATUSES }).notNull().default('pending'),
    /** What the pharmacist wrote when it was refused. */
    reason: text('reason'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    /** A basket was made from it, and the customer said yes to it. */
    basketMadeAt: moment('basket_made_at'),
    basketConfirmedAt: moment('basket_confirmed_at'),
    /** Pictures and text were removed at the customer's wish; the bare record stays for the orders that name it. */
    erasedAt: moment('erased_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('prescriptions_status', isOneOf('status', PRESCRIPTION_STATUSES)),
    check('prescriptions_reason', sql`status <> 'rejected' or reason is not null`),
    check('prescriptions_decided', sql`(status = 'pending') = (decided_at is null)`),
    index('prescriptions_of_user').on(table.userId, table.createdAt),
    index('prescriptions_newest').on(table.createdAt, table.id),
    index('prescriptions_by_status').on(table.status, table.createdAt, table.id),
    index('prescriptions_decided_by').on(table.decidedBy),
  ],
);

/** One photo of a prescription. The bytes are a private file under this row's id. */
export const prescriptionImages = pgTable(
  'prescription_images',
  {
    id: id(),
    prescriptionId: uuid('prescription_id')
      .notNull()
      .references(() => prescriptions.id, { onDelete: 'cascade' }),
    /** Counted from 1. */
    position: smallint('position').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('prescription_images_position').on(table.prescriptionId, table.position),
    check('prescription_images_most', sql.raw(`position between 1 and ${MOST_IMAGES}`)),
  ],
);

/** What the pharmacist read from a prescription and offers to put into the cart. */
export const prescriptionBasketLines = pgTable(
  'prescription_basket_lines',
  {
    prescriptionId: uuid('prescription_id')
      .notNull()
      .references(() => prescriptions.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.prescriptionId, table.productId] }),
    check('prescription_basket_lines_quantity', sql`quantity between 1 and 99`),
    index('prescription_basket_lines_of_product').on(table.productId),
  ],
);
