const GRAMS: Record<string, number> = {
  kg: 1000,
  kgs: 1000,
  kilo: 1000,
  kilos: 1000,
  g: 1,
  gm: 1,
  gms: 1,
  gram: 1,
  grams: 1,
};
const MILLILITRES: Record<string, number> = {
  l: 1000,
  ltr: 1000,
  litre: 1000,
  liter: 1000,
  litres: 1000,
  liters: 1000,
  lt: 1000,
  ml: 1,
};
const PIECES: Record<string, number> = {
  dozen: 12,
  pc: 1,
  pcs: 1,
  piece: 1,
  pieces: 1,
  tablets: 1,
  tabs: 1,
  capsules: 1,
  sachets: 1,
};

const PACK = new RegExp(
  `(?<![\\w.])(\\d+(?:\\.\\d+)?)\\s*(${[...Object.keys(GRAMS), ...Object.keys(MILLILITRES), ...Object.keys(PIECES)].sort((a, b) => b.length - a.length).join('|')})(?!\\w)`,
  'gi',
);
/** "half kg", "aadha kilo". */
const HALF = /\b(?:half|aadha|adha)\s+(kg|kilo|litre|liter|ltr|l)\b/gi;

/** Splits a query into words and pack sizes: "1kg atta" is `atta` and `g1000`. The SQL function `search_pack` makes the same keys. */
export function extractPacks(query: string): { words: string; packs: string[] } {
  const packs: string[] = [];
  const words = query.replace(HALF, '0.5 $1').replace(PACK, (_, amount: string, unit: string) => {
    packs.push(packToken(Number(amount), unit.toLowerCase()));
    return ' ';
  });
  return { words, packs };
}

function packToken(amount: number, unit: string): string {
  const exact = (factor: number) => Number((amount * factor).toFixed(3));
  if (unit in GRAMS) return `g${exact(GRAMS[unit] ?? 1)}`;
  if (unit in MILLILITRES) return `ml${exact(MILLILITRES[unit] ?? 1)}`;
  return `n${exact(PIECES[unit] ?? 1)}`;
}
