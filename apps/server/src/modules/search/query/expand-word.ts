import { devanagariOf, romanise } from '@subah/rules/search/devanagari';
import { isDevanagari } from '@subah/rules/search/plain-words';
import { undoHindiKeyboard } from '@subah/rules/search/scripts';
import { asksForPage } from '@subah/rules/search/search-pages';
import type { Lexicon } from '../words/lexicon.ts';
import type { Meaning, Phrase, Strength } from '../words/meaning.ts';
import type { Stems } from '../words/read-vocabulary.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import {
  type Alternative,
  type Lookups,
  meaningAlternatives,
  merge,
  onlyInCatalog,
  toAlternatives,
  withStrength,
} from './alternatives.ts';
import { correct, moreCommon } from './correct-word.ts';
import type { Part } from './split-query.ts';

export type Language = { lexicon: Lexicon; vocabulary: Vocabulary; stems: Stems };

/** A word of fewer products may be a misspelling. */
const RARE = 6;
/** A word of fewer products is also searched as two words. */
const SPLIT_BELOW = 10;
/** A shorter word of the dictionary is whole. */
const MIN_COMPLETED = 4;

/** Every word whose stem `expandWord` may need: the lexicon knows those of its phrases. */
export function wordsToStem({ words, joined, spelt }: Part, { vocabulary }: Language): string[] {
  const latin = words.flatMap((word) => (isDevanagari(word) ? latinOf(word) : []));
  return [...words, ...latin, joined ?? '', ...(spelt?.split(' ') ?? [])].filter(
    (word) => word && !vocabulary.has(word),
  );
}

/** Alternatives that the catalog has, best first; none for an unknown word. */
export function expandWord(part: Part, lookups: Lookups): Alternative[] {
  const [word = '', ...rest] = part.words;
  if (rest.length > 0) return expandPhrase(part, lookups);
  if (isDevanagari(word)) return expandHindi(word, part, lookups);
  const spelt = part.spelt ? onlyInCatalog(toAlternatives([part.spelt], 'typed', lookups), lookups) : [];
  return merge([...spelt, ...expandLatin(word, part.meanings, lookups, { ...part, mayBeBeginning: true })]);
}

function expandPhrase({ words, meanings, joined, spelt }: Part, lookups: Lookups): Alternative[] {
  const texts = [words.join(' '), joined, spelt].flatMap((text) => text ?? []);
  return onlyInCatalog(
    [...toAlternatives(texts, strengthAsTyped(meanings), lookups), ...meaningAlternatives(meanings)],
    lookups,
  );
}

/** Of things that a grocery rarely sells, what only has the word is related: pods "for washing machines" are none. */
const strengthAsTyped = (meanings: Meaning[]): Strength =>
  meanings.length > 0 && meanings.every(({ names }) => names.some(({ isHeadOnly }) => isHeadOnly))
    ? 'related'
    : 'typed';

type LatinOptions = {
  isSpeltRight?: boolean;
  isComplaint?: boolean;
  /** A romanised word is whole: பால் is "paal", not the beginning of "palette". */
  mayBeBeginning: boolean;
};

function expandLatin(
  word: string,
  meanings: Meaning[],
  lookups: Lookups,
  { isSpeltRight, isComplaint, mayBeBeginning }: LatinOptions,
): Alternative[] {
  const { vocabulary, stemOf } = lookups;
  const stem = stemOf(word);
  // "machli" has the stem of "Mach3", "acidity" that of "acid": a word with a meaning is found by its stem only if the catalog
  // has the word too.
  const isTaughtOnly = meanings.length > 0 && !vocabulary.has(word);
  const products = isTaughtOnly ? 0 : vocabulary.productsOf(stem);
  const asTyped = onlyInCatalog(toAlternatives([word], strengthAsTyped(meanings), lookups), lookups);
  // A brand is never overruled by what the word means elsewhere.
  const taught = onlyInCatalog(
    meaningAlternatives(meanings, !isTaughtOnly && vocabulary.isBrand(stem) ? 'related' : 'typed'),
    lookups,
  ).filter(({ text }) => !(isTaughtOnly && text === word));
  if (isComplaint) return merge(taught.filter(({ text }) => text !== word));
  const twoWords = products < SPLIT_BELOW ? asTwoWords(word, 'near', lookups) : [];
  if (products > 0) {
    const mayBeMisspelt = products < RARE && meanings.length === 0;
    const common = mayBeMisspelt ? moreCommon(word, products, lookups) : [];
    // The beginning "tabl" has the stem of "table".
    const completions = vocabulary.has(word) ? [] : complete(word, lookups);
    if (mayBeBeginning && beginsThings(word, asTyped, lookups)) return merge([...completions, ...asTyped]);
    return merge([...asTyped, ...taught, ...twoWords, ...common, ...withStrength(completions, 'near')]);
  }
  if (taught.length > 0) return merge([...taught, ...twoWords]);
  // The dictionary knows the word, so it is no misspelling of another: the shop does not sell it, and "ber" is no berry.
  if (meanings.length > 0)
    return word.length < MIN_COMPLETED || meanings.every(({ relatedAs }) => relatedAs === 'typed')
      ? []
      : onlyInCatalog(toAlternatives(vocabulary.complete(word), 'related', lookups), lookups);
  if (isSpeltRight || asksForPage(word)) return [];
  const sameSound = onlyInCatalog(meaningAlternatives(lookups.lexicon.soundsLike(word)), lookups);
  const completions = complete(word, lookups);
  if (mayBeBeginning && beginsThings(word, sameSound, lookups))
    return merge([...completions, ...withStrength(sameSound, 'near')]);
  if (sameSound.length > 0)
    return merge([...sameSound, ...onlyInCatalog(toAlternatives(vocabulary.complete(word), 'near', lookups), lookups)]);
  if (completions.length > 0) return merge(completions);
  const phrase = asKnownPhrase(word, lookups);
  if (phrase.length > 0) return merge([...phrase, ...withStrength(correct(word, lookups), 'near')]);
  return merge([...asTwoWords(word, 'typed', lookups), ...correct(word, lookups)]);
}

function expandHindi(word: string, part: Part, lookups: Lookups): Alternative[] {
  const { meanings } = part;
  const direct = onlyInCatalog(
    [...toAlternatives([word], 'typed', lookups), ...meaningAlternatives(meanings)],
    lookups,
  );
  if (meanings.length > 0 && direct.length > 0) return merge(direct);
  // A known word that the shop does not sell is read as a Latin one only if names have exactly that: the ORS in Hindi is no oats.
  const readings = latinOf(word).filter((latin) => meanings.length === 0 || lookups.vocabulary.has(latin));
  if (meanings.length === 0) {
    const english = readAsEnglish(word, lookups);
    if (english.length > 0) return merge([...direct, ...english]);
  }
  for (const latin of readings) {
    const taught = lookups.lexicon.phraseAt([latin], 0)?.meanings ?? [];
    const found = expandLatin(latin, taught, lookups, { ...part, mayBeBeginning: false });
    if (found.length > 0) return merge([...direct, ...found]);
  }
  return direct;
}

/** A word of the dictionary that sounds the same, or else an English one. */
function readAsEnglish(word: string, lookups: Lookups): Alternative[] {
  const letters = devanagariOf(word);
  // कढ़ाई is the known word "kadhai", although it sounds like खाद.
  if (lookups.lexicon.phraseAt([romanise(letters)], 0)) return [];
  const sameSound = onlyInCatalog(meaningAlternatives(lookups.lexicon.soundsLikeHindi(word)), lookups);
  if (sameSound.length > 0) return sameSound;
  const [likeliest, ...others] = lookups.vocabulary.readAsEnglish(letters);
  // बच्चों is "bachchon" rather than a rare word with other vowels.
  if (!likeliest || (likeliest.edits > 0 && lookups.lexicon.soundsLike(romanise(letters)).length > 0)) return [];
  const meanings = lookups.lexicon.phraseAt([likeliest.word], 0)?.meanings ?? [];
  return onlyInCatalog(
    [
      ...toAlternatives([likeliest.word], 'typed', lookups),
      ...meaningAlternatives(meanings),
      ...toAlternatives(
        others.map((other) => other.word),
        'near',
        lookups,
      ),
    ],
    lookups,
  );
}

/** The word romanised, and as typed on an English keyboard switched to Hindi. */
function latinOf(word: string): string[] {
  const letters = devanagariOf(word);
  return [romanise(letters), undoHindiKeyboard(letters) ?? ''].filter(Boolean);
}

/** "cornflakes" also matches "corn flakes": the two words that it consists of, as the catalog spells them. */
function splitWord(word: string, { vocabulary, lexicon }: Pick<Lookups, 'vocabulary' | 'lexicon'>): string[] {
  const spell = (half: string): string | undefined =>
    vocabulary.has(half)
      ? half
      : lexicon
          .phraseAt([half], 0)
          ?.meanings.flatMap(({ names }) => names.map(({ text }) => text))
          .find((name) => vocabulary.has(name));
  const splits: { phrase: string; products: number }[] = [];
  for (let at = 3; at <= word.length - 3; at++) {
    const halves = [word.slice(0, at), word.slice(at)].flatMap((half) => spell(half) ?? []);
    if (halves.length < 2) continue;
    const products = Math.min(...halves.map((half) => vocabulary.productsOf(vocabulary.stemOf(half) ?? half)));
    splits.push({ phrase: halves.join(' '), products });
  }
  return splits
    .sort((a, b) => b.products - a.products)
    .slice(0, 1)
    .map(({ phrase }) => phrase);
}

/** The two words as one phrase, and what the lexicon knows about it. */
function asTwoWords(word: string, strength: Strength, lookups: Lookups): Alternative[] {
  const phrases = splitWord(word, lookups);
  const meanings = phrases.flatMap((phrase) => {
    const match = lookups.lexicon.phraseAt(phrase.split(' '), 0);
    return match?.length === 2 ? match.meanings : [];
  });
  return onlyInCatalog(
    [...toAlternatives(phrases, strength, lookups), ...meaningAlternatives(meanings, strength)],
    lookups,
  );
}

/** "mosquitorepellent" is a phrase of the dictionary, even if the catalog has other words for it. */
function asKnownPhrase(word: string, lookups: Lookups): Alternative[] {
  for (let at = 3; at <= word.length - 3; at++) {
    const halves = [word.slice(0, at), word.slice(at)];
    const match = lookups.lexicon.phraseAt(halves, 0);
    if (match?.length !== 2) continue;
    return onlyInCatalog(
      [...toAlternatives([halves.join(' ')], 'typed', lookups), ...meaningAlternatives(match.meanings)],
      lookups,
    );
  }
  return [];
}

const MAX_LENGTH_OF_BEGINNING = 5;

/** Rather the beginning of a word for many products than what it sounds like: "sham" is shampoo, "cash" is cashew. */
function beginsThings(word: string, others: Alternative[], { vocabulary }: Lookups): boolean {
  if (word.length > MAX_LENGTH_OF_BEGINNING || vocabulary.has(word)) return false;
  const things = vocabulary.countThings(word);
  return (
    things >= RARE || things > Math.max(0, ...others.map(({ stems }) => vocabulary.productsOf(stems.at(-1) ?? '')))
  );
}

const complete = (word: string, lookups: Lookups): Alternative[] => {
  if (word.length < 3) return [];
  const fromLexicon = lookups.lexicon
    .findByPrefix(word)
    .flatMap((known) => lookups.lexicon.phraseAt([known], 0)?.meanings ?? []);
  return [
    ...onlyInCatalog(toAlternatives(lookups.vocabulary.complete(word), 'typed', lookups), lookups),
    ...onlyInCatalog(
      meaningAlternatives(fromLexicon, 'near').filter(({ strength }) => strength !== 'related'),
      lookups,
    ),
  ];
};

const MAX_OTHER_THINGS = 40;

/** Names of other things with all words of a phrase: a "dish wash powder" is no washing powder. */
const longerPhrases = ({ text, stems }: Alternative, { lexicon }: Lookups): Phrase[] =>
  stems.length < 2
    ? []
    : lexicon
        .longerNames(text.slice(text.lastIndexOf(' ') + 1))
        .filter((name) => name.stems.length > stems.length && stems.every((stem) => name.stems.includes(stem)));

/** Names of other things that contain one of the alternatives: "sweet potato" for "potato". */
export function findOtherThings(part: Part, alternatives: Alternative[], lookups: Lookups): Alternative[] {
  const typed = alternatives.filter(({ strength, stems }) => strength === 'typed' && stems.length === 1);
  const meanings = [
    ...part.meanings,
    ...typed.flatMap(({ text }) => lookups.lexicon.phraseAt([text], 0)?.meanings ?? []),
  ];
  const own = new Set(
    meanings.flatMap(({ names, words, related }) => [...names, ...words, ...related].map(({ text }) => text)),
  );
  // Of a complaint also what is no remedy: "body lotion" helps, "shaving lotion" does not.
  const remedies = alternatives.filter(({ isRemedy, stems }) => isRemedy && stems.length > 1);
  const things = [
    ...typed.map(({ text }) => text),
    ...remedies.map(({ text }) => text.slice(text.lastIndexOf(' ') + 1)),
  ];
  const others = [
    ...[...new Set(things)].flatMap(lookups.lexicon.longerNames),
    ...alternatives.filter(({ strength }) => strength === 'typed').flatMap((phrase) => longerPhrases(phrase, lookups)),
  ].filter(({ text }) => !own.has(text));
  return onlyInCatalog(withStrength([...new Set(others)], 'related'), lookups).slice(0, MAX_OTHER_THINGS);
}
