import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * A name for sorting from A to Z as a person counts, 2 before 10: every figure is written with six digits. Indexes are
 * made over this very expression, so a change of it is a change of the table.
 */
export const naturalSortKey = (nameKey: AnyPgColumn): SQL =>
  sql`regexp_replace(regexp_replace(${nameKey}, '([0-9]+)', '00000\\1', 'g'), '0*([0-9]{6})', '\\1', 'g')`;
