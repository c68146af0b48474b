import type { Meaning } from '../words/meaning.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** Stems of the words that shops call their shelves with. */
const FOOD_SHELVES = 'foodgrain dairi beverag bakeri snack spice jaggeri veget fruit gourmet munchi cook'.split(' ');
const OTHER_SHELVES = 'clean household pooja deterg beauti cosmet hygien groom pet'.split(' ');

const SHELVES_OF_OTHER_TRADES = new Map([
  ['food', OTHER_SHELVES],
  ['household', FOOD_SHELVES],
  ['care', FOOD_SHELVES],
]);

/** The only trade of what a term means. */
export function tradeOf(meanings: readonly Meaning[]): string | undefined {
  const [first, ...others] = meanings;
  return others.every(({ trade }) => trade === first?.trade) ? first?.trade : undefined;
}

/**
 * What stands there is called so for another reason: ice cream by a Kapoor is no camphor, jaggery in a bucket no bucket. Words that the
 * catalog does not have are left out, because PostgreSQL looks for each of them in every candidate.
 */
export const shelvesOfOtherTrades = (
  trade: string | undefined,
  { productsOf }: Pick<Vocabulary, 'productsOf'>,
): string[] => (SHELVES_OF_OTHER_TRADES.get(trade ?? '') ?? []).filter((stem) => productsOf(stem) > 0);
