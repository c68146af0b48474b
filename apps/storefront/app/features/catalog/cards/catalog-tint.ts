import type { Catalog } from '@subah/rules/catalog/catalogs';

/** The background of a picture has the colour of the picture's edge. */
export const catalogTint: Record<Catalog, string> = {
  fruits: 'tint-produce',
  grocery: 'tint-grocery',
  milk: 'tint-dairy',
  medicine: 'tint-medicine',
  labtest: 'tint-lab',
};
