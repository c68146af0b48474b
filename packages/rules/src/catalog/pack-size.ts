const SHORT: Record<string, string> = { gm: 'g', litre: 'L', Litre: 'L' };
const LARGE: Record<string, string> = { g: 'kg', gm: 'kg', ml: 'L' };
const ONE: Record<string, string> = { tablets: 'tablet', capsules: 'capsule', other: 'item' };
const MANY: Record<string, string> = {
  piece: 'pieces',
  bunch: 'bunches',
  sachet: 'sachets',
  pack: 'packs',
  strip: 'strips',
  box: 'boxes',
  other: 'items',
};

/** "500 g", "1.5 kg", "1 L", "6 pieces", "15 tablets". */
export function packSize(quantity: number, unit: string): string {
  const large = quantity >= 1000 ? LARGE[unit] : undefined;
  const amount = Number((large ? quantity / 1000 : quantity).toFixed(3));
  const counted = amount === 1 ? ONE[unit] : MANY[unit];
  return `${amount} ${large ?? counted ?? SHORT[unit] ?? unit}`;
}

/** For "1 strip" and "2 packs": "1 Pack" before them would say it twice. */
export const namesPack = (size: string): boolean => /\b(packs?|strips?|box|boxes)$/.test(size);
