import type { MorningSheet } from '@subah/contract/milk/milk-round';
import { toLitres } from '@subah/rules/milk/litres';

type Load = {
  brand: string | null;
  productId: string;
  name: string;
  unit: string;
  packs: number;
  /** Of one pack. */
  millilitres: number;
};

/** Packs and litres to order, by dairy and product; dairies in alphabetical order, products without a brand last. */
export const sumByDairy = (loads: Load[]): MorningSheet['dairies'] =>
  [...Map.groupBy(loads, ({ brand }) => brand)]
    .toSorted(([a], [b]) => Number(a === null) - Number(b === null) || (a ?? '').localeCompare(b ?? ''))
    .map(([brand, ofBrand]) => ({
      brand,
      packs: sumPacks(ofBrand),
      litres: toLitres(ofBrand.reduce((sum, { packs, millilitres }) => sum + packs * millilitres, 0)),
      products: [...Map.groupBy(ofBrand, ({ productId }) => productId)].flatMap(([productId, ofProduct]) =>
        ofProduct.slice(0, 1).map(({ name, unit }) => ({ productId, name, unit, packs: sumPacks(ofProduct) })),
      ),
    }));

const sumPacks = (loads: Load[]): number => loads.reduce((sum, { packs }) => sum + packs, 0);
