import { PRODUCT_FIELD_KEYS, productField } from '@subah/rules/catalog/product-fields';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { products } from './catalog.tables.ts';

const MAX_WORD_LENGTH = 40;

/** Columns with words that customers may misspell, beside name and brand: the product fields of weight B and C. */
const WORD_COLUMNS = PRODUCT_FIELD_KEYS.filter((key) => ['B', 'C'].includes(productField(key).searchWeight ?? '')).map(
  (key) => products[key].name,
);

const columnWords = WORD_COLUMNS.map(
  (column) =>
    `union all select search_plain(${column}), count(*), 0 from sold where ${column} is not null group by ${column}`,
).join('\n    ');

export type CatalogWord = { word: string; products: number; brandProducts: number };

/** The words of the catalog without descriptions. Each distinct text is split once, however many products have it. */
export async function countCatalogWords(tx: Tx): Promise<CatalogWord[]> {
  const { rows } = await tx.execute<CatalogWord>(sql`
  with sold as materialized (
    select name_key, brand, ${sql.raw(WORD_COLUMNS.join(', '))}, tags, category_id, subcategory_id from products where deleted_at is null
  ),
  texts as (
    select name_key as plain, count(*) as products, 0 as brand_products from sold group by name_key
    union all select search_plain(brand), count(*), count(*) from sold where brand is not null group by brand
    ${sql.raw(columnWords)}
    union all select search_plain(tag), count(*), 0 from sold, unnest(tags) as tag group by tag
    union all select search_plain(name), count(*), 0 from sold join categories on categories.id = sold.category_id group by categories.id, name
    union all select search_plain(name), count(*), 0 from sold join subcategories on subcategories.id = sold.subcategory_id group by subcategories.id, name
  )
  select word, sum(products)::int as products, sum(brand_products)::int as "brandProducts"
  from texts, unnest(string_to_array(plain, ' ')) as word
  where length(word) between 1 and ${MAX_WORD_LENGTH} group by word`);
  return rows;
}

/** The stems of the head nouns in product names, with their number of products. */
export async function countHeadNouns(tx: Tx): Promise<{ stem: string; products: number }[]> {
  const { rows } = await tx.execute<{ stem: string; products: number }>(sql`
  select substr(lexeme, 2) as stem, count(*)::int as products
  from products, unnest(tsvector_to_array(search_vector)) as lexeme
  where deleted_at is null and starts_with(lexeme, '=') group by lexeme`);
  return rows;
}
