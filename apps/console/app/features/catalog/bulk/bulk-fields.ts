import type { BulkField, BulkFieldValue } from '@subah/contract/catalog/bulk-products';
import { bulkProducts as texts } from '@subah/messages/console/bulk-products';
import { catalog as catalogTexts } from '@subah/messages/console/catalog';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { needsBatch } from '@subah/rules/catalog/batches';
import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { formatRupees } from '@subah/rules/money';
import type { FieldConfig } from '../../../lib/form/field-config.ts';
import { type FormValues, textOf } from '../../../lib/form/form-values.ts';
import { categoryOptions, subcategoryOptions } from '../../../shared/products/category-options.ts';

export const NO_CHANGES: FormValues = {
  ...{ priceStep: '', priceBy: '', isRounded: true, stockStep: '', packs: '', note: '', isAvailable: '' },
  ...{ categoryId: '', subcategoryId: '', addTags: '', removeTags: '', brand: '', gstPercent: '', hsn: '' },
};

const half = { isHalfWidth: true } as const;
const keep = { placeholder: t(texts.keep) } as const;

const PRICE: FieldConfig[] = [
  {
    ...{ name: 'priceStep', label: t(common.price), kind: 'select', ...half, ...keep },
    options: [
      { value: 'raise-percent', label: t(texts.raisePercent) },
      { value: 'lower-percent', label: t(texts.lowerPercent) },
      { value: 'raise-rupees', label: t(texts.raiseRupees) },
      { value: 'lower-rupees', label: t(texts.lowerRupees) },
    ],
  },
  { name: 'priceBy', label: t(texts.by), kind: 'number', hint: t(texts.byHint), ...half },
  { name: 'isRounded', label: t(texts.rounded), kind: 'switch' },
];

/** Packs of medicines come in with their batch, by a booking. */
const stockFields = (catalog: Catalog): FieldConfig[] =>
  needsBatch(catalog)
    ? []
    : [
        {
          ...{ name: 'stockStep', label: t(common.stock), kind: 'select', ...half, ...keep },
          options: [
            { value: 'add', label: t(texts.addPacks) },
            { value: 'set', label: t(texts.setPacks) },
          ],
        },
        { name: 'packs', label: t(common.packs), kind: 'number', ...half },
        { name: 'note', label: t(common.note), kind: 'text', maxLength: 200, hint: t(common.onlyStaffSeeIt) },
      ];

const ON_SALE: FieldConfig = {
  ...{ name: 'isAvailable', label: t(catalogTexts.onSale), kind: 'select', ...keep },
  options: [
    { value: 'true', label: t(catalogTexts.onSale) },
    { value: 'false', label: t(catalogTexts.notOnSale) },
  ],
};

const shelfFields = (catalog: Catalog): FieldConfig[] => [
  {
    ...{ name: 'categoryId', label: catalogFacts[catalog].categoryNoun, kind: 'select', ...half, ...keep },
    options: () => categoryOptions(catalog),
    derive: () => ({ subcategoryId: '' }),
  },
  ...(catalog === 'milk' || catalog === 'labtest'
    ? []
    : [
        {
          ...({ name: 'subcategoryId', label: t(common.subcategory), kind: 'select', ...half, ...keep } as const),
          dependsOn: ['categoryId'],
          isDisabled: (values: FormValues) => textOf(values.categoryId) === '',
          options: (values: FormValues) => subcategoryOptions(catalog, textOf(values.categoryId)),
        },
      ]),
];

export const bulkFields = (catalog: Catalog): FieldConfig[] => [
  ...PRICE,
  ...stockFields(catalog),
  ON_SALE,
  ...shelfFields(catalog),
  { name: 'addTags', label: t(texts.addTags), kind: 'text', hint: t(texts.tagsHint), ...half },
  { name: 'removeTags', label: t(texts.removeTags), kind: 'text', hint: t(texts.tagsHint), ...half },
  { name: 'brand', label: t(common.brand), kind: 'text', maxLength: 100 },
  { name: 'hsn', label: t(common.hsnCode), kind: 'text', maxLength: 12, ...half },
  { name: 'gstPercent', label: t(common.gstPercent), kind: 'number', ...half },
];

export const fieldLabels: Record<BulkField, string> = {
  price: t(common.price),
  mrp: t(common.mrp),
  stock: t(common.stock),
  isAvailable: t(catalogTexts.onSale),
  category: t(common.category),
  subcategory: t(common.subcategory),
  tags: t(catalogTexts.tags),
  brand: t(common.brand),
  gstPercent: t(common.gstPercent),
  hsn: t(common.hsnCode),
};

export function formatValue(field: BulkField, value: BulkFieldValue): string {
  if (value === null || value === '') return t(texts.nothing);
  if (typeof value === 'boolean') return t(value ? common.yes : common.no);
  if (typeof value === 'number' && (field === 'price' || field === 'mrp')) return formatRupees(value);
  return String(value);
}
