const SHORT: Record<string, string> = { gm: 'g', litre: 'L', Litre: 'L', other: '' };
const ONE: Record<string, string> = { tablets: 'tablet', capsules: 'capsule' };
const MANY: Record<string, string> = {
  piece: 'pieces',
  bunch: 'bunches',
  sachet: 'sachets',
  pack: 'packs',
  box: 'boxes',
};

/** "500 g", "1 L", "6 pieces", "15 tablets". */
export function packSize(quantity: number, unit: string): string {
  const amount = Number(quantity.toFixed(3));
  const counted = amount === 1 ? ONE[unit] : MANY[unit];
  return `${amount} ${counted ?? SHORT[unit] ?? unit}`.trim();
}
