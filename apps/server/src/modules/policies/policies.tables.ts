import { MAX_POLICY_LENGTH, POLICY_KINDS } from '@subah/rules/shop/policies';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf, moment } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

/** Privacy, terms and other pages that the shop writes itself. A missing row is a page that was never saved. */
export const policies = pgTable(
  'policies',
  {
    kind: text('kind', { enum: POLICY_KINDS }).primaryKey(),
    text: text('text').notNull(),
    /** Empty where Hindi pages show the English text. */
    hindiText: text('hindi_text').notNull(),
    isPublished: boolean('is_published').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** Null for the demo data. */
    changedBy: uuid('changed_by').references(() => users.id),
  },
  (table) => [
    check('policies_kind', isOneOf('kind', POLICY_KINDS)),
    check('policies_published', sql`not is_published or text <> ''`),
    check(
      'policies_length',
      sql.raw(`char_length(text) <= ${MAX_POLICY_LENGTH} and char_length(hindi_text) <= ${MAX_POLICY_LENGTH}`),
    ),
    index('policies_changed_by').on(table.changedBy),
  ],
);
