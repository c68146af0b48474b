import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { correctStock, recordFirstStock } from '../../stock/index.ts';
import { products } from '../catalog.tables.ts';
import { DEFAULT_PICTURE } from './default-picture.ts';
import { placeOn, type Shelves } from './import-shelves.ts';
import type { ImportedProduct } from './read-row.ts';
import { LIST_PICTURES } from './take-images.ts';

/** What an import would do, or has done, with a row. */
export type RowState = 'created' | 'changed' | 'unchanged';

/** Separates tags on their way into the database; no text that was read contains it. */
const TAG_BREAK = '\n';

/** Rows as a table called `given`; a null says that the row says nothing. */
function given(rows: ImportedProduct[], shelves: Shelves): SQL {
  const places = rows.map((row) => placeOn(shelves, row));
  const columns: [name: string, type: string, values: unknown[]][] = [
    ['code', 'text', rows.map((row) => row.code)],
    ['category_id', 'uuid', places.map((place) => place.categoryId)],
    ['subcategory_id', 'uuid', places.map((place) => place.subcategoryId)],
    ['name', 'text', rows.map((row) => row.name)],
    ['brand', 'text', rows.map((row) => row.brand)],
    ['price_paise', 'integer', rows.map((row) => row.pricePaise)],
    ['mrp_paise', 'integer', rows.map((row) => row.mrpPaise)],
    ['pack_quantity', 'numeric', rows.map((row) => row.packQuantity)],
    ['unit', 'text', rows.map((row) => row.unit)],
    ['stock', 'integer', rows.map((row) => row.stock)],
    ['description', 'text', rows.map((row) => row.description)],
    ['tags', 'text', rows.map((row) => row.tags?.join(TAG_BREAK) ?? null)],
    ['composition', 'text', rows.map((row) => row.composition)],
    ['requires_prescription', 'boolean', rows.map((row) => row.requiresPrescription)],
    ['id', 'uuid', rows.map(() => newId())],
    ['place', 'integer', rows.map((_, place) => place)],
  ];
  const arrays = columns.map(([, type, values]) => sql`${sql.param(values)}::${sql.raw(type)}[]`);
  const names = columns.map(([name]) => name).join(', ');
  return sql`unnest(${sql.join(arrays, sql`, `)}) as given(${sql.raw(names)})`;
}

const givenTags = sql.raw(`string_to_array(given.tags, E'\\n')`);

/** A product after the import. An import never erases: where a row says nothing, the product stays as it is. */
const AFTER: Record<string, SQL> = {
  category_id: sql`given.category_id`,
  subcategory_id: sql`coalesce(given.subcategory_id,
    case when products.category_id = given.category_id then products.subcategory_id end)`,
  name: sql`given.name`,
  brand: sql`coalesce(given.brand, products.brand)`,
  price_paise: sql`given.price_paise`,
  mrp_paise: sql`coalesce(given.mrp_paise, greatest(products.mrp_paise, given.price_paise))`,
  pack_quantity: sql`coalesce(given.pack_quantity, products.pack_quantity)`,
  unit: sql`coalesce(given.unit, products.unit)`,
  stock: sql`coalesce(given.stock, products.stock)`,
  description: sql`coalesce(given.description, products.description)`,
  tags: sql`coalesce(${givenTags}, products.tags)`,
  composition: sql`coalesce(given.composition, products.composition)`,
  requires_prescription: sql`coalesce(given.requires_prescription, products.requires_prescription)`,
  // What is in the list is sold again.
  deleted_at: sql`null::timestamptz`,
};

const before = sql.raw(
  `(${Object.keys(AFTER)
    .map((column) => `products.${column}`)
    .join(', ')})`,
);
const after = sql`(${sql.join(Object.values(AFTER), sql`, `)})`;
const differs = sql`${before} is distinct from ${after}`;

/** Codes of the rows that belong to another catalog, with that catalog. */
export async function findForeignCodes(db: Db | Tx, catalog: Catalog, codes: string[]) {
  const { rows: found } = await db.execute<{ code: string; catalog: Catalog }>(sql`
    select code, catalog from ${products}
    where code = any(${sql.param(codes)}::text[]) and catalog <> ${catalog}`);
  return new Map(found.map(({ code, catalog: other }) => [code, other]));
}

/** What would become of each row, without writing anything. */
export async function foresee(db: Db | Tx, rows: ImportedProduct[], shelves: Shelves): Promise<RowState[]> {
  const { rows: found } = await db.execute<{ state: RowState }>(sql`
    select case when products.id is null then 'created' when ${differs} then 'changed' else 'unchanged' end as state
    from ${given(rows, shelves)} left join products on products.code = given.code
    order by given.place`);
  return found.map(({ state }) => state);
}

/**
 * Writes the rows that are new or say something new; the others are not touched and keep their moment of change.
 * Two statements instead of one upsert: an update reads each product as it is when its turn comes, so that the stock that
 * a customer takes in this moment is not put back where the list says nothing about it.
 */
export async function writeProducts(
  tx: Tx,
  catalog: Catalog,
  rows: ImportedProduct[],
  { shelves, firstRank }: { shelves: Shelves; firstRank: number },
): Promise<{ created: number; changed: number }> {
  if (rows.length === 0) return { created: 0, changed: 0 };
  const table = given(rows, shelves);
  const set = Object.entries(AFTER)
    .filter(([column]) => column !== 'stock')
    .map(([column, value]) => sql`${sql.raw(column)} = ${value}`);
  const updated = await tx.execute<{ id: string; stock: number | null }>(sql`
    update products set ${sql.join(set, sql`, `)}, updated_at = now() from ${table}
    where products.code = given.code and products.catalog = ${catalog} and ${differs}
    returning products.id, given.stock`);
  await correctStock(
    tx,
    updated.rows.flatMap(({ id, stock }) => (stock === null ? [] : [{ productId: id, stock }])),
  );
  const { defaultHsn, defaultGstPercent } = catalogFacts[catalog];
  const inserted = await tx.execute<{ id: string }>(sql`
    insert into products (id, code, catalog, category_id, subcategory_id, name, brand, price_paise, mrp_paise,
      pack_quantity, unit, stock, description, tags, composition, requires_prescription, pictures, hsn, gst_percent, rank)
    select id, code, ${catalog}, category_id, subcategory_id, name, brand, price_paise, coalesce(mrp_paise, price_paise),
      coalesce(pack_quantity, 1), coalesce(unit, 'piece'), coalesce(stock, 0), coalesce(description, ''),
      coalesce(${givenTags}, '{}'), composition, coalesce(requires_prescription, false),
      array[${DEFAULT_PICTURE}], ${defaultHsn}, ${defaultGstPercent}::smallint, ${firstRank}::integer + place
    from ${table} where not exists (select 1 from products where products.code = given.code)
    order by place on conflict (code) do nothing returning id`);
  await recordFirstStock(
    tx,
    inserted.rows.map(({ id }) => id),
  );
  return { created: inserted.rowCount ?? 0, changed: updated.rowCount ?? 0 };
}

/** Pictures that came with the list, by code. What the shopkeeper chose by hand stays. */
export async function writePictures(tx: Tx, keys: Map<string, string>): Promise<number> {
  if (keys.size === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    update products set pictures = array[given.key], updated_at = now()
    from unnest(${sql.param([...keys.keys()])}::text[], ${sql.param([...keys.values()])}::text[]) as given(code, key)
    where products.code = given.code and products.pictures is distinct from array[given.key]
      and (products.pictures[1] is null or products.pictures[1] = ${DEFAULT_PICTURE} or products.pictures[1] like ${`${LIST_PICTURES}%`})`);
  return rowCount ?? 0;
}

/** New products stand behind what is on the shelves already. */
export async function nextRank(db: Db | Tx, catalog: Catalog): Promise<number> {
  const { rows } = await db.execute<{ next: number }>(sql`
    select coalesce(max(rank), -1) + 1 as next from ${products} where catalog = ${catalog} and deleted_at is null`);
  return rows[0]?.next ?? 0;
}

/** Fresh figures for the planner, and new entries of search indexes moved to where they are found fast. */
export async function tidyProducts(db: Db): Promise<void> {
  const { rows } = await db.execute<{ index: string }>(sql`
    select indexrelid::regclass::text as index from pg_index join pg_class on pg_class.oid = indexrelid
    join pg_am on pg_am.oid = relam where indrelid = 'products'::regclass and amname = 'gin'`);
  for (const { index } of rows) await db.execute(sql`select gin_clean_pending_list(${index}::regclass)`);
  await db.execute(sql`analyze ${products}`);
  await db.execute(sql`analyze categories, subcategories`);
}
