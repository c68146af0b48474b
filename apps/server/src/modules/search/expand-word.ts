import { devanagariOf, romanise } from '@subah/rules/search/devanagari';
import { editDistance } from '@subah/rules/search/edit-distance';
import { FILLER_WORDS } from '@subah/rules/search/filler-words';
import { isDevanagari } from '@subah/rules/search/plain-words';
import { undoHindiKeyboard } from '@subah/rules/search/scripts';
import { soundOf } from '@subah/rules/search/sound';
import type { Lexicon, Meaning, Phrase, Strength } from './lexicon.ts';
import type { Stems } from './read-vocabulary.ts';
import { costOfCorrection, spellingOf, type Vocabulary } from './vocabulary.ts';

export type Alternative = Phrase & { strength: Strength };

/** Words that are looked up together. */
export type Part = {
  words: string[];
  meanings: Meaning[];
  joined?: string;
  /** A word of a known phrase is spelt right: the "pregnancy test" that a shop does not sell is no toast. */
  isSpeltRight?: boolean;
};

export type Language = { lexicon: Lexicon; vocabulary: Vocabulary; stems: Stems };

type Lookups = { lexicon: Lexicon; vocabulary: Vocabulary; stemOf: (word: string) => string };

/** A word of fewer products may be a misspelling. */
const RARE = 6;
/** A rare word is also read as a word that is so many times as common. */
const MUCH_MORE_COMMON = 20;
/** A word of fewer products is also searched as two words. */
const SPLIT_BELOW = 10;
const MAX_SPELLINGS = 3;
/** A shorter word of the dictionary is whole. */
const MIN_COMPLETED = 4;

/** Every word whose stem `expandWord` may need: the lexicon knows those of its phrases. */
export function wordsToStem({ words, joined }: Part, { vocabulary }: Language): string[] {
  const latin = words.flatMap((word) => (isDevanagari(word) ? latinOf(word) : []));
  return [...words, ...latin, joined ?? ''].filter((word) => word && !vocabulary.has(word));
}

/** Alternatives that the catalog has, best first; none for an unknown word. */
export function expandWord(part: Part, lookups: Lookups): Alternative[] {
  const [word = '', ...rest] = part.words;
  if (rest.length > 0) return expandPhrase(part, lookups);
  if (isDevanagari(word)) return expandHindi(word, part, lookups);
  return expandLatin(word, part.meanings, lookups, part.isSpeltRight);
}

function expandPhrase({ words, meanings, joined }: Part, lookups: Lookups): Alternative[] {
  return known(
    [
      ...toAlternatives([words.join(' '), ...(joined ? [joined] : [])], strengthAsTyped(meanings), lookups),
      ...meaningAlternatives(meanings),
    ],
    lookups,
  );
}

/** Of things that a grocery rarely sells, what only has the word is related: pods "for washing machines" are none. */
const strengthAsTyped = (meanings: Meaning[]): Strength =>
  meanings.length > 0 && meanings.every(({ names }) => names.some(({ isHeadOnly }) => isHeadOnly))
    ? 'related'
    : 'typed';

function expandLatin(word: string, meanings: Meaning[], lookups: Lookups, isSpeltRight = false): Alternative[] {
  const { vocabulary, stemOf } = lookups;
  const stem = stemOf(word);
  // "machli" has the stem of "Mach3", "acidity" that of "acid": a word with a meaning is found by its stem only if the catalog
  // has the word too.
  const isTaughtOnly = meanings.length > 0 && !vocabulary.has(word);
  const products = isTaughtOnly ? 0 : vocabulary.productsOf(stem);
  const asTyped = known(toAlternatives([word], strengthAsTyped(meanings), lookups), lookups);
  // A brand is never overruled by what the word means elsewhere.
  const taught = known(
    meaningAlternatives(meanings, !isTaughtOnly && vocabulary.isBrand(stem) ? 'related' : 'typed'),
    lookups,
  ).filter(({ text }) => !(isTaughtOnly && text === word));
  const twoWords = products < SPLIT_BELOW ? asTwoWords(word, 'near', lookups) : [];
  if (products > 0) {
    const mayBeMisspelt = products < RARE && meanings.length === 0;
    const common = mayBeMisspelt ? moreCommon(word, products, lookups) : [];
    // The beginning "tabl" has the stem of "table".
    const completions = vocabulary.has(word) ? [] : withStrength(complete(word, lookups), 'near');
    return merge([...asTyped, ...taught, ...twoWords, ...common, ...completions]);
  }
  if (taught.length > 0) return merge([...taught, ...twoWords]);
  // The dictionary knows the word, so it is no misspelling of another: the shop does not sell it, and "ber" is no berry.
  if (meanings.length > 0)
    return word.length < MIN_COMPLETED || meanings.every(({ relatedAs }) => relatedAs === 'typed')
      ? []
      : known(toAlternatives(vocabulary.complete(word), 'related', lookups), lookups);
  if (isSpeltRight) return [];
  const sameSound = known(meaningAlternatives(lookups.lexicon.soundsLike(word)), lookups);
  if (sameSound.length > 0)
    return merge([...sameSound, ...known(toAlternatives(vocabulary.complete(word), 'near', lookups), lookups)]);
  const completions = complete(word, lookups);
  if (completions.length > 0) return merge(completions);
  const phrase = asKnownPhrase(word, lookups);
  if (phrase.length > 0) return merge([...phrase, ...withStrength(correct(word, lookups), 'near')]);
  return merge([...asTwoWords(word, 'typed', lookups), ...correct(word, lookups)]);
}

function expandHindi(word: string, { meanings, isSpeltRight }: Part, lookups: Lookups): Alternative[] {
  const direct = known([...toAlternatives([word], 'typed', lookups), ...meaningAlternatives(meanings)], lookups);
  if (meanings.length > 0 && direct.length > 0) return merge(direct);
  // A known word that the shop does not sell is read as a Latin one only if names have exactly that: the ORS in Hindi is no oats.
  const readings = latinOf(word).filter((latin) => meanings.length === 0 || lookups.vocabulary.has(latin));
  for (const latin of readings) {
    const taught = lookups.lexicon.phraseAt([latin], 0)?.meanings ?? [];
    const found = expandLatin(latin, taught, lookups, isSpeltRight);
    if (found.length > 0) return merge([...direct, ...found]);
  }
  return direct;
}

/** The word romanised, and as typed on an English keyboard switched to Hindi. */
function latinOf(word: string): string[] {
  const letters = devanagariOf(word);
  return [romanise(letters), undoHindiKeyboard(letters) ?? ''].filter(Boolean);
}

const withStrength = (phrases: readonly Phrase[], strength: Strength): Alternative[] =>
  phrases.map((phrase) => ({ ...phrase, strength }));

/** Texts of the catalog or the customer as alternatives. */
const toAlternatives = (texts: readonly string[], strength: Strength, { stemOf }: Lookups): Alternative[] =>
  texts.map((text) => ({ text, stems: text.split(' ').map(stemOf), strength }));

function meaningAlternatives(meanings: readonly Meaning[], strength: Strength = 'typed'): Alternative[] {
  const weaker = strength === 'typed' ? 'same' : strength;
  return meanings.flatMap(({ names, words, related, relatedAs }) => [
    ...withStrength(names, strength),
    ...withStrength(words, weaker),
    ...withStrength(related, strength === 'typed' || relatedAs === 'related' ? relatedAs : strength),
  ]);
}

/** Alternatives whose words the catalog has. "ande" (eggs) has the stem "and", which stands in many names. */
const known = (alternatives: Alternative[], { vocabulary }: Lookups): Alternative[] =>
  alternatives.filter(({ text, stems, isExact }) => {
    const words = text.split(' ');
    if (isExact && !words.every(vocabulary.has)) return false;
    return stems.every(
      (stem, place) => vocabulary.productsOf(stem) > 0 && (stem === words[place] || !FILLER_WORDS.has(stem)),
    );
  });

/** Each alternative once, with its first strength. */
function merge(alternatives: Alternative[]): Alternative[] {
  const byStems = new Map<string, Alternative>();
  for (const alternative of alternatives) {
    const key = `${alternative.isHeadOnly ? '=' : ''}${alternative.stems.join(' ')}`;
    if (!byStems.has(key)) byStems.set(key, alternative);
  }
  return [...byStems.values()];
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
  return known([...toAlternatives(phrases, strength, lookups), ...meaningAlternatives(meanings, strength)], lookups);
}

/** "mosquitorepellent" is a phrase of the dictionary, even if the catalog has other words for it. */
function asKnownPhrase(word: string, lookups: Lookups): Alternative[] {
  for (let at = 3; at <= word.length - 3; at++) {
    const halves = [word.slice(0, at), word.slice(at)];
    const match = lookups.lexicon.phraseAt(halves, 0);
    if (match?.length !== 2) continue;
    return known(
      [...toAlternatives([halves.join(' ')], 'typed', lookups), ...meaningAlternatives(match.meanings)],
      lookups,
    );
  }
  return [];
}

const complete = (word: string, lookups: Lookups): Alternative[] => {
  if (word.length < 3) return [];
  const fromLexicon = lookups.lexicon
    .findByPrefix(word)
    .flatMap((known) => lookups.lexicon.phraseAt([known], 0)?.meanings ?? []);
  return [
    ...known(toAlternatives(lookups.vocabulary.complete(word), 'typed', lookups), lookups),
    ...known(
      meaningAlternatives(fromLexicon, 'near').filter(({ strength }) => strength !== 'related'),
      lookups,
    ),
  ];
};

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
function correct(word: string, lookups: Lookups): Alternative[] {
  const { vocabulary, lexicon } = lookups;
  const fromCatalog: Spelling[] = vocabulary.correct(word).map((correction) => ({
    cost: correction.cost,
    isDoubtful: isDoubtful(word, correction.word),
    alternatives: known(toAlternatives([correction.word], 'typed', lookups), lookups),
  }));
  const fromLexicon = spellingsOf(word, lexicon).flatMap((spelling): Spelling[] => {
    const alternatives = known(meaningAlternatives(spelling.meanings), lookups);
    const products = Math.max(0, ...alternatives.map(({ stems }) => Math.min(...stems.map(vocabulary.productsOf))));
    const cost = costOfCorrection(spellingOf(word), { ...spellingOf(spelling.word), products });
    if (cost === undefined || alternatives.length === 0) return [];
    return [{ cost, isDoubtful: isDoubtful(word, spelling.word), alternatives }];
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
function moreCommon(word: string, products: number, lookups: Lookups): Alternative[] {
  const { vocabulary, stemOf } = lookups;
  const words = vocabulary
    .correct(word)
    .map((correction) => correction.word)
    .filter((corrected) => vocabulary.productsOf(stemOf(corrected)) >= products * MUCH_MORE_COMMON);
  return known(toAlternatives(words.slice(0, 1), 'near', lookups), lookups);
}

const MAX_OTHER_THINGS = 40;

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
  const others = [...new Set(things)].flatMap(lookups.lexicon.longerNames).filter(({ text }) => !own.has(text));
  return known(withStrength([...new Set(others)], 'related'), lookups).slice(0, MAX_OTHER_THINGS);
}
