import { MAX_IMAGES, PRESCRIPTION_STATUSES } from '@subah/rules/prescriptions/prescriptions';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
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
    /** Of a family member; null when it is the account's own person. */
    patientName: text('patient_name'),
    patientAge: smallint('patient_age'),
    status: text('status', { enum: PRESCRIPTION_STATUSES }).notNull().default('pending'),
    /** Why the pharmacist rejected it. */
    reason: text('reason'),
    /** Of text, patient and photos as sent; null after an erasure. See `hashUpload`. */
    uploadHash: text('upload_hash'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    basketMadeAt: moment('basket_made_at'),
    basketConfirmedAt: moment('basket_confirmed_at'),
    /** Photos and text were erased with the account; the row stays because orders reference it. */
    erasedAt: moment('erased_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('prescriptions_status', isOneOf('status', PRESCRIPTION_STATUSES)),
    check('prescriptions_reason', sql`status <> 'rejected' or reason is not null`),
    check('prescriptions_decided', sql`(status = 'pending') = (decided_at is null)`),
    uniqueIndex('prescriptions_pending_once').on(table.userId, table.uploadHash).where(sql`status = 'pending'`),
    index('prescriptions_of_user').on(table.userId, table.createdAt),
    index('prescriptions_newest').on(table.createdAt, table.id),
    index('prescriptions_by_status').on(table.status, table.createdAt, table.id),
    index('prescriptions_decided_by').on(table.decidedBy),
  ],
);

/** The photo is a private file; its key is derived from this id. */
export const prescriptionImages = pgTable(
  'prescription_images',
  {
    id: id(),
    prescriptionId: uuid('prescription_id')
      .notNull()
      .references(() => prescriptions.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: smallint('position').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('prescription_images_position').on(table.prescriptionId, table.position),
    check('prescription_images_most', sql.raw(`position between 1 and ${MAX_IMAGES}`)),
  ],
);

/** The basket that the pharmacist made from a prescription. */
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
