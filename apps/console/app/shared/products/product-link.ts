import type { Catalog } from '@subah/rules/catalog/catalogs';

const PRODUCT_LISTS: Record<Catalog, string> = {
  grocery: '?section=grocery&tab=product',
  fruits: '?section=fruits-vegetables&tab=product',
  medicine: '?section=medicines&tab=product',
  milk: '?section=milk-products',
  labtest: '?section=health-care&tab=lab-test',
};

/** The form of a product. */
export const productLink = (catalog: Catalog, id: string): string => `${PRODUCT_LISTS[catalog]}&edit=${id}`;
