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

const categoryField = (catalog: Catalog): FieldConfig => {
  const { categoryField: name, categoryNoun } = catalogFacts[catalog];
  const noun = categoryNoun === 'Health check' ? 'health check' : 'category';
  return {
    name,
    label: catalog === 'milk' ? 'Milk category' : categoryNoun,
    kind: 'select',
    placeholder: `Select ${noun}`,
    options: () => categoryOptions(catalog),
  };
};

/** Changing the category clears the subcategory, which stays disabled until a category is chosen. */
const categoryWithSubcategory = (catalog: Catalog): FieldConfig[] => [
  { ...categoryField(catalog), isHalfWidth: true, derive: () => ({ subcategoryId: '' }) },
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

const CATEGORY_FIELDS: Record<Catalog, FieldConfig[]> = {
  grocery: categoryWithSubcategory('grocery'),
  fruits: categoryWithSubcategory('fruits'),
  medicine: categoryWithSubcategory('medicine'),
  milk: [categoryField('milk')],
  labtest: [categoryField('labtest')],
};

const packFields = (catalog: Catalog): FieldConfig[] => [
  text('quantity', 'Quantity', { ...half, kind: 'number', hint: 'Size of one pack' }),
  {
    name: 'unit',
    label: 'Unit',
    kind: 'select',
    isHalfWidth: true,
    options: catalogFacts[catalog].units.map((unit) => ({ value: unit, label: unit })),
  },
];

const BRAND = text('brand', 'Brand', half);
const TAGS = text('tags', 'Tags', { ...half, hint: 'Separated by commas' });

const OTHER_FIELDS: Record<Catalog, FieldConfig[]> = {
  grocery: [BRAND, TAGS],
  fruits: [TAGS],
  medicine: [BRAND],
  milk: [BRAND],
  labtest: [],
};

const CONTROLS = { text: 'text', choice: 'select', date: 'date', count: 'number', flag: 'switch' } as const;

const groupCodeFor = (values: FormValues) =>
  suggestGroupCode({ name: textOf(values.name), brand: textOf(values.brand) }) || undefined;

function toFieldConfig(key: ProductFieldKey): FieldConfig {
  const field = productField(key);
  return {
    name: key,
    label: field.label,
    kind: field.kind === 'text' && field.isMultiline ? 'textarea' : CONTROLS[field.kind],
    ...(field.hint !== undefined && { hint: field.hint }),
    ...(field.isHalfWidth && half),
    ...(field.kind === 'text' && { maxLength: field.maxLength }),
    ...(key === 'groupCode' && { suggest: groupCodeFor }),
    ...(field.kind === 'choice' && {
      placeholder: 'Not stated',
      options: Object.entries(field.choices).map(([value, label]) => ({ value, label })),
    }),
  };
}

export function productFields(catalog: Catalog): FieldConfig[] {
  const { isCarried } = catalogFacts[catalog];
  const keys = fieldsOf(catalog);
  const isName = (key: ProductFieldKey) => key === 'hindiName';
  return [
    text('name', 'Name'),
    ...keys.filter(isName).map(toFieldConfig),
    ...CATEGORY_FIELDS[catalog],
    text('price', 'Price (₹)', { ...half, kind: 'number' }),
    text('mrp', 'MRP (₹)', { ...half, kind: 'number', hint: 'Leave empty if none is printed on the pack' }),
    ...(isCarried ? packFields(catalog) : []),
    text('stock', 'Stock', { ...half, kind: 'number', hint: 'Packs that can be sold' }),
    ...OTHER_FIELDS[catalog],
    ...keys.filter((key) => !isName(key)).map(toFieldConfig),
    text('images', 'Images', { kind: 'pictures', hint: 'At most 5; JPG, PNG or WEBP, 2MB each' }),
    text('description', 'Description', { kind: 'textarea', hint: 'Paragraphs, lists and bold text are kept' }),
    text('hsn', 'HSN code', half),
    text('gstPercent', 'GST %', { ...half, kind: 'number' }),
    text('isAvailable', 'On sale', { kind: 'switch' }),
    text('isFeatured', 'Featured', { kind: 'switch' }),
  ];
}
