import { refreshSearchWords } from '@subah/server/modules/search/index';
import type { Database } from '@subah/server/platform/database/database';
import { sql } from 'drizzle-orm';

const SYLLABLES = [
  'ka',
  'mi',
  'so',
  'ra',
  'ne',
  'tu',
  'va',
  'lo',
  'pi',
  'da',
  'jo',
  'shi',
  'ba',
  'gu',
  'ze',
  'no',
  'ri',
  'ma',
];

/**
 * Copies the demo products up to `target`, each copy with a generated brand, so that the search vocabulary grows too. Takes
 * minutes for 250,000: the database must be opened without a deadline.
 */
export async function growShop({ db }: Database, target: number): Promise<void> {
  const syllable = (divisor: number) =>
    sql.raw(`(array['${SYLLABLES.join("','")}'])[1 + (n / ${divisor}) % ${SYLLABLES.length}]`);
  const brand = sql`initcap(${syllable(1)} || ${syllable(18)} || ${syllable(324)} || ${syllable(7)})`;
  await db.execute(sql`
    insert into products (id, code, catalog, category_id, subcategory_id, name, brand, price_paise, mrp_paise, pack_quantity,
      unit, stock, description, hindi_name, tags, pictures, hsn, gst_percent, rank, composition, requires_prescription,
      search_terms)
    select gen_random_uuid(), 'copy-' || n || '-' || code, catalog, category_id, subcategory_id, ${brand} || ' ' || name,
      ${brand}, price_paise + (n % 50) * 10, mrp_paise + (n % 50) * 10, pack_quantity, unit, stock, description, hindi_name,
      tags, pictures, hsn, gst_percent, rank + n, composition, requires_prescription, search_terms
    from products cross join generate_series(1, ${Math.ceil(target / 700)}::int) as copies(n)
    where code not like 'copy-%'
    order by n, code
    offset (select count(*) from products where code like 'copy-%')
    limit greatest(0, ${target}::int - (select count(*) from products))`);
  await refreshSearchWords(db);
  await db.execute(sql`vacuum analyze products`);
}
