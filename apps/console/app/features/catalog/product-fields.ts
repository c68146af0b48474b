import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import type { FieldConfig } from '../../lib/form/field-config.ts';
import { textOf } from '../../lib/form/form-values.ts';
import { categoryOptions, subcategoryOptions } from '../../shared/products/category-options.ts';

const text = (name: string, label: string, more: Partial<FieldConfig> = {}): FieldConfig => ({
  name,
  label,
  kind: 'text',
  ...more,
});
const half = { isHalfWidth: true } as const;

/** A subcategory is chosen after its category: it stays closed until then and is let go when the category changes. */
const shelf = (catalog: Catalog): FieldConfig[] => [
  {
    name: 'categoryId',
    label: 'Category',
    kind: 'select',
    isHalfWidth: true,
    placeholder: 'Select category',
    options: () => categoryOptions(catalog),
    derive: (values) => ({ ...values, subcategoryId: '' }),
  },
  {
    name: 'subcategoryId',
    label: 'Subcategory',
    kind: 'select',
    isHalfWidth: true,
    placeholder: 'Select subcategory',
    dependsOn: ['categoryId'],
    isDisabled: (values) => textOf(values.categoryId) === '',
    options: (values) => subcategoryOptions(catalog, textOf(values.categoryId)),
  },
];

const pack = (catalog: Catalog): FieldConfig[] => [
  text('quantity', 'Quantity', { ...half, kind: 'number', hint: 'Size of one pack' }),
  {
    name: 'unit',
    label: 'Unit',
    kind: 'select',
    isHalfWidth: true,
    options: catalogFacts[catalog].units.map((unit) => ({ value: unit, label: unit })),
  },
];

const SHELF: Record<Catalog, () => FieldConfig[]> = {
  grocery: () => shelf('grocery'),
  fruits: () => shelf('fruits'),
  medicine: () => shelf('medicine'),
  milk: () => [
    {
      name: 'categoryId',
      label: 'Milk category',
      kind: 'select',
      placeholder: 'Select category',
      options: () => categoryOptions('milk'),
    },
  ],
  labtest: () => [
    {
      name: 'healthCheck',
      label: 'Health check',
      kind: 'select',
      placeholder: 'Select health check',
      options: () => categoryOptions('labtest'),
    },
  ],
};

const OWN: Record<Catalog, FieldConfig[]> = {
  grocery: [text('brand', 'Brand', half), text('tags', 'Tags', { ...half, hint: 'Separated by commas' })],
  fruits: [
    text('origin', 'Origin', half),
    text('tags', 'Tags', { ...half, hint: 'Separated by commas' }),
    text('isOrganic', 'Organic', { kind: 'switch' }),
  ],
  medicine: [
    text('brand', 'Brand', half),
    text('expiryDate', 'Expiry date', { ...half, kind: 'date' }),
    text('composition', 'Composition'),
    text('requiresPrescription', 'Needs a prescription', { kind: 'switch' }),
  ],
  milk: [text('deliveryTime', 'Delivery time', half), text('brand', 'Brand', half)],
  labtest: [
    text('includedTests', 'Included tests', { ...half, kind: 'number' }),
    text('location', 'Location', half),
    text('preparation', 'Preparation', { kind: 'textarea' }),
  ],
};

/** The form of one catalog, in the order in which people fill it in. */
export function productFields(catalog: Catalog): FieldConfig[] {
  const isLabTest = catalog === 'labtest';
  return [
    text('name', 'Name'),
    ...(isLabTest
      ? []
      : [text('hindiName', 'Name in Hindi', { hint: 'Shown beside the name and found by the search' })]),
    ...SHELF[catalog](),
    text('price', 'Price (₹)', { ...half, kind: 'number' }),
    text('mrp', 'MRP (₹)', { ...half, kind: 'number', hint: 'Left empty, it is the price' }),
    ...(isLabTest ? [] : pack(catalog)),
    text('stock', 'Stock', { ...half, kind: 'number', hint: 'Packs that can be sold' }),
    ...OWN[catalog],
    text('images', 'Images', { kind: 'pictures', hint: 'At most 5; JPG, PNG or WEBP, 2MB each' }),
    text('description', 'Description', { kind: 'textarea', hint: 'Paragraphs, lists and bold text are kept' }),
    text('hsn', 'HSN code', half),
    text('gstPercent', 'GST %', { ...half, kind: 'number' }),
    text('isAvailable', 'On sale', { kind: 'switch' }),
    text('isFeatured', 'Featured', { kind: 'switch' }),
  ];
}
