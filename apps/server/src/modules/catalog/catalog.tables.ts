import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { DEFAULT_LOW_STOCK_LIMIT } from '@subah/rules/catalog/low-stock';
import { choicesOf, type SearchTerms, type VegMark } from '@subah/rules/catalog/product-fields';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment, plainText, updatedAt } from '../../platform/database/columns.ts';
import { naturalSortKey } from '../../platform/text/natural-sort-key.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const VEG_MARKS = choicesOf('vegMark') as [VegMark, ...VegMark[]];
const SCHEDULES = choicesOf('schedule') as ['H', 'H1', 'X'];
const catalog = () => text('catalog', { enum: CATALOGS }).notNull();

/** A dairy is a category of milk, a health check one of lab tests. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    catalog: catalog(),
    name: text('name').notNull(),
    /** Null where Hindi pages show the English text; so are the other Hindi columns. */
    hindiName: text('hindi_name'),
    slug: text('slug').notNull(),
    description: text('description').notNull().default(''),
    hindiDescription: text('hindi_description'),
    picture: text('picture').notNull(),
    address: text('address'),
    rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }),
    rank: integer('rank').notNull().default(0),
    hiddenAt: moment('hidden_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('categories_catalog', isOneOf('catalog', CATALOGS)),
    check('categories_rating', sql`rating between 0 and 5`),
    unique('categories_name').on(table.catalog, table.name),
    // Target of the foreign key products_category.
    unique('categories_id_catalog').on(table.id, table.catalog),
    index('categories_order').on(table.catalog, table.rank, table.id),
  ],
);

export const subcategories = pgTable(
  'subcategories',
  {
    id: id(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    name: text('name').notNull(),
    hindiName: text('hindi_name'),
    picture: text('picture').notNull(),
    rank: integer('rank').notNull().default(0),
    hiddenAt: moment('hidden_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('subcategories_name').on(table.categoryId, table.name),
    unique('subcategories_id_category').on(table.id, table.categoryId),
    index('subcategories_order').on(table.categoryId, table.rank, table.id),
  ],
);

/** One model for all catalogs. */
export const products = pgTable(
  'products',
  {
    id: id(),
    /** Article code (SKU). */
    code: text('code').notNull(),
    catalog: catalog(),
    categoryId: uuid('category_id').notNull(),
    subcategoryId: uuid('subcategory_id'),
    name: text('name').notNull(),
    brand: text('brand'),
    pricePaise: integer('price_paise').notNull(),
    mrpPaise: integer('mrp_paise').notNull(),
    /** The price before the first change of the day `price_changed_on` in India; see price_of_yesterday.sql. */
    formerPricePaise: integer('former_price_paise'),
    priceChangedOn: date('price_changed_on', { mode: 'string' }),
    /** False for goods without a printed MRP: `mrp_paise` is then the price and follows it. */
    hasMrp: boolean('has_mrp').notNull().default(true),
    /** For sorting. Must equal the rule `percentOff`; a test compares them. */
    percentOff: smallint('percent_off')
      .notNull()
      .generatedAlwaysAs(
        sql`case catalog when 'labtest' then round((mrp_paise - price_paise) * 100.0 / mrp_paise)
          else floor((mrp_paise - price_paise) * 100.0 / mrp_paise) end`,
      ),
    packQuantity: numeric('pack_quantity', { precision: 10, scale: 3, mode: 'number' }).notNull(),
    unit: text('unit').notNull(),
    /** Sellable packs. A check constraint rejects the second of two concurrent sales of the last pack. */
    stock: integer('stock').notNull(),
    /** Packs at or below which the stock is low; null for the limit of the shop. */
    lowStockLimit: smallint('low_stock_limit'),
    /** The limit of the shop, set by a trigger and `applyLowStockLimit`: a generated column reads its own row only. */
    shopLowStockLimit: smallint('shop_low_stock_limit').notNull().default(DEFAULT_LOW_STOCK_LIMIT),
    /** Equals `stock` while it is low, else null. `stock` must not be indexed, so that a sale stays a HOT update. */
    lowStock: smallint('low_stock').generatedAlwaysAs(
      sql`case when stock <= coalesce(low_stock_limit, shop_low_stock_limit) then stock end`,
    ),
    /** Moving average of what received packs cost; null until the first purchase. Owners and managers see it. */
    costPaise: integer('cost_paise'),
    description: text('description').notNull().default(''),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    pictures: text('pictures').array().notNull(),
    hsn: text('hsn').notNull(),
    gstPercent: smallint('gst_percent').notNull(),
    isAvailable: boolean('is_available').notNull().default(true),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** Packs sold in the last 30 days, updated every night; sorts the recommendations. */
    soldLately: integer('sold_lately').notNull().default(0),
    /** Order in lists; equal ranks by id, which is the order of creation. */
    rank: integer('rank').notNull().default(0),
    /** Soft delete: orders and carts refer to the product. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    // One column per entry of PRODUCT_FIELDS (packages/rules/src/catalog/product-fields.ts).
    hindiName: text('hindi_name'),
    groupCode: text('group_code'),
    composition: text('composition'),
    strength: text('strength'),
    dosageForm: text('dosage_form'),
    packaging: text('packaging'),
    expiryDate: date('expiry_date', { mode: 'string' }),
    requiresPrescription: boolean('requires_prescription').notNull().default(false),
    schedule: text('schedule', { enum: SCHEDULES }),
    uses: text('uses'),
    howToTake: text('how_to_take'),
    sideEffects: text('side_effects'),
    warnings: text('warnings'),
    barcode: text('barcode'),
    origin: text('origin'),
    isOrganic: boolean('is_organic').notNull().default(false),
    deliveryTime: text('delivery_time'),
    includedTests: smallint('included_tests'),
    parameters: text('parameters'),
    fastingHours: smallint('fasting_hours'),
    reportHours: smallint('report_hours'),
    location: text('location'),
    preparation: text('preparation'),
    hindiPreparation: text('hindi_preparation'),
    vegMark: text('veg_mark', { enum: VEG_MARKS }),
    netQuantity: text('net_quantity'),
    ingredients: text('ingredients'),
    allergens: text('allergens'),
    shelfLife: text('shelf_life'),
    fssaiLicence: text('fssai_licence'),
    countryOfOrigin: text('country_of_origin'),
    manufacturer: text('manufacturer'),
    manufacturerAddress: text('manufacturer_address'),
    /** Texts of the fields with a search weight, by weight. Written together with the fields; see `searchTermsOf`. */
    searchTerms: jsonb('search_terms').$type<SearchTerms>().notNull().default({}),
    // Filled by the trigger `products_searchable`.
    nameKey: plainText('name_key').notNull().default(''),
    /** Words of name, brand, shelf, tags and fields; see product_search.sql for the head noun. */
    searchVector: tsvector('search_vector').notNull().default(sql`''`),
    descriptionVector: tsvector('description_vector').notNull().default(sql`''`),
    packs: text('packs').array().notNull().default(sql`'{}'`),
  },
  (table) => [
    unique('products_code').on(table.code),
    // A deleted product keeps its barcode; another may have it meanwhile.
    uniqueIndex('products_unique_barcode').on(table.barcode).where(sql`barcode is not null and deleted_at is null`),
    check('products_catalog', isOneOf('catalog', CATALOGS)),
    check('products_price', sql`price_paise > 0 and mrp_paise >= price_paise`),
    check('products_stock', sql`stock >= 0`),
    check('products_cost', sql`cost_paise >= 0`),
    check('products_low_stock_limit', sql`low_stock_limit between 0 and 9999`),
    check('products_pack', sql`pack_quantity > 0`),
    check('products_gst', sql`gst_percent between 0 and 40`),
    check('products_pictures', sql`cardinality(pictures) between 1 and 5`),
    check('products_fasting_hours', sql`fasting_hours between 0 and 24`),
    check('products_veg_mark', isOneOf('veg_mark', VEG_MARKS)),
    check('products_schedule', isOneOf('schedule', SCHEDULES)),
    check('products_fssai_licence', sql`fssai_licence ~ '^[0-9]{14}$'`),
    check('products_barcode', sql`barcode ~ '^([0-9]{8}|[0-9]{12,14})$'`),
    check('products_group_code', sql`group_code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    foreignKey({
      name: 'products_category',
      columns: [table.categoryId, table.catalog],
      foreignColumns: [categories.id, categories.catalog],
    }),
    foreignKey({
      name: 'products_subcategory',
      columns: [table.subcategoryId, table.categoryId],
      foreignColumns: [subcategories.id, subcategories.categoryId],
    }),
    index('products_with_category').on(table.id, table.categoryId),
    index('products_in_category').on(table.categoryId, table.rank, table.id).where(sql`deleted_at is null`),
    index('products_in_subcategory').on(table.subcategoryId, table.rank, table.id).where(sql`deleted_at is null`),
    index('products_in_catalog').on(table.catalog, table.rank, table.id).where(sql`deleted_at is null`),
    index('products_of_group').on(table.groupCode, table.categoryId).where(sql`group_code is not null`),
    index('products_price_in_category').on(table.categoryId, table.pricePaise, table.id).where(sql`deleted_at is null`),
    index('products_price_in_subcategory')
      .on(table.subcategoryId, table.pricePaise, table.id)
      .where(sql`deleted_at is null`),
    index('products_name_in_category')
      .on(table.categoryId, naturalSortKey(table.nameKey), table.id)
      .where(sql`deleted_at is null`),
    index('products_name_in_subcategory')
      .on(table.subcategoryId, naturalSortKey(table.nameKey), table.id)
      .where(sql`deleted_at is null`),
    // Matches the query of the list `superdeal`.
    index('products_by_discount')
      .on(table.percentOff, table.id)
      .where(sql`deleted_at is null and catalog <> 'labtest'`),
    index('products_by_price').on(table.pricePaise, table.id).where(sql`deleted_at is null`),
    index('products_featured').on(table.id).where(sql`is_featured and deleted_at is null`),
    index('products_by_sales').on(table.soldLately, table.id).where(sql`sold_lately > 0`),
    index('products_tags').using('gin', table.tags),
    // For `fruitOfTheDay`: one index lookup per subcategory.
    index('products_fruit').on(table.subcategoryId, table.id).where(sql`tags @> '{fruit}' and deleted_at is null`),
    index('products_by_name').on(table.nameKey).where(sql`deleted_at is null`),
    index('products_low_on_stock')
      .on(table.lowStock, table.id)
      .where(sql`low_stock is not null and deleted_at is null`),
    index('products_with_own_limit').on(table.id).where(sql`low_stock_limit is not null`),
    index('products_by_change').on(table.updatedAt, table.id).where(sql`deleted_at is null`),
    index('products_by_expiry')
      .on(table.expiryDate, table.id)
      .where(sql`expiry_date is not null and deleted_at is null`),
    index('products_by_composition').on(sql`lower(${table.composition})`).where(sql`composition is not null`),
    index('products_search').using('gin', table.searchVector).where(sql`deleted_at is null`),
    index('products_description').using('gin', table.descriptionVector).where(sql`deleted_at is null`),
  ],
);

export const COLLECTION_KINDS = ['popular', 'filter-category', 'filter-subcategory', 'promotion'] as const;

// Lists curated in the console. `popular` lists belong to a category, `filter-subcategory` to its filter category,
// and a `promotion` pins products to the top of the promotional list of that name.
export const collections = pgTable(
  'collections',
  {
    id: id(),
    kind: text('kind', { enum: COLLECTION_KINDS }).notNull(),
    name: text('name').notNull(),
    hindiName: text('hindi_name'),
    description: text('description').notNull().default(''),
    hindiDescription: text('hindi_description'),
    parentId: uuid('parent_id'),
    categoryId: uuid('category_id').references(() => categories.id),
    rank: integer('rank').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('collections_kind', isOneOf('kind', COLLECTION_KINDS)),
    check(
      'collections_belongs',
      sql`(kind = 'popular') = (category_id is not null) and (kind = 'filter-subcategory') = (parent_id is not null)`,
    ),
    foreignKey({ name: 'collections_parent', columns: [table.parentId], foreignColumns: [table.id] }),
    unique('collections_name').on(table.kind, table.parentId, table.categoryId, table.name).nullsNotDistinct(),
    index('collections_of_category').on(table.categoryId),
    index('collections_of_parent').on(table.parentId),
  ],
);

export const collectionProducts = pgTable(
  'collection_products',
  {
    collectionId: uuid('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    rank: integer('rank').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.productId] }),
    index('collection_products_order').on(table.collectionId, table.rank, table.productId),
    index('collection_products_of_product').on(table.productId),
  ],
);
