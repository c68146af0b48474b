import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import type { FieldPart } from '../../lib/resource/resource.ts';
import { textOf } from '../../lib/resource/resource.ts';
import { categoryOptions, subcategoryOptions } from '../../lib/shelf-options.ts';

const text = (name: string, label: string, more: Partial<FieldPart> = {}): FieldPart => ({
  name,
  label,
  kind: 'text',
  ...more,
});
const half = { half: true } as const;

/** A subcategory is chosen after its category: it stays closed until then and is let go when the category changes. */
const shelf = (catalog: Catalog): FieldPart[] => [
  {
    name: 'categoryId',
    label: 'Category',
    kind: 'select',
    half: true,
    nothing: 'Select category',
    options: () => categoryOptions(catalog),
    follow: (values) => ({ ...values, subcategoryId: '' }),
  },
  {
    name: 'subcategoryId',
    label: 'Subcategory',
    kind: 'select',
    half: true,
    nothing: 'Select subcategory',
    dependsOn: ['categoryId'],
    isDisabled: (values) => textOf(values.categoryId) === '',
    options: (values) => subcategoryOptions(catalog, textOf(values.categoryId)),
  },
];

const pack = (catalog: Catalog): FieldPart[] => [
  text('quantity', 'Quantity', { ...half, kind: 'number', hint: 'Size of one pack' }),
  {
    name: 'unit',
    label: 'Unit',
    kind: 'select',
    half: true,
    options: catalogFacts[catalog].units.map((unit) => ({ value: unit, label: unit })),
  },
];

const SHELF: Record<Catalog, () => FieldPart[]> = {
  grocery: () => shelf('grocery'),
  fruits: () => shelf('fruits'),
  medicine: () => shelf('medicine'),
  milk: () => [
    {
      name: 'categoryId',
      label: 'Milk category',
      kind: 'select',
      nothing: 'Select category',
      options: () => categoryOptions('milk'),
    },
  ],
  labtest: () => [
    {
      name: 'healthCheck',
      label: 'Health check',
      kind: 'select',
      nothing: 'Select health check',
      options: () => categoryOptions('labtest'),
    },
  ],
};

const OWN: Record<Catalog, FieldPart[]> = {
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
    text('preparation', 'Preparation', { kind: 'area' }),
  ],
};

/** The form of one catalog, in the order in which people fill it in. */
export function productFields(catalog: Catalog): FieldPart[] {
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
    text('description', 'Description', { kind: 'area', hint: 'Paragraphs, lists and bold text are kept' }),
    text('hsn', 'HSN code', half),
    text('gstPercent', 'GST %', { ...half, kind: 'number' }),
    text('isAvailable', 'On sale', { kind: 'switch' }),
    text('isFeatured', 'Featured', { kind: 'switch' }),
  ];
}
