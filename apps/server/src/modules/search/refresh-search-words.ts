import { soundOf } from '@subah/rules/search/sound';
import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { countCatalogWords, countHeadNouns } from '../catalog/index.ts';

const REFRESH_LOCK = 7_824_002;

/** Rebuilds the table of words in one transaction; searches use the old words until it commits. */
export async function refreshSearchWords(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = '5min'`);
    // Two jobs may run at the same time.
    await tx.execute(sql`select pg_advisory_xact_lock(${REFRESH_LOCK})`);
    const words = await countCatalogWords(tx);
    const heads = await countHeadNouns(tx);
    await tx.execute(sql`delete from search_words`);
    await tx.execute(sql`insert into search_words (word, products, brand_products, stem, sound, head_products)
      select word, counted.products, brand_products, stem, sound, coalesce(head.products, 0) from unnest(
        ${sql.param(words.map(({ word }) => word))}::text[], ${sql.param(words.map(({ products }) => products))}::int[],
        ${sql.param(words.map(({ brandProducts }) => brandProducts))}::int[],
        ${sql.param(words.map(({ word }) => soundOf(word)))}::text[]) as counted(word, products, brand_products, sound)
      cross join lateral (select coalesce((ts_lexize('subah_stem', word))[1], word) as stem) as stemmed
      left join unnest(${sql.param(heads.map(({ stem }) => stem))}::text[], ${sql.param(heads.map((head) => head.products))}::int[])
        as head(stem, products) using (stem)`);
  });
  await db.execute(sql`analyze search_words`);
}
