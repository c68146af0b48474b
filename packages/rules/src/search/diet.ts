import type { VegMark } from '../catalog/product-fields.ts';

type Diet = {
  /** Marks of what the customer does not eat. */
  unwanted: readonly VegMark[];
  /** Products with one of these words are left out, too: many lists have no marks. */
  excluded: readonly string[];
  /** Products with one of these words in their name come first. */
  preferred: readonly string[];
};

const NO_DIET: Diet = { unwanted: [], excluded: [], preferred: [] };

const MEAT = 'chicken mutton fish prawn meat lamb keema pork sausage salami'.split(' ');

const DIETS: readonly (Diet & { pattern: RegExp })[] = [
  {
    pattern: beforeWord('non[ -]?veg(?:etarian)?|mansahari|मांसाहारी|नॉन ?वेज'),
    unwanted: ['veg'],
    excluded: [],
    preferred: [],
  },
  {
    pattern: beforeWord('(?:pure )?veg(?:etarian)?|shakahari|शाकाहारी|वेज'),
    unwanted: ['non-veg', 'egg'],
    excluded: [...MEAT, 'egg'],
    preferred: ['veg'],
  },
  {
    pattern: beforeWord('egg[ -]?(?:less|free)|(?:without|no|bina) (?:eggs?|anda|ande)|बिना (?:अंडा|अंडे)'),
    unwanted: ['non-veg', 'egg'],
    excluded: ['egg'],
    preferred: ['eggless', 'veg'],
  },
];

/** Only before another word: "fresh veg" means vegetables. */
function beforeWord(words: string): RegExp {
  const joining = '(?: (?:wala|wali|wale|ka|ki|ke|वाला|वाली|वाले|का|की|के))*';
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words})${joining}\s+(?=[\p{L}\p{N}])`, 'iu');
}

/** Takes out "veg", "eggless" or "non veg": "veg momos", "eggless cake", "शाकाहारी सूप". */
export function extractDiet(query: string): Diet & { words: string } {
  const diet = DIETS.find(({ pattern }) => pattern.test(query));
  if (!diet) return { words: query, ...NO_DIET };
  const { pattern, ...conditions } = diet;
  return { words: query.replace(pattern, ' ').trim(), ...conditions };
}
