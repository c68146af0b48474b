import { devanagariOf, romanise } from '@subah/rules/search/devanagari';
import { FILLER_WORDS, HINDI_FILLER_WORDS } from '@subah/rules/search/filler-words';
import { extractPacks } from '@subah/rules/search/packs';
import { isDevanagari, plainWords } from '@subah/rules/search/plain-words';
import type { Stems } from './read-vocabulary.ts';
import type { Synonyms } from './synonyms.ts';
import { UNKNOWN, type Vocabulary, type WordFacts } from './vocabulary.ts';

/** One term of the query with all phrases that match it. */
export type Term = {
  /** The first is as typed, or the most likely correction. `isBestSynonym` marks the catalog's usual word for it. */
  alternatives: { phrase: string; isBestSynonym?: boolean }[];
  /** The word is a prefix: it may be continued. */
  isPrefix?: boolean;
  /** Nothing in the catalog is similar. */
  isUnknown?: boolean;
};

export type ParsedQuery = { terms: Term[]; packs: string[]; typed: string };

const MAX_WORDS = 12;
/** A word of fewer products may be a misspelling, so its synonyms are searched too. */
const SYNONYMS_BELOW = 3;
/** A word of fewer products is also searched as two words. */
const SPLIT_BELOW = 10;

type Language = { synonyms: Synonyms; vocabulary: Vocabulary; stems: Stems };

/** Extracts pack sizes, then expands each term by synonyms, spelling corrections and joined or split words. */
export async function parseQuery(query: string, { synonyms, vocabulary, stems }: Language): Promise<ParsedQuery> {
  const { words: text, packs } = extractPacks(query);
  const words = split(text).length > 0 ? split(text) : split(query);
  const parts = unique(joinNeighbours(splitAtSynonyms(words, synonyms), vocabulary));
  const lookups = parts.flatMap(wordsToLookUp);
  const stemOf = await stems(lookups.filter((word) => !vocabulary.has(word)));
  const facts = new Map(lookups.map((word) => [word, vocabulary.facts(word, stemOf.get(word))]));
  const twoWords = splitRareWords(parts, facts, vocabulary);
  const terms = parts.map((part): Term => {
    if ('means' in part) return { alternatives: [{ phrase: part.phrase }, ...synonymAlternatives(part.means)] };
    if ('joined' in part) return { alternatives: [{ phrase: part.joined }, { phrase: part.word }] };
    return wordTerm(part.word, { facts, synonyms, twoWords });
  });
  // Unknown terms are dropped if a known one remains; otherwise nothing would be found.
  const known = terms.filter(({ isUnknown }) => !isUnknown);
  return {
    terms: known.length > 0 ? known : terms,
    packs,
    typed: words.filter((word) => !isFiller(word)).join(' ') || words.join(' '),
  };
}

const split = (text: string): string[] => plainWords(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);

type Part = { word: string; joined?: string } | { phrase: string; means: string[] };

/** Phrases with synonyms (longest first) and single words, without filler words. */
function splitAtSynonyms(words: string[], synonyms: Synonyms): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const match = synonyms.phraseAt(words, at);
    if (match) parts.push({ phrase: words.slice(at, at + match.length).join(' '), means: match.means });
    else parts.push({ word: words[at] ?? '' });
    at += match?.length ?? 1;
  }
  const withoutFillers = parts.filter((part) => !('word' in part) || !isFiller(part.word));
  return withoutFillers.length > 0 ? withoutFillers : parts;
}

const isFiller = (word: string): boolean =>
  isDevanagari(word) ? HINDI_FILLER_WORDS.has(devanagariOf(word)) : FILLER_WORDS.has(word);

const wordsToLookUp = (part: Part): string[] => {
  if ('means' in part || part.joined) return [];
  return isDevanagari(part.word) ? [part.word, romanise(devanagariOf(part.word))] : [part.word];
};

/** "tooth paste" also matches "toothpaste", if the catalog has that word. */
function joinNeighbours(parts: Part[], vocabulary: Vocabulary): Part[] {
  const result: Part[] = [];
  for (let at = 0; at < parts.length; at++) {
    const [part, next] = [parts[at], parts[at + 1]];
    if (part && next && 'word' in part && 'word' in next && vocabulary.has(`${part.word}${next.word}`)) {
      result.push({ joined: `${part.word}${next.word}`, word: `${part.word} ${next.word}` });
      at++;
    } else if (part) result.push(part);
  }
  return result;
}

const unique = (parts: Part[]): Part[] => [
  ...new Map(parts.map((part) => ['word' in part ? part.word : part.phrase, part])).values(),
];

/** "cornflakes" also matches "corn flakes": for rare words, the two words that they consist of. */
function splitRareWords(parts: Part[], facts: Map<string, WordFacts>, vocabulary: Vocabulary): Map<string, string> {
  const rare = parts.flatMap((part) =>
    'word' in part && !part.joined && (facts.get(part.word)?.products ?? 0) < SPLIT_BELOW ? [part.word] : [],
  );
  return new Map(
    rare.flatMap((word) =>
      halves(word).flatMap(([left, right]) =>
        vocabulary.has(left) && vocabulary.has(right) ? [[word, `${left} ${right}`] as const] : [],
      ),
    ),
  );
}

const halves = (word: string): [string, string][] =>
  isDevanagari(word)
    ? []
    : Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => [
        word.slice(0, index + 3),
        word.slice(index + 3),
      ]);

/** The first meaning ranks like the typed word: "aloo" finds potatoes before aloo tikki. */
const synonymAlternatives = (means: string[]): Term['alternatives'] =>
  means.map((phrase, index) => (index === 0 ? { phrase, isBestSynonym: true } : { phrase }));

type Lookups = { facts: Map<string, WordFacts>; synonyms: Synonyms; twoWords: Map<string, string> };

const toAlternatives = (phrases: string[]): Term['alternatives'] => phrases.map((phrase) => ({ phrase }));

function wordTerm(word: string, lookups: Lookups): Term {
  if (isDevanagari(word)) return hindiTerm(word, lookups);
  const { facts, synonyms, twoWords } = lookups;
  const { products, completions, corrections } = facts.get(word) ?? UNKNOWN;
  const asTwoWords = toAlternatives([twoWords.get(word) ?? ''].filter(Boolean));
  const terms = products < SYNONYMS_BELOW ? toAlternatives(synonyms.termsFor(word)) : [];
  if (products > 0) return { alternatives: [{ phrase: word }, ...terms, ...asTwoWords] };
  if (terms.length > 0) return { alternatives: terms };
  const means = synonyms.soundsLike(word);
  if (means) return { alternatives: [...synonymAlternatives(means), ...toAlternatives(completions)] };
  if (completions.length > 0) return { alternatives: toAlternatives(completions), isPrefix: true };
  if (corrections.length > 0) return { alternatives: [...toAlternatives(corrections), ...asTwoWords] };
  return asTwoWords.length > 0 ? { alternatives: asTwoWords } : { alternatives: [{ phrase: word }], isUnknown: true };
}

function hindiTerm(word: string, lookups: Lookups): Term {
  const { facts, synonyms } = lookups;
  const latin = romanise(devanagariOf(word));
  const asTyped = (facts.get(word)?.products ?? 0) > 0 ? [{ phrase: word }] : [];
  const means = synonyms.phraseAt([latin], 0)?.means ?? synonyms.soundsLike(latin);
  if (means) return { alternatives: [...asTyped, ...synonymAlternatives(means)] };
  const { alternatives, isUnknown = false } = wordTerm(latin, lookups);
  return { alternatives: [...asTyped, ...alternatives], isUnknown: isUnknown && asTyped.length === 0 };
}
