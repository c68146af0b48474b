import type { SavedView, SavedViewInput } from '@subah/contract/accounts/saved-views';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { notFound, Problem } from '../../../platform/http/problem.ts';
import { lockOpenAccount } from '../lock-account.ts';
import { savedViews } from '../saved-views.tables.ts';

const MAX_VIEWS = 40;

const columns = { _id: savedViews.id, list: savedViews.list, name: savedViews.name, address: savedViews.address };

export const listViews = (db: Db, userId: string): Promise<SavedView[]> =>
  db
    .select(columns)
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(savedViews.createdAt), asc(savedViews.id));

/** A name that the list has already gets the new address. The lock keeps concurrent calls below the limit. */
export const saveView = (db: Db, userId: string, input: SavedViewInput): Promise<SavedView> =>
  inTransaction(db, async (tx) => {
    await lockOpenAccount(tx, userId);
    const count = await tx.$count(savedViews, eq(savedViews.userId, userId));
    const [known] = await tx
      .select({ id: savedViews.id })
      .from(savedViews)
      .where(and(eq(savedViews.userId, userId), eq(savedViews.list, input.list), eq(savedViews.name, input.name)));
    if (!known && count >= MAX_VIEWS)
      throw new Problem('TOO_MANY_VIEWS', `You have ${MAX_VIEWS} saved views. Delete one first.`);
    const [view] = await tx
      .insert(savedViews)
      .values({ userId, ...input })
      .onConflictDoUpdate({
        target: [savedViews.userId, savedViews.list, savedViews.name],
        set: { address: sql`excluded.address` },
      })
      .returning(columns);
    if (!view) throw notFound('view');
    return view;
  });

export async function deleteView(db: Db, userId: string, id: string): Promise<void> {
  const deleted = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning({ id: savedViews.id });
  if (deleted.length === 0) throw notFound('view');
}
