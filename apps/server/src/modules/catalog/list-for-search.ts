import type { Catalog } from '@subah/rules/catalog/catalogs';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

const MAX_BRANDS = 5000;
const MAX_CATEGORIES = 2000;

/** Brands with their number of products, most first. */
export async function brandsForSearch(db: Db): Promise<{ name: string; products: number }[]> {
  const { rows } = await db.execute<{ name: string; products: number }>(sql`
    select brand as name, count(*)::int as products from products
    where deleted_at is null and brand is not null group by brand order by count(*) desc, brand limit ${MAX_BRANDS}`);
  return rows;
}

type SearchedCategory = { id: string; catalog: Catalog; name: string; hindiName: string | null; parent: string | null };

/** Visible categories and subcategories; `id` is that of the category whose page shows them. */
export async function categoriesForSearch(db: Db): Promise<SearchedCategory[]> {
  const { rows } = await db.execute<SearchedCategory>(sql`
    select id, catalog, name, hindi_name as "hindiName", null as parent from categories where hidden_at is null
    union all
    select categories.id, catalog, subcategories.name, subcategories.hindi_name, categories.name
    from subcategories join categories on categories.id = category_id
    where categories.hidden_at is null and subcategories.hidden_at is null
    limit ${MAX_CATEGORIES}`);
  return rows;
}

type CategoryName = { name: string; hindiName: string | null };

/** Names of the subcategories, else categories, that sell most; none that tells of an illness. */
export async function bestSellingNames(db: Db, limit: number): Promise<CategoryName[]> {
  const { rows } = await db.execute<CategoryName>(sql`
    select coalesce(subcategories.name, categories.name) as name,
      max(case when subcategories.id is null then categories.hindi_name else subcategories.hindi_name end) as "hindiName"
    from products
    join categories on categories.id = products.category_id
    left join subcategories on subcategories.id = products.subcategory_id
    where products.deleted_at is null and products.sold_lately > 0 and products.catalog not in ('medicine', 'labtest')
    group by 1 order by sum(products.sold_lately) desc, 1 limit ${limit}`);
  return rows;
}
