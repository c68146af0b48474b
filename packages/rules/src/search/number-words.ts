const NUMBERS: Record<string, number> = {
  'ek|one|एक': 1,
  'do|two|दो': 2,
  'teen|tin|three|तीन': 3,
  'char|chaar|four|चार': 4,
  'panch|paanch|five|पांच|पाँच': 5,
  'chhe|chhah|six|छह|छः': 6,
  'saat|seven|सात': 7,
  'aath|eight|आठ': 8,
  'nau|nine|नौ': 9,
  'das|ten|दस': 10,
  'pandrah|fifteen|पंद्रह': 15,
  'bees|twenty|बीस': 20,
  'pachees|pachchis|twenty five|पच्चीस': 25,
  'tees|thirty|तीस': 30,
  'chalis|chaalis|forty|चालीस': 40,
  'pachas|pachaas|fifty|पचास': 50,
  'saath|sixty|साठ': 60,
  'sattar|seventy|सत्तर': 70,
  'assi|eighty|अस्सी': 80,
  'nabbe|ninety|नब्बे': 90,
};
const FACTORS: Record<string, number> = {
  'sau|so|hundred|सौ': 100,
  'hazar|hazaar|hajar|hajaar|thousand|हजार|हज़ार': 1000,
};

const listWords = (words: Record<string, number>): [string, number][] =>
  Object.entries(words).flatMap(([spellings, value]) =>
    spellings.split('|').map((word): [string, number] => [word, value]),
  );

const NUMBER_OF = new Map(listWords(NUMBERS));
const FACTOR_OF = new Map(listWords(FACTORS));
const alternatives = (words: ReadonlyMap<string, number>): string =>
  [...words.keys()].sort((a, b) => b.length - a.length).join('|');

/** Source of a pattern: "pachas", "do sau", "2 hazaar", "सौ". */
export const NUMBER_WORDS = `(?:(?:${alternatives(NUMBER_OF)}|\\d{1,3})\\s+)?(?:${alternatives(FACTOR_OF)})|${alternatives(NUMBER_OF)}`;

/** The value of a text that `NUMBER_WORDS` matches. */
export function readNumberWords(text: string): number {
  const words = text.toLowerCase().trim();
  const whole = NUMBER_OF.get(words) ?? FACTOR_OF.get(words);
  if (whole !== undefined) return whole;
  const at = words.search(/\s+\S+$/);
  const [count, factor] = [words.slice(0, at), words.slice(at).trim()];
  return (NUMBER_OF.get(count) ?? Number(count)) * (FACTOR_OF.get(factor) ?? 1);
}
