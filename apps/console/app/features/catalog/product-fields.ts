import { catalog as texts } from '@subah/messages/console/catalog';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { sections } from '@subah/messages/console/sections';
import { needsBatch } from '@subah/rules/catalog/batches';
import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { fieldsOf, type ProductFieldKey, productField } from '@subah/rules/catalog/product-fields';
import { suggestGroupCode } from '@subah/rules/catalog/suggest-group-code';
import type { FieldConfig } from '../../lib/form/field-config.ts';
import { type FormValues, textOf } from '../../lib/form/form-values.ts';
import { categoryOptions, subcategoryOptions } from '../../shared/products/category-options.ts';

const text = (name: string, label: string, options: Partial<FieldConfig> = {}): FieldConfig => ({
  name,
  label,
  kind: 'text',
  ...options,
});
const half = { isHalfWidth: true } as const;

function noCategories(catalog: Catalog): string {
  if (catalog === 'milk') return t(texts.addInSection, { section: t(sections.milkCategories) });
  return t(texts.addOnTab, { tab: catalog === 'labtest' ? t(sections.healthChecks) : t(common.category) });
}

const categoryField = (catalog: Catalog): FieldConfig => {
  const { categoryField: name, categoryNoun } = catalogFacts[catalog];
  const noun = catalog === 'labtest' ? t(texts.healthCheckNoun) : t(texts.categoryNoun);
  return {
    name,
    label: catalog === 'milk' ? t(texts.milkCategory) : categoryNoun,
    kind: 'select',
    placeholder: t(texts.select, { noun }),
    noOptions: noCategories(catalog),
    options: () => categoryOptions(catalog),
  };
};

/** Changing the category clears the subcategory, which stays disabled until a category is chosen. */
const categoryWithSubcategory = (catalog: Catalog): FieldConfig[] => [
  { ...categoryField(catalog), isHalfWidth: true, derive: () => ({ subcategoryId: '' }) },
  {
    name: 'subcategoryId',
    label: t(common.subcategory),
    kind: 'select',
    isHalfWidth: true,
    placeholder: t(texts.selectSubcategory),
    dependsOn: ['categoryId'],
    isDisabled: (values) => textOf(values.categoryId) === '',
    noOptions: t(texts.addOnTab, { tab: t(common.subcategory) }),
    options: (values) => subcategoryOptions(catalog, textOf(values.categoryId)),
  },
];

const CATEGORY_FIELDS: Record<Catalog, FieldConfig[]> = {
  grocery: categoryWithSubcategory('grocery'),
  fruits: categoryWithSubcategory('fruits'),
  medicine: categoryWithSubcategory('medicine'),
  milk: [categoryField('milk')],
  labtest: [categoryField('labtest')],
};

const packFields = (catalog: Catalog): FieldConfig[] => [
  text('quantity', t(common.quantity), { ...half, kind: 'number', hint: t(texts.quantityHint) }),
  {
    name: 'unit',
    label: t(common.unit),
    kind: 'select',
    isHalfWidth: true,
    options: catalogFacts[catalog].units.map((unit) => ({ value: unit, label: unit })),
  },
];

const BRAND = text('brand', t(common.brand), half);
const TAGS = text('tags', t(texts.tags), { ...half, hint: t(common.separatedByCommas) });

const OTHER_FIELDS: Record<Catalog, FieldConfig[]> = {
  grocery: [BRAND, TAGS],
  fruits: [TAGS],
  medicine: [BRAND],
  milk: [BRAND],
  labtest: [],
};

const CONTROLS = { choice: 'select', date: 'date', count: 'number', flag: 'switch' } as const;

const groupCodeFor = (values: FormValues) =>
  suggestGroupCode({ name: textOf(values.name), brand: textOf(values.brand) }) || undefined;

const hasSchedule = (values: FormValues): boolean => textOf(values.schedule) !== '';

function toFieldConfig(key: ProductFieldKey): FieldConfig {
  const field = productField(key);
  return {
    name: key,
    label: field.label,
    kind: field.kind === 'text' ? (field.isMultiline ? 'textarea' : 'text') : CONTROLS[field.kind],
    ...(field.hint !== undefined && { hint: field.hint }),
    ...(field.isHalfWidth && half),
    ...(field.kind === 'text' && { maxLength: field.maxLength }),
    ...(key === 'groupCode' && { suggest: groupCodeFor }),
    ...(key === 'schedule' && { derive: (values) => (hasSchedule(values) ? { requiresPrescription: true } : {}) }),
    ...(key === 'requiresPrescription' && { isDisabled: hasSchedule }),
    ...(field.kind === 'choice' && {
      placeholder: t(texts.notStated),
      options: Object.entries(field.choices).map(([value, label]) => ({ value, label })),
    }),
  };
}

function stockHint(catalog: Catalog): string {
  if (!catalogFacts[catalog].isCarried) return t(texts.labTestStockHint);
  return t(needsBatch(catalog) ? texts.medicineStockHint : texts.stockHint);
}

/** Fields that stand beside those with rules of their own. */
const PLACED_FIELDS: ProductFieldKey[] = ['hindiName', 'lowStockLimit'];

export function productFields(catalog: Catalog): FieldConfig[] {
  const { isCarried } = catalogFacts[catalog];
  const keys = fieldsOf(catalog);
  const only = (name: ProductFieldKey) => keys.filter((key) => key === name).map(toFieldConfig);
  return [
    text('name', t(common.name)),
    ...only('hindiName'),
    ...CATEGORY_FIELDS[catalog],
    text('price', t(common.priceInRupees), { ...half, kind: 'number' }),
    text('mrp', t(common.mrpInRupees), {
      ...half,
      kind: 'number',
      hint: isCarried ? t(texts.mrpHint) : t(texts.usualPriceHint),
    }),
    ...(isCarried ? packFields(catalog) : []),
    text('stock', t(common.stock), {
      ...half,
      kind: 'number',
      hint: stockHint(catalog),
    }),
    ...only('lowStockLimit'),
    ...OTHER_FIELDS[catalog],
    ...keys.filter((key) => !PLACED_FIELDS.includes(key)).map(toFieldConfig),
    text('images', t(texts.images), { kind: 'pictures', hint: t(texts.imagesHint) }),
    text('description', t(common.description), { kind: 'textarea', hint: t(texts.descriptionHint) }),
    text('hsn', t(common.hsnCode), half),
    text('gstPercent', t(common.gstPercent), { ...half, kind: 'number' }),
    text('isAvailable', t(texts.onSale), { kind: 'switch' }),
    text('isFeatured', t(texts.featured), { kind: 'switch' }),
  ];
}
