import type { VegMark } from '../catalog/product-fields.ts';

type Diet = {
  /** What the customer does not eat. Products without a mark are kept. */
  unwanted: readonly VegMark[];
  /** Products with this word in their name come first. */
  preferred: string;
};

const NO_DIET: Diet = { unwanted: [], preferred: '' };

const DIETS: readonly (Diet & { pattern: RegExp })[] = [
  { pattern: beforeWord('non[ -]?veg(?:etarian)?|mansahari|मांसाहारी|नॉन ?वेज'), unwanted: ['veg'], preferred: '' },
  {
    pattern: beforeWord('(?:pure )?veg(?:etarian)?|shakahari|शाकाहारी|वेज'),
    unwanted: ['non-veg', 'egg'],
    preferred: 'veg',
  },
  {
    pattern: beforeWord('egg[ -]?(?:less|free)|(?:without|no|bina) (?:eggs?|anda|ande)|बिना (?:अंडा|अंडे)'),
    unwanted: ['non-veg', 'egg'],
    preferred: 'eggless',
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
  const { pattern, unwanted, preferred } = diet;
  return { words: query.replace(pattern, ' ').trim(), unwanted, preferred };
}
