/** The price of `amount` of `unit`: "₹58 for 1 kg", "₹12 for 100 g". */
export type UnitPrice = { rupees: number; amount: number; unit: string };

const SMALL_UNITS: Record<string, { large: string; perLarge: number }> = {
  g: { large: 'kg', perLarge: 1000 },
  gm: { large: 'kg', perLarge: 1000 },
  ml: { large: 'L', perLarge: 1000 },
};
const LARGE_UNITS = new Set(['kg', 'litre', 'Litre']);
const COUNTED_UNITS = new Set(['piece', 'tablets', 'capsules', 'sachet']);
const SMALL_AMOUNT = 100;

export const roundUnitPrice = (rupees: number): number =>
  rupees >= 100 ? Math.round(rupees) : Math.round(rupees * 100) / 100;

/** For comparing packs. Undefined where it would only repeat the price, or the unit says nothing. */
export function unitPrice({
  price,
  quantity,
  unit,
}: {
  price: number;
  quantity: number;
  unit: string;
}): UnitPrice | undefined {
  if (quantity <= 0) return undefined;
  const small = SMALL_UNITS[unit];
  if (small && quantity >= small.perLarge)
    return quantity === small.perLarge
      ? undefined
      : { rupees: roundUnitPrice((price / quantity) * small.perLarge), amount: 1, unit: small.large };
  if (small)
    return quantity === SMALL_AMOUNT
      ? undefined
      : {
          rupees: roundUnitPrice((price / quantity) * SMALL_AMOUNT),
          amount: SMALL_AMOUNT,
          unit: unit === 'gm' ? 'g' : unit,
        };
  if (quantity === 1) return undefined;
  if (LARGE_UNITS.has(unit))
    return { rupees: roundUnitPrice(price / quantity), amount: 1, unit: unit === 'kg' ? 'kg' : 'L' };
  if (COUNTED_UNITS.has(unit)) return { rupees: roundUnitPrice(price / quantity), amount: 1, unit: 'piece' };
  return undefined;
}
