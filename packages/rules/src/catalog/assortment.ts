import type { Catalog } from './catalogs.ts';

export type Assortment = { sellsFood: boolean; sellsMedicines: boolean; sellsLabTests: boolean };

const FOOD: readonly Catalog[] = ['grocery', 'fruits', 'milk'];

/** What the shop sells, by the catalogs with products on sale. */
export const assortmentOf = (catalogs: readonly Catalog[]): Assortment => ({
  sellsFood: catalogs.some((catalog) => FOOD.includes(catalog)),
  sellsMedicines: catalogs.includes('medicine'),
  sellsLabTests: catalogs.includes('labtest'),
});
