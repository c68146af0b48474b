import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Natural sort order (2 before 10): pads every number to six digits. Indexes use this expression; keep them in step. */
export const naturalSortKey = (nameKey: AnyPgColumn): SQL =>
  sql`regexp_replace(regexp_replace(${nameKey}, '([0-9]+)', '00000\\1', 'g'), '0*([0-9]{6})', '\\1', 'g')`;
