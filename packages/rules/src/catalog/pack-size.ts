const SHORT: Record<string, string> = { gm: 'g', litre: 'L', Litre: 'L', other: '' };
const COUNTED: Record<string, { one: string; many: string }> = {
  piece: { one: 'piece', many: 'pieces' },
  bunch: { one: 'bunch', many: 'bunches' },
  sachet: { one: 'sachet', many: 'sachets' },
  pack: { one: 'pack', many: 'packs' },
  box: { one: 'box', many: 'boxes' },
  tablets: { one: 'tablet', many: 'tablets' },
  capsules: { one: 'capsule', many: 'capsules' },
};

/** "500 g", "1 L", "6 pieces", "15 tablets". */
export function packSize(quantity: number, unit: string): string {
  const amount = Number(quantity.toFixed(3));
  const counted = COUNTED[unit];
  if (counted) return `${amount} ${amount === 1 ? counted.one : counted.many}`;
  return `${amount} ${SHORT[unit] ?? unit}`.trim();
}
