import type { Catalogue } from '@subah/rules/catalog/catalogues';

/** Colour says which catalogue: the well around a picture has the colour that the picture's own edge has. */
export const catalogueTint: Record<Catalogue, string> = {
  fruits: 'tint-produce',
  grocery: 'tint-grocery',
  milk: 'tint-dairy',
  medicine: 'tint-medicine',
  labtest: 'tint-lab',
};
