import type { ProductForm } from '@subah/contract/catalog/catalog-forms';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { mapFields, type ProductFieldValues } from '@subah/rules/catalog/product-fields';
import { toPaise } from '@subah/rules/money';
import { cleanHtml } from '../clean-html.ts';
import { readLines, readText } from '../import/read-text.ts';
import type { ProductRow } from './blank-product.ts';

/** A key that is missing in the form keeps its value. */
export function applyForm(before: ProductRow, form: ProductForm, catalog: Catalog): ProductRow {
  const pricePaise = form.price === undefined ? before.pricePaise : toPaise(form.price);
  return {
    ...applyFields(before, form, catalog),
    code: before.code,
    name: form.name ?? before.name,
    pricePaise,
    ...applyMrp(before, form.mrp, pricePaise),
    unit: form.unit ?? before.unit,
    packQuantity: form.quantity ?? before.packQuantity,
    stock: form.stock ?? before.stock,
    brand: form.brand === undefined ? before.brand : form.brand,
    description: form.description === undefined ? before.description : cleanHtml(form.description ?? ''),
    tags: form.tags ? [...new Set(form.tags.map((tag) => tag.toLowerCase()).filter(Boolean))] : before.tags,
    isAvailable: form.isAvailable ?? form.availability ?? before.isAvailable,
    isFeatured: form.isFeatured ?? before.isFeatured,
    hsn: form.hsn ?? before.hsn,
    gstPercent: form.gstPercent ?? before.gstPercent,
  };
}

/** Without an MRP (null) the price is stored in its place. */
function applyMrp(before: ProductRow, mrp: number | null | undefined, pricePaise: number) {
  if (mrp) return { hasMrp: true, mrpPaise: toPaise(mrp) };
  const hasMrp = mrp === undefined && before.hasMrp;
  return { hasMrp, mrpPaise: hasMrp ? before.mrpPaise : pricePaise };
}

/** A flag and a field with an initial value cannot be emptied: a blank one keeps its value. */
const applyFields = (before: ProductFieldValues, form: ProductForm, catalog: Catalog): ProductFieldValues =>
  mapFields((key, field) => {
    const value = form[key];
    if (value === undefined) return before[key];
    const isNullable = field.kind !== 'flag' && field.initial?.[catalog] === undefined;
    if (value === null) return isNullable ? null : before[key];
    // As an import reads it, so that importing an export changes nothing.
    if (field.kind === 'text') return (field.isMultiline ? readLines : readText)(String(value)) || null;
    return value;
  }) as ProductFieldValues;
