import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { products } from '../catalog/catalog.tables.ts';
import { coupons } from '../coupons/coupons.tables.ts';

export const carts = pgTable(
  'carts',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    couponId: uuid('coupon_id').references(() => coupons.id, { onDelete: 'set null' }),
    /** Rises with every change. Two submits of the same version with the same input are one order. */
    version: integer('version').notNull().default(0),
    /** The order that waits for its online payment. No foreign key: orders are a higher module. */
    attemptId: uuid('attempt_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('carts_one_each').on(table.userId), index('carts_of_coupon').on(table.couponId)],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
    pricePaiseAtAdd: integer('price_paise_at_add').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('cart_lines_one_per_product').on(table.cartId, table.productId),
    check('cart_lines_quantity', sql`quantity between 1 and 999`),
    index('cart_lines_of_product').on(table.productId),
  ],
);
