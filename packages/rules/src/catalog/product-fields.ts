import { CATALOGS, type Catalog } from './catalogs.ts';
import { LAB_TEST_FIELDS } from './lab-test-fields.ts';
import { MAX_LOW_STOCK_LIMIT } from './low-stock.ts';
import { MEDICINE_FIELDS } from './medicine-fields.ts';
import type { PageSection, ProductField, SearchWeight } from './product-field.ts';

/**
 * The table of descriptive product fields. The form schema, the console's form, the import and export columns, the search
 * text and the rows of the product page are derived from it; CONTRIBUTING.md describes how to add one.
 * Fields with rules of their own (name, price, pack, stock, category, description, pictures, tax) are not in it.
 */

const GOODS = ['fruits', 'grocery', 'milk', 'medicine'] as const;
const FOOD = ['fruits', 'grocery', 'milk'] as const;
const PACKED_FOOD = ['grocery', 'milk'] as const;

export const PRODUCT_FIELDS = {
  hindiName: {
    kind: 'text',
    label: 'Name in Hindi',
    hint: 'Shown beside the name and found by the search',
    maxLength: 200,
    catalogs: CATALOGS,
    listColumn: 'hindi name',
    aliases: ['name in hindi', 'हिंदी नाम', 'हिन्दी नाम'],
    searchWeight: 'C',
  },
  lowStockLimit: {
    kind: 'count',
    label: 'Low at (packs)',
    hint: 'Empty for the limit in the settings',
    isHalfWidth: true,
    min: 0,
    max: MAX_LOW_STOCK_LIMIT,
    catalogs: GOODS,
    listColumn: 'low stock limit',
    aliases: ['reorder level', 'reorder point', 'minimum stock', 'min stock'],
  },
  groupCode: {
    kind: 'text',
    label: 'Group code',
    hint: 'The same for all packs of one product, which then share one card',
    isHalfWidth: true,
    maxLength: 60,
    pattern: { regex: /^[a-z0-9]+(-[a-z0-9]+)*$/, message: 'A group code has small letters, digits and hyphens.' },
    catalogs: GOODS,
    listColumn: 'group code',
    aliases: ['group', 'parent code'],
  },
  barcode: {
    kind: 'text',
    label: 'Barcode',
    hint: 'EAN or UPC, the digits under the bars',
    isHalfWidth: true,
    maxLength: 14,
    pattern: { regex: /^(\d{8}|\d{12,14})$/, message: 'A barcode has 8, 12, 13 or 14 digits.' },
    catalogs: GOODS,
    listColumn: 'barcode',
    aliases: ['ean', 'upc', 'gtin', 'बारकोड'],
  },
  ...MEDICINE_FIELDS,
  origin: {
    kind: 'text',
    label: 'Origin',
    hint: 'Farm or region',
    isHalfWidth: true,
    maxLength: 100,
    catalogs: FOOD,
    listColumn: 'origin',
  },
  isOrganic: { kind: 'flag', label: 'Organic', catalogs: FOOD, listColumn: 'organic' },
  deliveryTime: {
    kind: 'text',
    label: 'Delivery time',
    isHalfWidth: true,
    maxLength: 40,
    catalogs: ['milk'],
    initial: { milk: '11 MINS' },
    listColumn: 'delivery time',
  },
  ...LAB_TEST_FIELDS,
  vegMark: {
    kind: 'choice',
    label: 'Veg or non-veg',
    isHalfWidth: true,
    choices: { veg: 'Vegetarian', 'non-veg': 'Non-vegetarian', egg: 'Contains egg' },
    catalogs: FOOD,
    listColumn: 'veg mark',
    aliases: ['veg', 'veg or non veg'],
  },
  netQuantity: {
    kind: 'text',
    label: 'Net quantity',
    hint: 'As printed on the pack: 400 g (4 × 100 g)',
    isHalfWidth: true,
    maxLength: 60,
    catalogs: GOODS,
    listColumn: 'net quantity',
    aliases: ['net weight', 'net content'],
    page: 'facts',
  },
  ingredients: {
    kind: 'text',
    label: 'Ingredients',
    isMultiline: true,
    maxLength: 2000,
    catalogs: PACKED_FOOD,
    listColumn: 'ingredients',
    searchWeight: 'D',
    page: 'food',
  },
  allergens: {
    kind: 'text',
    label: 'Allergens',
    hint: 'Contains wheat, milk. May contain nuts.',
    maxLength: 300,
    catalogs: PACKED_FOOD,
    listColumn: 'allergens',
    page: 'food',
  },
  shelfLife: {
    kind: 'text',
    label: 'Best before',
    hint: '6 months from packing',
    isHalfWidth: true,
    maxLength: 100,
    catalogs: FOOD,
    listColumn: 'best before',
    aliases: ['shelf life'],
    page: 'food',
  },
  fssaiLicence: {
    kind: 'text',
    label: 'FSSAI licence',
    hint: '14 digits',
    isHalfWidth: true,
    maxLength: 14,
    pattern: { regex: /^\d{14}$/, message: 'An FSSAI licence has 14 digits.' },
    catalogs: FOOD,
    listColumn: 'fssai licence',
    aliases: ['fssai', 'fssai license', 'fssai number'],
    page: 'origin',
  },
  countryOfOrigin: {
    kind: 'text',
    label: 'Country of origin',
    isHalfWidth: true,
    maxLength: 60,
    catalogs: GOODS,
    listColumn: 'country of origin',
    aliases: ['country'],
    page: 'origin',
  },
  manufacturer: {
    kind: 'text',
    label: 'Manufacturer or packer',
    maxLength: 200,
    catalogs: GOODS,
    listColumn: 'manufacturer',
    aliases: ['packer', 'marketed by'],
    searchWeight: 'C',
    page: 'origin',
  },
  manufacturerAddress: {
    kind: 'text',
    label: 'Address of the manufacturer or packer',
    maxLength: 300,
    catalogs: GOODS,
    listColumn: 'manufacturer address',
    aliases: ['packer address'],
    page: 'origin',
  },
} as const satisfies Record<string, ProductField>;

export type ProductFieldKey = keyof typeof PRODUCT_FIELDS;

/** Fields with a row on the product page. */
export type PageFieldKey = {
  [Key in ProductFieldKey]: (typeof PRODUCT_FIELDS)[Key] extends { page: PageSection } ? Key : never;
}[ProductFieldKey];

type ValueOf<Field extends ProductField> = Field extends { kind: 'flag' }
  ? boolean
  : Field extends { kind: 'count' }
    ? number | null
    : Field extends { kind: 'choice' }
      ? (keyof Field['choices'] & string) | null
      : string | null;

/** Dates are `YYYY-MM-DD`. A flag is never null. */
export type ProductFieldValues = { [Key in ProductFieldKey]: ValueOf<(typeof PRODUCT_FIELDS)[Key]> };
export type VegMark = NonNullable<ProductFieldValues['vegMark']>;

export const PRODUCT_FIELD_KEYS = Object.keys(PRODUCT_FIELDS) as ProductFieldKey[];

/** Without the literal types, for code that treats all fields alike. */
export const productField = (key: ProductFieldKey): ProductField => PRODUCT_FIELDS[key];

export const choicesOf = (key: ProductFieldKey): [string, ...string[]] => {
  const field = productField(key);
  return (field.kind === 'choice' ? Object.keys(field.choices) : []) as [string, ...string[]];
};

export const fieldsOf = (catalog: Catalog): ProductFieldKey[] =>
  PRODUCT_FIELD_KEYS.filter((key) => productField(key).catalogs.includes(catalog));

/** Builds one value per field. The caller's function must return the value that fits the field's kind. */
export const mapFields = <Value>(toValue: (key: ProductFieldKey, field: ProductField) => Value) =>
  Object.fromEntries(PRODUCT_FIELD_KEYS.map((key) => [key, toValue(key, productField(key))])) as Record<
    ProductFieldKey,
    Value
  >;

export const blankFields = (catalog: Catalog): ProductFieldValues =>
  mapFields((_, { kind, initial }) => (kind === 'flag' ? false : (initial?.[catalog] ?? null))) as ProductFieldValues;

export type SearchTerms = Partial<Record<SearchWeight, string>>;

/** Search words in addition to name, brand, tags, category and description. */
export function searchTermsOf(values: Partial<ProductFieldValues>): SearchTerms {
  const terms: SearchTerms = {};
  for (const key of PRODUCT_FIELD_KEYS) {
    const { searchWeight } = productField(key);
    const value = values[key];
    if (!searchWeight || !value) continue;
    terms[searchWeight] = terms[searchWeight] ? `${terms[searchWeight]} ${value}` : String(value);
  }
  return terms;
}
