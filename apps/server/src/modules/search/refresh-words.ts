import { soundOf } from '@subah/rules/search/sound';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';

/** Everything that a shopper may misspell: names, brands, salts, shelves and tags, but not descriptions. */
const WORDS = `select to_tsvector('simple', concat_ws(' ', p.name_key,
  search_plain(concat_ws(' ', p.brand, p.composition, c.name, s.name, array_to_string(p.tags, ' '), p.hindi_name))))
  from products p join categories c on c.id = p.category_id left join subcategories s on s.id = p.subcategory_id where p.deleted_at is null`;

const LONGEST_WORD = 40;

/** Counts the words of the catalogue anew. Searches see the old list until the new one is complete. */
export async function refreshSearchWords(db: Db): Promise<void> {
  const { rows } = await db.execute(
    sql`select word, ndoc from ts_stat(${WORDS}) where length(word) between 2 and ${LONGEST_WORD}`,
  );
  const words = rows as { word: string; ndoc: number }[];
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from search_words`);
    await tx.execute(sql`insert into search_words (word, products, stem, sound) select word, products, coalesce((ts_lexize('subah_stem', word))[1], word), sound from unnest(
      ${sql.param(words.map(({ word }) => word))}::text[], ${sql.param(words.map(({ ndoc }) => ndoc))}::int[], ${sql.param(words.map(({ word }) => soundOf(word)))}::text[]) as counted(word, products, sound)`);
  });
  await db.execute(sql`analyze search_words`);
}
