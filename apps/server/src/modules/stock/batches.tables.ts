import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { products } from '../catalog/catalog.tables.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { stockBookings } from './stock.tables.ts';

/** Which packs of a product are on the shelf. Packs without a batch are those of the stock that no batch holds. */
export const stockBatches = pgTable(
  'stock_batches',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    number: text('number').notNull(),
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    mrpPaise: integer('mrp_paise'),
    costPaise: integer('cost_paise'),
    /** Packs on the shelf, also those that orders hold which are not packed yet. Kept by the triggers of stock_batches.sql. */
    quantity: integer('quantity').notNull().default(0),
    /** Packs of it that are not in `products.stock`, because they expire soon or are recalled. */
    heldBack: integer('held_back').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('stock_batches_number').on(table.productId, table.number),
    check('stock_batches_quantity', sql`quantity >= 0 and held_back between 0 and quantity`),
    check('stock_batches_amounts', sql`mrp_paise > 0 and cost_paise >= 0`),
    check('stock_batches_length', sql`length(number) between 1 and 40`),
    index('stock_batches_open').on(table.expiresOn).where(sql`quantity > 0`),
    index('stock_batches_by_number').on(sql`lower(number)`),
  ],
);

/** A batch is recalled while it has a row that is not lifted: its packs are neither sold nor packed. */
export const batchRecalls = pgTable(
  'batch_recalls',
  {
    id: id(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => stockBatches.id),
    reason: text('reason').notNull(),
    recalledBy: uuid('recalled_by')
      .notNull()
      .references(() => users.id),
    recalledAt: moment('recalled_at').notNull(),
    liftReason: text('lift_reason'),
    liftedBy: uuid('lifted_by').references(() => users.id),
    liftedAt: moment('lifted_at'),
  },
  (table) => [
    check('batch_recalls_length', sql`length(reason) between 1 and 500 and length(lift_reason) between 1 and 500`),
    check('batch_recalls_lifted', sql`num_nulls(lift_reason, lifted_by, lifted_at) in (0, 3)`),
    uniqueIndex('batch_recalls_open').on(table.batchId).where(sql`lifted_at is null`),
    index('batch_recalls_of_batch').on(table.batchId),
    index('batch_recalls_by').on(table.recalledBy),
    index('batch_recalls_lifted_by').on(table.liftedBy).where(sql`lifted_by is not null`),
  ],
);

/** Of a row of `stock_batches` with the alias `b`. */
export const isRecalled = sql<boolean>`exists (select from batch_recalls r where r.batch_id = b.id and r.lifted_at is null)`;

/** Packs that came into a batch or left it other than with an order. */
export const batchMoves = pgTable(
  'batch_moves',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => stockBatches.id),
    change: integer('change').notNull(),
    /** Null when the stock was corrected in a form or by an import. */
    bookingId: uuid('booking_id').references(() => stockBookings.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('batch_moves_of_batch').on(table.batchId),
    index('batch_moves_of_booking').on(table.bookingId).where(sql`booking_id is not null`),
  ],
);

/** The packs of a batch that an order was packed with. */
export const batchAllotments = pgTable(
  'batch_allotments',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    orderLineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => stockBatches.id),
    quantity: integer('quantity').notNull(),
    /** Of one pack, as of packing. */
    costPaise: integer('cost_paise'),
    /** As printed on the invoice. */
    manufacturer: text('manufacturer'),
    packedAt: moment('packed_at').notNull(),
    /** The customer returned it: it is to be fetched or written off. Packs that go back on the shelf are taken out of this table. */
    returnedAt: moment('returned_at'),
  },
  (table) => [
    check('batch_allotments_quantity', sql`quantity > 0`),
    check('batch_allotments_cost', sql`cost_paise >= 0`),
    uniqueIndex('batch_allotments_of_line').on(table.orderLineId, table.batchId).where(sql`returned_at is null`),
    index('batch_allotments_of_order').on(table.orderId),
    index('batch_allotments_by_line').on(table.orderLineId),
    index('batch_allotments_of_batch').on(table.batchId),
  ],
);
