import { desc, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { announceChange } from '../../platform/cache/change-feed.ts';
import { stockMoves } from './orders.tables.ts';

/**
 * Shelves are kept as finished pages. An order tells them at once when it takes the last pack; every other change of stock
 * shows within a minute, because making every page anew for every order would help nobody.
 */
export async function refreshShelves({ db }: Pick<Deps, 'db'>): Promise<void> {
  const [last] = await db
    .select({ isRecent: sql<boolean>`${stockMoves.createdAt} > now() - interval '70 seconds'` })
    .from(stockMoves)
    .orderBy(desc(stockMoves.id))
    .limit(1);
  if (last?.isRecent) await announceChange(db, 'catalog');
}
