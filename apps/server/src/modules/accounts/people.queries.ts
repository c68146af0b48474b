import { ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { users } from './accounts.tables.ts';

const FEW = 200;

export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export const isNamed = (name: string): SQL => ilike(users.name, `%${literal(name)}%`);

/**
 * What these people own, in a list that is joined with its people and sorted by id. The database cannot tell a name that
 * nobody has from one that every tenth customer has: of few people everything is looked up, and of many the newest of it
 * is soon met on the way down the list.
 */
export async function isOwnedBy(db: Db, owner: PgColumn, who: SQL | undefined): Promise<SQL | undefined> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(who)
    .limit(FEW + 1);
  if (found.length > FEW) return who;
  const ids = found.map(({ id }) => id);
  return ids.length > 0 ? inArray(owner, ids) : sql`false`;
}
