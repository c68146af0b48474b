import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import type { SearchWeight } from '@subah/rules/catalog/product-field';
import {
  blankFields,
  PRODUCT_FIELD_KEYS,
  type ProductFieldKey,
  productField,
} from '@subah/rules/catalog/product-fields';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { correctStock, recordFirstStock } from '../../stock/index.ts';
import { products } from '../catalog.tables.ts';
import { DEFAULT_PICTURE } from './default-picture.ts';
import { type CategoryIndex, categoryOf } from './import-categories.ts';
import type { ImportedProduct } from './read-row.ts';
import { IMPORTED_PICTURES } from './store-images.ts';

export type RowState = 'created' | 'changed' | 'unchanged';

type InputColumn = [name: string, type: string, values: unknown[]];

/** The rows as a table called `input`; null means "not in the row". */
function inputTable(rows: ImportedProduct[], index: CategoryIndex): SQL {
  const places = rows.map((row) => categoryOf(index, row));
  const columns: InputColumn[] = [
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
    // Arrays of arrays must have equal lengths, so tags are joined; a tag contains no line break.
    ['tags', 'text', rows.map((row) => row.tags?.join('\n') ?? null)],
    ['level_tags', 'text', rows.map((row) => row.levelTags.join('\n'))],
    ['hsn', 'text', rows.map((row) => row.hsn)],
    ['gst_percent', 'smallint', rows.map((row) => row.gstPercent)],
    ['is_available', 'boolean', rows.map((row) => row.isAvailable)],
    ['is_featured', 'boolean', rows.map((row) => row.isFeatured)],
    ['pictures', 'text', rows.map((row) => row.pictures?.join('\n') ?? null)],
    ...PRODUCT_FIELD_KEYS.map(
      (key): InputColumn => [products[key].name, products[key].getSQLType(), rows.map((row) => row.fields[key])],
    ),
    ['id', 'uuid', rows.map(() => newId())],
    ['place', 'integer', rows.map((_, place) => place)],
  ];
  const arrays = columns.map(([, type, values]) => sql`${sql.param(values)}::${sql.raw(type)}[]`);
  const names = columns.map(([name]) => name).join(', ');
  return sql`unnest(${sql.join(arrays, sql`, `)}) as input(${sql.raw(names)})`;
}

/** The tags of the row, else those of the product, and the further levels of category that are not among them. */
const tagsWithLevels = (kept: string): SQL => {
  const tags = `coalesce(string_to_array(input.tags, E'\\n'), ${kept})`;
  return sql.raw(`${tags} || array(select level from unnest(string_to_array(input.level_tags, E'\\n'))
    with ordinality as levels(level, place) where level <> all(${tags}) order by place)`);
};

const columnName = (key: ProductFieldKey): string => products[key].name;

/** An import never erases: a field that the row lacks keeps its value. */
const updatedField = (key: ProductFieldKey): SQL =>
  sql.raw(`coalesce(input.${columnName(key)}, products.${columnName(key)})`);

const insertedField = (key: ProductFieldKey, catalog: Catalog): SQL => {
  const initial = blankFields(catalog)[key];
  const column = sql.raw(`input.${columnName(key)}`);
  return initial === null ? column : sql`coalesce(${column}, ${initial}::${sql.raw(products[key].getSQLType())})`;
};

/** `searchTermsOf` in SQL, because fields that a row leaves out keep the values in the database. */
function searchTermsSql(toSql: (key: ProductFieldKey) => SQL): SQL {
  const byWeight = Map.groupBy(PRODUCT_FIELD_KEYS, (key) => productField(key).searchWeight);
  byWeight.delete(undefined);
  const entries = [...(byWeight as Map<SearchWeight, ProductFieldKey[]>)].map(
    ([weight, keys]) =>
      sql`${sql.raw(`'${weight}'`)}, nullif(concat_ws(' ', ${sql.join(keys.map(toSql), sql`, `)}), '')`,
  );
  return sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(entries, sql`, `)}))`;
}

const UPDATED = {
  category_id: sql`input.category_id`,
  subcategory_id: sql`coalesce(input.subcategory_id,
    case when products.category_id = input.category_id then products.subcategory_id end)`,
  name: sql`input.name`,
  brand: sql`coalesce(input.brand, products.brand)`,
  price_paise: sql`input.price_paise`,
  mrp_paise: sql`coalesce(input.mrp_paise,
    case when products.has_mrp then greatest(products.mrp_paise, input.price_paise) else input.price_paise end)`,
  has_mrp: sql`products.has_mrp or input.mrp_paise is not null`,
  pack_quantity: sql`coalesce(input.pack_quantity, products.pack_quantity)`,
  unit: sql`coalesce(input.unit, products.unit)`,
  stock: sql`coalesce(input.stock, products.stock)`,
  description: sql`coalesce(input.description, products.description)`,
  tags: tagsWithLevels('products.tags'),
  hsn: sql`coalesce(input.hsn, products.hsn)`,
  gst_percent: sql`coalesce(input.gst_percent, products.gst_percent)`,
  is_available: sql`coalesce(input.is_available, products.is_available)`,
  is_featured: sql`coalesce(input.is_featured, products.is_featured)`,
  // Only pictures that the product has: a key could name a file that does not exist.
  pictures: sql.raw(`case when string_to_array(input.pictures, E'\\n') <@ products.pictures
    then string_to_array(input.pictures, E'\\n') else products.pictures end`),
  ...Object.fromEntries(PRODUCT_FIELD_KEYS.map((key) => [columnName(key), updatedField(key)])),
  // A deleted product that is in the file is sold again.
  deleted_at: sql`null::timestamptz`,
} satisfies Record<string, SQL>;

const before = sql.raw(
  `(${Object.keys(UPDATED)
    .map((column) => `products.${column}`)
    .join(', ')})`,
);
const after = sql`(${sql.join(Object.values<SQL>(UPDATED), sql`, `)})`;
const differs = sql`${before} is distinct from ${after}`;

const insertedColumns = (catalog: Catalog, firstRank: number): Record<string, SQL> => {
  const { defaultHsn, defaultGstPercent } = catalogFacts[catalog];
  return {
    id: sql`input.id`,
    code: sql`input.code`,
    catalog: sql`${catalog}`,
    category_id: sql`input.category_id`,
    subcategory_id: sql`input.subcategory_id`,
    name: sql`input.name`,
    brand: sql`input.brand`,
    price_paise: sql`input.price_paise`,
    mrp_paise: sql`coalesce(input.mrp_paise, input.price_paise)`,
    has_mrp: sql`input.mrp_paise is not null`,
    pack_quantity: sql`coalesce(input.pack_quantity, 1)`,
    unit: sql`coalesce(input.unit, 'piece')`,
    stock: sql`coalesce(input.stock, 0)`,
    description: sql`coalesce(input.description, '')`,
    tags: tagsWithLevels("'{}'::text[]"),
    ...Object.fromEntries(PRODUCT_FIELD_KEYS.map((key) => [columnName(key), insertedField(key, catalog)])),
    search_terms: searchTermsSql((key) => sql.raw(`input.${columnName(key)}`)),
    pictures: sql`array[${DEFAULT_PICTURE}]`,
    hsn: sql`coalesce(input.hsn, ${defaultHsn})`,
    gst_percent: sql`coalesce(input.gst_percent, ${defaultGstPercent}::smallint)`,
    is_available: sql`coalesce(input.is_available, true)`,
    is_featured: sql`coalesce(input.is_featured, false)`,
    rank: sql`${firstRank}::integer + input.place`,
  };
};

/** The state that each row would get, without writing anything. */
export async function previewStates(db: Db | Tx, rows: ImportedProduct[], index: CategoryIndex): Promise<RowState[]> {
  const { rows: found } = await db.execute<{ state: RowState }>(sql`
    select case when products.id is null then 'created' when ${differs} then 'changed' else 'unchanged' end as state
    from ${inputTable(rows, index)} left join products on products.code = input.code
    order by input.place`);
  return found.map(({ state }) => state);
}

/**
 * Writes new and changed rows; unchanged products keep their `updated_at`.
 * Two statements instead of one upsert: an update re-reads a row that was locked, so a concurrent sale is not undone where
 * the file has no stock.
 */
export async function writeProducts(
  tx: Tx,
  catalog: Catalog,
  rows: ImportedProduct[],
  { index, firstRank }: { index: CategoryIndex; firstRank: number },
): Promise<{ created: number; changed: number }> {
  if (rows.length === 0) return { created: 0, changed: 0 };
  const input = inputTable(rows, index);
  // The stock module writes the stock and its ledger.
  const { stock: _stock, ...written } = UPDATED;
  const changes = { ...written, search_terms: searchTermsSql(updatedField), updated_at: sql`now()` };
  const set = Object.entries<SQL>(changes).map(([column, value]) => sql`${sql.raw(column)} = ${value}`);
  const updated = await tx.execute<{ id: string; stock: number | null }>(sql`
    update products set ${sql.join(set, sql`, `)} from ${input}
    where products.code = input.code and products.catalog = ${catalog} and ${differs}
    returning products.id, input.stock`);
  await correctStock(
    tx,
    updated.rows.flatMap(({ id, stock }) => (stock === null ? [] : [{ productId: id, stock }])),
  );
  const columns = insertedColumns(catalog, firstRank);
  const inserted = await tx.execute<{ id: string }>(sql`
    insert into products (${sql.raw(Object.keys(columns).join(', '))})
    select ${sql.join(Object.values(columns), sql`, `)}
    from ${input} where not exists (select 1 from products where products.code = input.code)
    order by input.place on conflict (code) do nothing returning id`);
  await recordFirstStock(
    tx,
    inserted.rows.map(({ id }) => id),
  );
  return { created: inserted.rowCount ?? 0, changed: updated.rowCount ?? 0 };
}

/** Replaces default and earlier imported pictures by code. Pictures uploaded in the console stay. */
export async function writePictures(tx: Tx, keys: Map<string, string>): Promise<number> {
  if (keys.size === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    update products set pictures = array[input.key], updated_at = now()
    from unnest(${sql.param([...keys.keys()])}::text[], ${sql.param([...keys.values()])}::text[]) as input(code, key)
    where products.code = input.code and products.pictures is distinct from array[input.key]
      and (products.pictures[1] is null or products.pictures[1] = ${DEFAULT_PICTURE}
        or products.pictures[1] like ${`${IMPORTED_PICTURES}%`})`);
  return rowCount ?? 0;
}

/** Merges the pending lists of the GIN indexes and updates the planner's statistics after a large import. */
export async function tidyProducts(db: Db): Promise<void> {
  const { rows } = await db.execute<{ index: string }>(sql`
    select indexrelid::regclass::text as index from pg_index join pg_class on pg_class.oid = indexrelid
    join pg_am on pg_am.oid = relam where indrelid = 'products'::regclass and amname = 'gin'`);
  for (const { index } of rows) await db.execute(sql`select gin_clean_pending_list(${index}::regclass)`);
  await db.execute(sql`analyze ${products}`);
  await db.execute(sql`analyze categories, subcategories`);
}
