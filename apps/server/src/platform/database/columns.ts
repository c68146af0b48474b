import { sql } from 'drizzle-orm';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from './new-id.ts';

/** Collation "C" lets `like 'prefix%'` use a b-tree index whatever the locale of the database. */
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

/** SQL of a check constraint on a fixed list of values. */
export const isOneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`);
