import { plainWords } from '@subah/rules/search/plain-words';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { searchMisses } from './search.tables.ts';

const MAX_MISS_LENGTH = 120;
/** Bounds what one visitor with nonsense searches can store; more misses are not read by anyone. */
const MAX_NEW_MISSES_PER_HOUR = 300;

export type MissReason = 'noResult' | 'weak' | 'unclicked' | 'repeated';

/** The console lists misses, so that synonyms can be added for them. */
export async function recordSearchMiss(db: Db, query: string, reason: MissReason): Promise<void> {
  if (plainWords(query) === '') return;
  // The lower case of some letters is longer.
  const miss = query.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, MAX_MISS_LENGTH).toWellFormed();
  const counter = sql.identifier(searchMisses[reason].name);
  await db.execute(sql`insert into ${searchMisses} (query, ${counter})
    select ${miss}, 1
    where exists (select 1 from ${searchMisses} where query = ${miss})
      or (select count(*) from (select 1 from ${searchMisses} where last_at > now() - interval '1 hour'
        limit ${MAX_NEW_MISSES_PER_HOUR}) recent) < ${MAX_NEW_MISSES_PER_HOUR}
    on conflict (query) do update set times = ${searchMisses}.times + 1,
      ${counter} = ${searchMisses}.${counter} + 1, last_at = now()`);
}
