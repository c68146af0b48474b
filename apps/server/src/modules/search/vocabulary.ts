import { editDistance, forgivenEdits } from '@subah/rules/search/edit-distance';
import { soundOf } from '@subah/rules/search/sound';
import { indexAlikeWords } from './trigram-index.ts';

/** What the catalog knows about a word that somebody typed. */
export type WordFacts = {
  /** How many products carry it, or another word with the same stem: "tomatoes" where the catalog says "tomato". */
  products: number;
  /** Words of the catalog that begin with it, the commonest first. */
  continued: string[];
  /** Words of the catalog that it may have been meant to be, best first. */
  meant: string[];
};

export type CountedWord = { word: string; products: number; stem: string; sound: string };

const MOST_MEANT = 3;
const MOST_CONTINUED = 12;
/** Words that so many products carry together are enough to go on with: more would fill no page and make the search slow. */
const MANY_PRODUCTS = 10_000;
const MOST_ALIKE = 16;
const MOST_SAME_SOUND = 8;
const MOST_NEIGHBOURS = 200;

export type Vocabulary = ReturnType<typeof gatherVocabulary>;

/** All words of the catalog, in memory: a search asks about a dozen of them before it asks the database once. */
export function gatherVocabulary() {
  const words: CountedWord[] = [];
  const byWord = new Map<string, CountedWord>();
  const bySound = new Map<string, CountedWord[]>();
  const productsOfStem = new Map<string, number>();
  const alikeWords = indexAlikeWords();

  /** Words that begin with these letters. The list is in the order of letters. */
  const beginningWith = (letters: string): CountedWord[] => {
    const start = firstNotBefore(words, letters);
    let end = start;
    while (words[end]?.word.startsWith(letters)) end++;
    return words.slice(start, end);
  };

  /** Sounding alike, looking alike, and for short words the same two first letters and nearly the same length. */
  const neighboursOf = (typed: string): Set<CountedWord> => {
    if (typed.length < 3) return new Set();
    const near = (word: CountedWord) => Math.abs(word.word.length - typed.length) <= 1;
    return new Set([
      ...commonest(bySound.get(soundOf(typed)) ?? [], MOST_SAME_SOUND),
      ...alikeWords.mostAlike(typed, MOST_ALIKE).flatMap((number) => words[number] ?? []),
      ...(typed.length <= 7 ? commonest(beginningWith(typed.slice(0, 2)).filter(near), MOST_NEIGHBOURS) : []),
    ]);
  };

  return {
    /** Words must come in the order of their letters. */
    add(counted: CountedWord): void {
      words.push(counted);
      byWord.set(counted.word, counted);
      alikeWords.add(counted.word);
      productsOfStem.set(counted.stem, (productsOfStem.get(counted.stem) ?? 0) + counted.products);
      const sameSound = bySound.get(counted.sound);
      if (sameSound) sameSound.push(counted);
      else bySound.set(counted.sound, [counted]);
    },
    has: (word: string): boolean => byWord.has(word),
    /** All about a word that was typed. The stem of a word that the catalog does not have must be given. */
    facts(typed: string, stem = byWord.get(typed)?.stem ?? typed): WordFacts {
      const products = productsOfStem.get(stem) ?? 0;
      if (products > 0) return { ...UNKNOWN, products };
      const continued = typed.length > 1 ? untilMany(commonest(beginningWith(typed), MOST_CONTINUED)) : [];
      return { products, continued: continued.map(({ word }) => word), meant: likeliest(typed, neighboursOf(typed)) };
    },
  };
}

export const UNKNOWN: WordFacts = { products: 0, continued: [], meant: [] };

const commonest = (words: CountedWord[], most: number): CountedWord[] =>
  words.toSorted((a, b) => b.products - a.products).slice(0, most);

function untilMany(words: CountedWord[]): CountedWord[] {
  let carried = 0;
  return words.filter(({ products }) => {
    const isNeeded = carried < MANY_PRODUCTS;
    carried += products;
    return isNeeded;
  });
}

/** The place of the first word that does not stand before these letters. */
function firstNotBefore(words: CountedWord[], letters: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.word ?? '') < letters) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The word that was most likely meant: few letters away, sounding alike, and common. */
function likeliest(typed: string, neighbours: Set<CountedWord>): string[] {
  const ownSound = soundOf(typed);
  const most = forgivenEdits(typed.length);
  return Array.from(neighbours, ({ word, sound, products }) => ({
    word,
    cost: editDistance(typed, word, most + 1) - (sound === ownSound ? 1.5 : 0),
    // A word that is a little further away but far more common is the likelier one.
    commonness: Math.log10(1 + products) / 2,
  }))
    .filter(({ cost }) => cost <= most)
    .sort((a, b) => a.cost - a.commonness - (b.cost - b.commonness))
    .slice(0, MOST_MEANT)
    .map(({ word }) => word);
}
