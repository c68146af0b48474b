const SHORT: Record<string, string> = { gm: 'g', litre: 'L', Litre: 'L', other: '' };
const PLURAL: Record<string, string> = {
  piece: 'pieces',
  bunch: 'bunches',
  sachet: 'sachets',
  pack: 'packs',
  box: 'boxes',
};

/** "500 g", "1 L", "6 pieces", "15 tablets". */
export function packSize(quantity: number, unit: string): string {
  const amount = Number(quantity.toFixed(3));
  const plural = PLURAL[unit];
  if (plural) return `${amount} ${amount === 1 ? unit : plural}`;
  return `${amount} ${SHORT[unit] ?? unit}`.trim();
}
