import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { blankFields } from '@subah/rules/catalog/product-fields';
import type { InferSelectModel } from 'drizzle-orm';
import { products } from '../catalog.tables.ts';
import { fieldColumns } from '../field-columns.ts';

/** Columns that the product form can update. */
export const productColumns = {
  ...fieldColumns,
  code: products.code,
  categoryId: products.categoryId,
  subcategoryId: products.subcategoryId,
  name: products.name,
  brand: products.brand,
  pricePaise: products.pricePaise,
  mrpPaise: products.mrpPaise,
  hasMrp: products.hasMrp,
  packQuantity: products.packQuantity,
  unit: products.unit,
  stock: products.stock,
  description: products.description,
  tags: products.tags,
  pictures: products.pictures,
  hsn: products.hsn,
  gstPercent: products.gstPercent,
  isAvailable: products.isAvailable,
  isFeatured: products.isFeatured,
};

type Columns = Pick<InferSelectModel<typeof products>, keyof typeof productColumns>;
export type ProductRow = Omit<Columns, 'categoryId' | 'subcategoryId' | 'pictures'>;

export function blankProduct(catalog: Catalog): ProductRow {
  const { units, defaultHsn, defaultGstPercent, initialStock } = catalogFacts[catalog];
  return {
    ...blankFields(catalog),
    code: '',
    name: '',
    brand: null,
    pricePaise: 0,
    mrpPaise: 0,
    hasMrp: false,
    packQuantity: 1,
    unit: units[0] ?? 'piece',
    stock: initialStock,
    description: '',
    tags: [],
    hsn: defaultHsn,
    gstPercent: defaultGstPercent,
    isAvailable: true,
    isFeatured: false,
  };
}
