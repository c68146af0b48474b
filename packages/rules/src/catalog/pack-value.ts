import { roundUnitPrice, type UnitPrice } from './unit-price.ts';

type Pack = { price: number; quantity: number; unit: string };

export type PackValue = {
  /** In the same measure for all packs; undefined where they cannot be compared. */
  unitPrice: UnitPrice | undefined;
  isBestValue: boolean;
};

/** Smallest units of each measure, with the unit that prices are given for. */
const MEASURES: Record<string, { measure: string; perUnit: number; large?: string }> = {
  g: { measure: 'g', perUnit: 1, large: 'kg' },
  gm: { measure: 'g', perUnit: 1, large: 'kg' },
  kg: { measure: 'g', perUnit: 1000, large: 'kg' },
  ml: { measure: 'ml', perUnit: 1, large: 'L' },
  litre: { measure: 'ml', perUnit: 1000, large: 'L' },
  Litre: { measure: 'ml', perUnit: 1000, large: 'L' },
  piece: { measure: 'piece', perUnit: 1 },
  tablets: { measure: 'tablet', perUnit: 1 },
  capsules: { measure: 'capsule', perUnit: 1 },
  sachet: { measure: 'sachet', perUnit: 1 },
};
const SMALL_AMOUNT = 100;
/** Packs within one percent are equally good. */
const NOTABLY_LESS = 0.99;

/** ₹/kg, ₹/L, ₹/100 g of small packs or ₹/tablet, and which pack is the better value. */
export function comparePacks(packs: readonly Pack[]): PackValue[] {
  const measured = packs.map(({ price, quantity, unit }) => {
    const found = MEASURES[unit];
    return found && quantity > 0 ? { ...found, price, amount: quantity * found.perUnit } : undefined;
  });
  const [first] = measured;
  if (!first || measured.some((pack) => pack?.measure !== first.measure))
    return packs.map(() => ({ unitPrice: undefined, isBestValue: false }));
  const isSmall = measured.every((pack) => pack && pack.amount < SMALL_AMOUNT);
  const base = first.large === undefined ? 1 : isSmall ? SMALL_AMOUNT : 1000;
  const shown =
    first.large === undefined || isSmall ? { amount: base, unit: first.measure } : { amount: 1, unit: first.large };
  const prices = measured.map((pack) => ((pack?.price ?? 0) / (pack?.amount ?? 1)) * base);
  const lowest = Math.min(...prices);
  const isSpread = lowest < Math.max(...prices) * NOTABLY_LESS;
  return prices.map((rupees, index) => ({
    unitPrice: { rupees: roundUnitPrice(rupees), ...shown },
    isBestValue: isSpread && index === prices.indexOf(lowest),
  }));
}
