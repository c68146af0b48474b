/** HSN heading of milk and cream. Ghee and lassi are also sold by the litre but have other headings. */
export const MILK_HSN = '0401';
/** HSN subheading of cream, which no milk plan delivers. */
export const CREAM_HSN = '040150';

export const LIQUID_UNITS = ['Litre', 'ml'] as const;

/** In millilitres, so that sums stay whole numbers. */
export const millilitres = (packQuantity: number, unit: string): number =>
  Math.round(packQuantity * (unit === 'ml' ? 1 : 1000));

/** 1500 → 1.5 */
export const toLitres = (ml: number): number => ml / 1000;

/** From a pack size text such as "500 ml" or "1 L"; undefined for other units. */
export function packMillilitres(text: string): number | undefined {
  const [, amount, unit] = /^([\d.]+) (ml|L)$/.exec(text) ?? [];
  return amount && unit ? millilitres(Number(amount), unit) : undefined;
}
