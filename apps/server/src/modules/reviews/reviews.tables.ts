import { REVIEW_STATUSES } from '@subah/rules/catalog/reviews';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment, updatedAt } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { products } from '../catalog/catalog.tables.ts';

export const productReviews = pgTable(
  'product_reviews',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** First name of the customer. */
    name: text('name').notNull(),
    rating: smallint('rating').notNull(),
    text: text('text').notNull().default(''),
    status: text('status', { enum: REVIEW_STATUSES }).notNull(),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('product_reviews_rating', sql`rating between 1 and 5`),
    check('product_reviews_status', isOneOf('status', REVIEW_STATUSES)),
    check('product_reviews_answer', sql`(answer is null) = (answered_at is null)`),
    unique('product_reviews_one_per_customer').on(table.productId, table.userId),
    index('product_reviews_shown').on(table.productId, table.id).where(sql`status = 'shown'`),
    index('product_reviews_by_status').on(table.status, table.id),
    index('product_reviews_of_user').on(table.userId),
  ],
);
