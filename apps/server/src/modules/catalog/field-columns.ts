import {
  mapFields,
  PRODUCT_FIELD_KEYS,
  type ProductFieldKey,
  type ProductFieldValues,
} from '@subah/rules/catalog/product-fields';
import { products } from './catalog.tables.ts';

export const fieldColumns = mapFields((key) => products[key]) as Pick<typeof products, ProductFieldKey>;

export const pickFields = (row: ProductFieldValues): ProductFieldValues =>
  Object.fromEntries(PRODUCT_FIELD_KEYS.map((key) => [key, row[key]])) as ProductFieldValues;
