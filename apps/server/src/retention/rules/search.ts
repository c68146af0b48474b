import { sql } from 'drizzle-orm';
import { deleteWhere } from '../delete-in-batches.ts';
import { type RetentionRule, WORKING_DATA } from '../retention-rule.ts';

const MAX_SEARCH_MISSES = 5000;
const MAX_SEARCH_PURCHASES = 50_000;

export const searchRules: readonly RetentionRule[] = [
  {
    tables: ['search_misses'],
    what: `searches that did not help; at most ${MAX_SEARCH_MISSES}`,
    days: 90,
    reason: WORKING_DATA,
    apply: deleteWhere(
      'search_misses',
      (before) => sql`last_at < ${before}
        or last_at < (select last_at from search_misses order by last_at desc offset ${MAX_SEARCH_MISSES} limit 1)`,
    ),
  },
  {
    tables: ['search_purchases'],
    what: `how often a product was bought after a search, without the customer; at most ${MAX_SEARCH_PURCHASES}`,
    days: 180,
    reason: WORKING_DATA,
    apply: deleteWhere(
      'search_purchases',
      (before) => sql`last_at < ${before}
        or last_at < (select last_at from search_purchases order by last_at desc offset ${MAX_SEARCH_PURCHASES} limit 1)`,
    ),
  },
];
