import { soundOf } from '@subah/rules/search/sound';
import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';

const LONGEST_WORD = 40;
const REFRESH_LOCK = 7_824_002;

/**
 * Everything that a shopper may misspell: names, brands, salts, tags and shelves, but not descriptions. Each different text is
 * taken apart once, however many products carry it.
 */
const COUNTED = sql`
  with sold as materialized (select name_key, brand, composition, hindi_name, tags, category_id, subcategory_id from products where deleted_at is null),
  texts as (
    select name_key as plain, count(*) as products from sold group by name_key
    union all select search_plain(brand), count(*) from sold where brand is not null group by brand
    union all select search_plain(composition), count(*) from sold where composition is not null group by composition
    union all select search_plain(hindi_name), count(*) from sold where hindi_name is not null group by hindi_name
    union all select search_plain(tag), count(*) from sold, unnest(tags) as tag group by tag
    union all select search_plain(name), count(*) from sold join categories on categories.id = sold.category_id group by categories.id, name
    union all select search_plain(name), count(*) from sold join subcategories on subcategories.id = sold.subcategory_id group by subcategories.id, name
  )
  select word, sum(products)::int as products from texts, unnest(string_to_array(plain, ' ')) as word
  where length(word) between 2 and ${LONGEST_WORD} group by word`;

/** Counts the words of the catalog anew. Searches see the old list until the new one is complete. */
export async function refreshSearchWords(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = '5min'`);
    // An import and the clock may ask for it at the same moment.
    await tx.execute(sql`select pg_advisory_xact_lock(${REFRESH_LOCK})`);
    const { rows } = await tx.execute(COUNTED);
    const words = rows as { word: string; products: number }[];
    await tx.execute(sql`delete from search_words`);
    await tx.execute(sql`insert into search_words (word, products, stem, sound)
      select word, products, coalesce((ts_lexize('subah_stem', word))[1], word), sound from unnest(
        ${sql.param(words.map(({ word }) => word))}::text[], ${sql.param(words.map(({ products }) => products))}::int[],
        ${sql.param(words.map(({ word }) => soundOf(word)))}::text[]) as counted(word, products, sound)`);
  });
  await db.execute(sql`analyze search_words`);
}
