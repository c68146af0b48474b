import { sql } from 'drizzle-orm';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from './new-id.ts';

// Columns that every table writes the same way.

/** Compared byte by byte, so that "starts with" is a range of the index on every server. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => newId());

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();

export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`);

/** A check that a text is one of the words of a rule's list. */
export const isOneOf = (column: string, words: readonly string[]) =>
  sql.raw(`${column} in (${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')})`);
