import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, isOneOf } from '../../platform/database/columns.ts';

const STOCK_REASONS = ['sold', 'replaced', 'returned', 'milk', 'received', 'corrected', 'written_off'] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** The stock ledger: one row for every change of `products.stock`, written in the same statement as the change. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Without a foreign key: products are never deleted, and the check would cost every sale. */
    productId: uuid('product_id').notNull(),
    change: integer('change').notNull(),
    stockAfter: integer('stock_after').notNull(),
    reason: text('reason', { enum: STOCK_REASONS }).notNull(),
    /** Set for `sold`, `replaced` and `returned`. */
    orderId: uuid('order_id'),
    createdAt: createdAt(),
  },
  (table) => [
    check('stock_moves_reason', isOneOf('reason', STOCK_REASONS)),
    index('stock_moves_of_product').on(table.productId, table.id),
  ],
);
