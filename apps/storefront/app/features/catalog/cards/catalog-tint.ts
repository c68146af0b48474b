import type { Catalog } from '@subah/rules/catalog/catalogs';

/** Colour says which catalog: the well around a picture has the colour that the picture's own edge has. */
export const catalogTint: Record<Catalog, string> = {
  fruits: 'tint-produce',
  grocery: 'tint-grocery',
  milk: 'tint-dairy',
  medicine: 'tint-medicine',
  labtest: 'tint-lab',
};
