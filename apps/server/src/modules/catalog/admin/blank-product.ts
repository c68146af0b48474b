import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import type { InferSelectModel } from 'drizzle-orm';
import { products } from '../catalog.tables.ts';

/** What a form can fill in. */
export const productColumns = {
  code: products.code,
  categoryId: products.categoryId,
  subcategoryId: products.subcategoryId,
  name: products.name,
  brand: products.brand,
  pricePaise: products.pricePaise,
  mrpPaise: products.mrpPaise,
  packQuantity: products.packQuantity,
  unit: products.unit,
  stock: products.stock,
  description: products.description,
  hindiName: products.hindiName,
  tags: products.tags,
  pictures: products.pictures,
  hsn: products.hsn,
  gstPercent: products.gstPercent,
  isAvailable: products.isAvailable,
  isFeatured: products.isFeatured,
  origin: products.origin,
  isOrganic: products.isOrganic,
  composition: products.composition,
  requiresPrescription: products.requiresPrescription,
  expiryDate: products.expiryDate,
  deliveryTime: products.deliveryTime,
  includedTests: products.includedTests,
  location: products.location,
  preparation: products.preparation,
};

type Columns = Pick<InferSelectModel<typeof products>, keyof typeof productColumns>;
export type ProductRow = Omit<Columns, 'categoryId' | 'subcategoryId' | 'pictures'>;

/** The documented forms of these do not ask for a stock; zero would make every new product sold out. */
const STOCK_TO_BEGIN_WITH: Record<Catalog, number> = {
  fruits: 100,
  milk: 100,
  labtest: 1000,
  grocery: 0,
  medicine: 0,
};

/** A new product before its form is filled in. */
export function blankProduct(catalog: Catalog): ProductRow {
  const { units, defaultHsn, defaultGstPercent } = catalogFacts[catalog];
  const isLabTest = catalog === 'labtest';
  return {
    code: '',
    name: '',
    brand: null,
    pricePaise: 0,
    mrpPaise: 0,
    packQuantity: 1,
    unit: units[0] ?? 'piece',
    stock: STOCK_TO_BEGIN_WITH[catalog],
    description: '',
    hindiName: null,
    tags: [],
    hsn: defaultHsn,
    gstPercent: defaultGstPercent,
    isAvailable: true,
    isFeatured: false,
    origin: null,
    isOrganic: false,
    composition: null,
    requiresPrescription: false,
    expiryDate: null,
    deliveryTime: catalog === 'milk' ? '11 MINS' : null,
    includedTests: isLabTest ? 1 : null,
    location: isLabTest ? 'Bhopal' : null,
    preparation: null,
  };
}
