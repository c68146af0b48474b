import { editDistance } from '@subah/rules/search/edit-distance';
import { isDevanagari } from '@subah/rules/search/plain-words';
import { soundOf } from '@subah/rules/search/sound';
import type { Lexicon } from '../words/lexicon.ts';
import type { Meaning } from '../words/meaning.ts';
import { costOfCorrection, spellingOf } from '../words/vocabulary.ts';
import {
  type Alternative,
  type Lookups,
  meaningAlternatives,
  onlyInCatalog,
  toAlternatives,
  withStrength,
} from './alternatives.ts';

/** A rare word is also read as a word that is so many times as common. */
const MUCH_MORE_COMMON = 20;
const MAX_SPELLINGS = 3;
/** A word that no name has is less likely meant than one of the catalog: "sardnie" is a sardine rather than "sardi". */
const COST_OF_OTHER_WORDS = 0.8;

type Spelling = { cost: number; isDoubtful: boolean; alternatives: Alternative[] };

/** Words of the lexicon that the typed one may be a misspelling of. */
const spellingsOf = (word: string, lexicon: Lexicon): { word: string; meanings: Meaning[] }[] =>
  word.length < 4 || isDevanagari(word)
    ? []
    : lexicon
        .findNear(word)
        .slice(0, 4)
        .map((near) => ({ word: near.word, meanings: lexicon.phraseAt([near.word], 0)?.meanings ?? [] }));

const MAX_LENGTH_OF_DOUBT = 6;

const isDoubtful = (typed: string, word: string): boolean =>
  typed.length <= MAX_LENGTH_OF_DOUBT && editDistance(typed, word, 2) > 1 && soundOf(typed) !== soundOf(word);

/** The likeliest words of the catalog and of the lexicon that the typed one may be a misspelling of. */
export function correct(word: string, lookups: Lookups): Alternative[] {
  const { vocabulary, lexicon } = lookups;
  const fromCatalog: Spelling[] = vocabulary.correct(word).map((correction) => ({
    cost: correction.cost,
    isDoubtful: isDoubtful(word, correction.word),
    alternatives: onlyInCatalog(toAlternatives([correction.word], 'typed', lookups), lookups),
  }));
  const fromLexicon = spellingsOf(word, lexicon).flatMap((spelling): Spelling[] => {
    // "cracekrs" is "crackers", and only then "salted biscuits".
    const asSpelt = vocabulary.has(spelling.word) ? toAlternatives([spelling.word], 'typed', lookups) : [];
    const alternatives = onlyInCatalog([...asSpelt, ...meaningAlternatives(spelling.meanings)], lookups);
    const products = Math.max(0, ...alternatives.map(({ stems }) => Math.min(...stems.map(vocabulary.productsOf))));
    const cost = costOfCorrection(spellingOf(word), { ...spellingOf(spelling.word), products });
    if (cost === undefined) return [];
    return [
      {
        // The nearest word may be one that the shop does not sell: "haldram" is no turmeric ("haldi").
        cost: cost + (asSpelt.length > 0 || alternatives.length === 0 ? 0 : COST_OF_OTHER_WORDS),
        isDoubtful: isDoubtful(word, spelling.word),
        alternatives,
      },
    ];
  });
  const [best, ...others] = [...fromCatalog, ...fromLexicon].sort((a, b) => a.cost - b.cost).slice(0, MAX_SPELLINGS);
  if (!best) return [];
  // Two edits make another word of a short one, which is only related.
  if (best.isDoubtful)
    return withStrength(
      best.alternatives.filter(({ strength }) => strength !== 'related'),
      'related',
    );
  return [...best.alternatives, ...others.flatMap(({ alternatives }) => withStrength(alternatives, 'near'))];
}

/** Corrections of a word that is rare here, if they are much more common. */
export function moreCommon(word: string, products: number, lookups: Lookups): Alternative[] {
  const { vocabulary, stemOf } = lookups;
  const words = vocabulary
    .correct(word)
    .map((correction) => correction.word)
    .filter((corrected) => vocabulary.productsOf(stemOf(corrected)) >= products * MUCH_MORE_COMMON);
  return onlyInCatalog(toAlternatives(words.slice(0, 1), 'near', lookups), lookups);
}
