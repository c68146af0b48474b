import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/database/columns.ts';

/** Words of customers, entered by the shop. An empty table means an absent section, never invented praise. */
export const testimonials = pgTable('testimonials', {
  id: id(),
  name: text('name').notNull(),
  area: text('area').notNull(),
  text: text('text').notNull(),
  rank: integer('rank').notNull().default(0),
  createdAt: createdAt(),
});
