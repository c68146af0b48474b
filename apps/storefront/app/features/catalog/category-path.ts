import { type Catalogue, catalogueFacts } from '@subah/rules/catalog/catalogues';

/** The page of one category, in the one spelling that links use. */
export const categoryPath = (catalogue: Catalogue, id: string): string => PATHS[catalogue](id);

const PATHS: Record<Catalogue, (id: string) => string> = {
  fruits: (id) => `${catalogueFacts.fruits.homePath}/${id}/products`,
  grocery: (id) => `${catalogueFacts.grocery.homePath}/${id}/products`,
  milk: (id) => `${catalogueFacts.milk.homePath}/${id}`,
  medicine: (id) => `${catalogueFacts.medicine.homePath}/medicines/${id}/products`,
  labtest: (id) => `/labtests/${id}`,
};
