import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/database/columns.ts';

/** Entered by the shop. The home page hides the section while the table is empty. */
export const testimonials = pgTable('testimonials', {
  id: id(),
  name: text('name').notNull(),
  area: text('area').notNull(),
  text: text('text').notNull(),
  hindiText: text('hindi_text').notNull().default(''),
  rank: integer('rank').notNull().default(0),
  createdAt: createdAt(),
});
