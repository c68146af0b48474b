import { PURCHASE_STATUSES } from '@subah/rules/purchases/purchases';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment, updatedAt } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { products } from '../catalog/catalog.tables.ts';
import { stockBookings } from '../stock/stock.tables.ts';

export const suppliers = pgTable(
  'suppliers',
  {
    id: id(),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    gstin: text('gstin').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('suppliers_name').on(table.name)],
);

export const purchaseOrders = pgTable(
  'purchase_orders',
  {
    id: id(),
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    status: text('status', { enum: PURCHASE_STATUSES }).notNull().default('draft'),
    note: text('note').notNull().default(''),
    /** Rises with every change; a change names the version that it was made from. */
    version: integer('version').notNull().default(1),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    sentAt: moment('sent_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('purchase_orders_status', isOneOf('status', PURCHASE_STATUSES)),
    index('purchase_orders_of_supplier').on(table.supplierId),
    index('purchase_orders_created_by').on(table.createdBy),
  ],
);

export const purchaseLines = pgTable(
  'purchase_lines',
  {
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchaseOrders.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
    received: integer('received').notNull().default(0),
    /** Of a pack, as agreed with the supplier; null when it is not known. */
    expectedCostPaise: integer('expected_cost_paise'),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.productId] }),
    check('purchase_lines_quantity', sql`quantity > 0 and received >= 0`),
    check('purchase_lines_expected_cost', sql`expected_cost_paise >= 0`),
    index('purchase_lines_of_product').on(table.productId),
  ],
);

/** Goods that came in with one bill. The id is that of the stock booking. */
export const purchaseReceipts = pgTable(
  'purchase_receipts',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => stockBookings.id),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchaseOrders.id),
    billNumber: text('bill_number').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('purchase_receipts_of_purchase').on(table.purchaseId)],
);

/** What each received pack cost, without GST that is claimed back or with it, as the shop books its purchases. */
export const purchaseReceiptLines = pgTable(
  'purchase_receipt_lines',
  {
    id: id(),
    receiptId: uuid('receipt_id')
      .notNull()
      .references(() => purchaseReceipts.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    batch: text('batch'),
    quantity: integer('quantity').notNull(),
    costPaise: integer('cost_paise').notNull(),
  },
  (table) => [
    check('purchase_receipt_lines_amounts', sql`quantity > 0 and cost_paise >= 0`),
    index('purchase_receipt_lines_of_receipt').on(table.receiptId),
    index('purchase_receipt_lines_of_product').on(table.productId),
  ],
);
