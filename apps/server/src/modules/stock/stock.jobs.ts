import { desc, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { holdBackNearExpiry } from './hold-back-batches.ts';
import { stockMoves } from './stock.tables.ts';

export const stockJobs = (deps: Pick<Deps, 'db' | 'clock'>): Jobs => ({
  tasks: {
    'stock:invalidate-catalog': () => invalidateCatalog(deps),
    'stock:hold-back-batches': () => holdBackNearExpiry(deps),
  },
  // Batches change their state at midnight in India, 18:30 UTC; the other runs take what orders gave back meanwhile.
  crontab: ['* * * * * stock:invalidate-catalog', '31 * * * * stock:hold-back-batches'].join('\n'),
});

/**
 * Invalidates cached catalog pages at most once a minute. Only an order that takes the last pack invalidates them at once;
 * doing so for every order would leave nothing cached.
 */
async function invalidateCatalog({ db }: Pick<Deps, 'db'>): Promise<void> {
  const [last] = await db
    .select({ isRecent: sql<boolean>`${stockMoves.createdAt} > now() - interval '70 seconds'` })
    .from(stockMoves)
    .orderBy(desc(stockMoves.id))
    .limit(1);
  if (last?.isRecent) await publishChange(db, 'catalog');
}
