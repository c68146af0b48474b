import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import {
  MAX_PRODUCT_DESCRIPTION,
  MAX_PRODUCT_TAGS,
  MAX_STOCK,
  MAX_TAG_LENGTH,
} from '@subah/rules/catalog/product-limits';
import { z } from 'zod';
import { Flag, Id } from '../endpoint.ts';
import {
  listField,
  numberField,
  optionalField,
  requiredField,
  requiredOnCreate,
  rupeesField,
  textField,
  wholeField,
} from '../form-field.ts';
import { DateTimeInput } from '../input-values.ts';
import { productFieldForms } from './product-fields.ts';

// Schemas of the catalog forms; console and server validate with the same ones.

export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;
export const MAX_PICTURES = 5;

/** The specification gives the messages of these catalogs without a full stop. */
const WITHOUT_FULL_STOP: readonly Catalog[] = ['fruits', 'medicine'];

export function categoryMessages(catalog: Catalog) {
  const end = WITHOUT_FULL_STOP.includes(catalog) ? '' : '.';
  return {
    name: `Category name is required${end}`,
    image: `Image is required for new category${end}`,
    type: `Only JPG, PNG, WEBP allowed${end}`,
    size: `Max 2MB allowed${end}`,
  };
}

export const PRODUCT_MESSAGES = {
  noCategory: 'Select a category.',
  noImage: 'At least one image is required.',
  tooMany: `Max ${MAX_PICTURES} images allowed.`,
  type: 'Only JPG, PNG, WEBP allowed.',
  size: 'Max 2MB per image.',
  aboveMrp: 'The price cannot be above the MRP.',
  schedule: 'A medicine of a schedule needs a prescription.',
  batch: 'Packs of a medicine come in with batch and expiry date. Book them under Stock.',
  scheduleX: 'Schedule X medicines cannot be sold online. Take the product off sale first.',
} as const;

/** `updatedAt` as it was read: rejects an update of a product that was changed in the meantime. */
const readAt = DateTimeInput().optional();

/** Category, dairy (with address and rating) or health check (with title and description). */
export function categoryForm(catalog: Catalog, isNew: boolean) {
  const required = requiredOnCreate(isNew);
  const message = categoryMessages(catalog).name;
  return z.object({
    name: required(textField(100), message),
    hindiName: optionalField(textField(100)),
    slug: optionalField(textField(120)),
    description: optionalField(textField(2000)),
    hindiDescription: optionalField(textField(2000)),
    address: optionalField(textField(300)),
    rating: optionalField(numberField(0, 5, (number) => number.multipleOf(0.1, 'Ratings go in steps of 0.1.'))),
  });
}
export type CategoryForm = z.output<ReturnType<typeof categoryForm>>;

export const healthCheckForm = (isNew: boolean) =>
  z.object({
    title: requiredOnCreate(isNew)(textField(100), 'Title is required.'),
    hindiTitle: optionalField(textField(100)),
    description: optionalField(textField(2000)),
    hindiDescription: optionalField(textField(2000)),
  });

const ALL_FIELDS = 'All fields are required';

export const subcategoryForm = (isNew: boolean) =>
  z.object({
    name: requiredOnCreate(isNew)(textField(100), ALL_FIELDS),
    hindiName: optionalField(textField(100)),
    categoryId: requiredOnCreate(isNew)(Id, ALL_FIELDS),
  });
export type SubcategoryForm = z.output<ReturnType<typeof subcategoryForm>>;

/** Required fields of a new product by catalog, with the error message. */
const REQUIRED_MESSAGES: Record<
  Catalog,
  Partial<Record<'unit' | 'quantity' | 'categoryId' | 'subcategoryId' | 'healthCheck', string>>
> = {
  fruits: {
    unit: 'Unit is required.',
    quantity: 'Quantity is required.',
    subcategoryId: 'Select a subcategory.',
  },
  grocery: { subcategoryId: 'Select a subcategory.' },
  medicine: { categoryId: PRODUCT_MESSAGES.noCategory, subcategoryId: 'Select a subcategory.' },
  milk: { quantity: 'Quantity is required.', categoryId: PRODUCT_MESSAGES.noCategory },
  labtest: { healthCheck: 'Select a health check.' },
};

/** One form for all catalogs. `discount` is computed and not accepted. */
export function productForm(catalog: Catalog, isNew: boolean) {
  const required = requiredOnCreate(isNew);
  const messages = REQUIRED_MESSAGES[catalog];
  const units = catalogFacts[catalog].units as [string, ...string[]];
  return z.object({
    name: required(textField(200), 'Product name is required.'),
    price: required(rupeesField('Price'), 'Price is required.'),
    mrp: optionalField(rupeesField('MRP')),
    unit: requiredOrOptional(z.enum(units, `Unit must be one of ${units.join(', ')}.`), messages.unit, isNew),
    quantity: requiredOrOptional(numberField(0.001, 100_000), messages.quantity, isNew),
    categoryId: requiredOrOptional(Id, messages.categoryId, isNew),
    subcategoryId: requiredOrOptional(Id, messages.subcategoryId, isNew),
    healthCheck: requiredOrOptional(Id, messages.healthCheck, isNew),
    stock: requiredOrOptional(wholeField(0, MAX_STOCK), undefined, isNew),
    code: optionalField(textField(120)),
    brand: optionalField(textField(100)),
    description: optionalField(textField(MAX_PRODUCT_DESCRIPTION)),
    tags: listField(textField(MAX_TAG_LENGTH), MAX_PRODUCT_TAGS, ','),
    isAvailable: Flag.optional(),
    availability: Flag.optional(),
    isFeatured: Flag.optional(),
    hsn: optionalField(textField(12)),
    gstPercent: optionalField(wholeField(0, 40)),
    ...productFieldForms(catalog, isNew),
    /** Paths of the pictures to keep; the others are removed. */
    keepImages: listField(z.string().max(300), 20),
    existingImages: listField(z.string().max(300), 20),
    readAt,
  });
}
export type ProductForm = z.output<ReturnType<typeof productForm>>;

function requiredOrOptional<Schema extends z.ZodType>(schema: Schema, message: string | undefined, isNew: boolean) {
  return message ? requiredOnCreate(isNew)(schema, message) : optionalField(schema);
}

export const filterCategoryForm = z.object({
  name: requiredField(textField(100), 'Category name is required.'),
  hindiName: optionalField(textField(100)),
  description: optionalField(textField(500)),
  hindiDescription: optionalField(textField(500)),
});

export const filterSubcategoryForm = z.object({
  categoryId: requiredField(Id, ALL_FIELDS),
  name: requiredField(textField(100), ALL_FIELDS),
  hindiName: optionalField(textField(100)),
  description: optionalField(textField(500)),
  hindiDescription: optionalField(textField(500)),
});
