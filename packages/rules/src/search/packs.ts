const units = (factor: number, names: string): [string, number][] =>
  names.split(' ').map((name): [string, number] => [name, factor]);

const GRAMS = new Map([
  ...units(1000, 'kg kgs kilo kilos kilogram kilograms किलो किग्रा किलोग्राम'),
  ...units(1, 'g gm gms gram grams ग्राम'),
]);
const MILLILITRES = new Map([
  ...units(1000, 'l ltr ltrs litre liter litres liters lt लीटर लिटर ली'),
  ...units(1, 'ml मिली मिलीलीटर एमएल'),
]);
const PIECES = new Map([
  ...units(12, 'dozen dozens darjan दर्जन डज़न डजन'),
  ...units(
    1,
    'pc pcs piece pieces tablets tabs capsules sachets pack packs packet packets pkt pkts bottle bottles strip strips पीस नग पैकेट',
  ),
]);

const NUMBER_WORDS = new Map([
  ...units(1, 'ek one एक'),
  ...units(2, 'do two दो'),
  ...units(3, 'teen three तीन'),
  ...units(4, 'chaar char four चार'),
  ...units(5, 'paanch panch five पांच पाँच'),
  ...units(6, 'chhah six छह छः'),
  ...units(10, 'das dus ten दस'),
  ...units(20, 'bees twenty बीस'),
  ...units(25, 'pachees पच्चीस'),
  ...units(50, 'pachas pachaas fifty पचास'),
  ...units(0.5, 'half aadha adha aadhi आधा आधी 1/2 ½'),
  ...units(0.25, 'paav pav paw pao quarter पाव 1/4 ¼'),
  ...units(0.75, 'paun pauna पौन पौना 3/4 ¾'),
  ...units(1.25, 'sava sawa सवा'),
  ...units(1.5, 'dedh derh डेढ़ डेढ'),
  ...units(2.5, 'dhai adhai dhaai ढाई'),
]);

const longestFirst = (words: Iterable<string>): string => [...words].sort((a, b) => b.length - a.length).join('|');
const UNIT = longestFirst([...GRAMS.keys(), ...MILLILITRES.keys(), ...PIECES.keys()]);
const HUNDRED = 'sau|hundred|सौ';
/** "do", "sau" or "do sau". */
const NUMBER_WORD = `(?:(?:${longestFirst(NUMBER_WORDS.keys())})\\s+)?(?:${HUNDRED})|${longestFirst(NUMBER_WORDS.keys())}`;
/** `\b` does not know Devanagari. */
const START = String.raw`(?<![\w.\u0900-\u097f])`;
const END = String.raw`(?![\w\u0900-\u097f])`;

const PACK = new RegExp(`${START}(?:(\\d+(?:\\.\\d+)?)\\s*|(${NUMBER_WORD})\\s+)(${UNIT})${END}`, 'gi');
/** "paav paneer", "ek dozen" and "dozen eggs" name a pack without a number or a unit. */
const QUARTER_KILO = new RegExp(`${START}(?:paav|पाव)(?:\\s+(?:bhar|भर))?${END}(?!\\s*(?:bhaji|भाजी))`, 'gi');
const DOZEN = new RegExp(`${START}(?:dozen|darjan|दर्जन)${END}`, 'gi');

/** Splits a query into words and pack sizes: "1kg atta" is `atta` and `g1000`. The SQL function `search_pack` makes the same keys. */
export function extractPacks(query: string): { words: string; packs: string[] } {
  const packs: string[] = [];
  const take = (pack: string) => {
    packs.push(pack);
    return ' ';
  };
  const words = query
    .normalize('NFC')
    .replace(PACK, (_, amount: string | undefined, spelt: string | undefined, unit: string) =>
      take(packKey(amount ? Number(amount) : readNumber(spelt ?? ''), unit.toLowerCase())),
    )
    .replace(QUARTER_KILO, () => take('g250'))
    .replace(DOZEN, () => take('n12'));
  return { words, packs };
}

function readNumber(spelt: string): number {
  const words = spelt.toLowerCase().split(/\s+/);
  const hundreds = HUNDRED.split('|').includes(words.at(-1) ?? '') ? 100 : 1;
  return (NUMBER_WORDS.get(words[0] ?? '') ?? 1) * hundreds;
}

function packKey(amount: number, unit: string): string {
  const exact = (factor: number) => Number((amount * factor).toFixed(3));
  const [grams, millilitres] = [GRAMS.get(unit), MILLILITRES.get(unit)];
  if (grams) return `g${exact(grams)}`;
  if (millilitres) return `ml${exact(millilitres)}`;
  return `n${exact(PIECES.get(unit) ?? 1)}`;
}

/** The same number of grams for millilitres and the other way round: lists give milk and oil in either. */
export const inOtherMeasure = (packs: readonly string[]): string[] =>
  packs.flatMap((pack) => {
    const [, measure, amount] = /^(g|ml)(.+)$/.exec(pack) ?? [];
    return measure ? [`${measure === 'g' ? 'ml' : 'g'}${amount}`] : [];
  });
