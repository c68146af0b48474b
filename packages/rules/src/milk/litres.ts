/** Milk and cream in the tariff. Ghee and lassi are sold by the litre too, and are no milk. */
export const MILK_HSN = '0401';

/** Units in which milk is poured. */
export const LIQUID_UNITS = ['Litre', 'ml'] as const;

/** Millilitres of one pack, so that sums stay whole numbers. */
export const millilitres = (packQuantity: number, unit: string): number =>
  Math.round(packQuantity * (unit === 'ml' ? 1 : 1000));

/** 1500 → 1.5 */
export const toLitres = (ml: number): number => ml / 1000;

/** What a pack in words holds: "500 ml", "1 L". Nothing for what is weighed or counted. */
export function packMillilitres(words: string): number | undefined {
  const [, amount, unit] = /^([\d.]+) (ml|L)$/.exec(words) ?? [];
  return amount && unit ? millilitres(Number(amount), unit) : undefined;
}
