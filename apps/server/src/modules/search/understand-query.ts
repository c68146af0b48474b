import { devanagariOf, romanise } from '@subah/rules/search/devanagari';
import { FILLER_WORDS, HINDI_FILLER_WORDS } from '@subah/rules/search/filler-words';
import { takePacks } from '@subah/rules/search/packs';
import { isDevanagari, plainWords } from '@subah/rules/search/plain-words';
import type { Stems } from './read-vocabulary.ts';
import type { SynonymBook } from './synonym-book.ts';
import { UNKNOWN, type Vocabulary, type WordFacts } from './vocabulary.ts';

/** One thing that the shopper asked for, in all the ways in which the catalog may say it. */
export type Wish = {
  /**
   * Phrases of plain words. The first is what was typed or most likely meant; `isTaught` marks the word that the catalog
   * is most likely to use for it.
   */
  ways: { phrase: string; isTaught?: boolean }[];
  /** The word was not finished: names may go on from it. */
  isUnfinished?: boolean;
  /** Nothing in the catalog is like it. */
  isUnknown?: boolean;
};

export type Understood = { wishes: Wish[]; packs: string[]; typed: string };

const MOST_WORDS = 12;
/** A word that so few products carry may be a slip, so its taught meanings are looked for too. */
const RARE = 3;
/** Below this many products a word is also tried as two. */
const FEW = 10;

type Language = { book: SynonymBook; vocabulary: Vocabulary; stems: Stems };

/** What a shopper means: packs, taught words, other spellings, slips of the finger, words written together or apart. */
export async function understandQuery(query: string, { book, vocabulary, stems }: Language): Promise<Understood> {
  const { words: text, packs } = takePacks(query);
  const words = split(text).length > 0 ? split(text) : split(query);
  const parts = cutAtTaughtPhrases(words, book);
  const joined = onlyOnce(joinNeighbours(parts, vocabulary));
  const asked = joined.flatMap(wordsToLookUp);
  const stemOf = await stems(asked.filter((word) => !vocabulary.has(word)));
  const facts = new Map(asked.map((word) => [word, vocabulary.facts(word, stemOf.get(word))]));
  const apart = wordsApart(joined, facts, vocabulary);
  const wishes = joined.map((part): Wish => {
    if ('means' in part) return taughtWish(part);
    if ('together' in part) return { ways: [{ phrase: part.together }, { phrase: part.word }] };
    return wordWish(part.word, { facts, book, apart });
  });
  // A word that nobody here knows must not hide what the others ask for.
  const known = wishes.filter(({ isUnknown }) => !isUnknown);
  return {
    wishes: known.length > 0 ? known : wishes,
    packs,
    typed: words.filter((word) => !isFiller(word)).join(' ') || words.join(' '),
  };
}

const split = (text: string): string[] => plainWords(text).split(' ').filter(Boolean).slice(0, MOST_WORDS);

type Part = { word: string; together?: string } | { phrase: string; means: string[] };

/** Taught phrases first, the longest wins; of the rest the words that say nothing are left out. */
function cutAtTaughtPhrases(words: string[], book: SynonymBook): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const taught = book.phraseAt(words, at);
    if (taught) parts.push({ phrase: words.slice(at, at + taught.length).join(' '), means: taught.means });
    else parts.push({ word: words[at] ?? '' });
    at += taught?.length ?? 1;
  }
  const telling = parts.filter((part) => !('word' in part) || !isFiller(part.word));
  return telling.length > 0 ? telling : parts;
}

const isFiller = (word: string): boolean =>
  isDevanagari(word) ? HINDI_FILLER_WORDS.has(devanagariOf(word)) : FILLER_WORDS.has(word);

const wordsToLookUp = (part: Part): string[] => {
  if ('means' in part || part.together) return [];
  return isDevanagari(part.word) ? [part.word, romanise(devanagariOf(part.word))] : [part.word];
};

/** "tooth paste" may be "toothpaste": two words that the catalog writes as one become one wish for either. */
function joinNeighbours(parts: Part[], vocabulary: Vocabulary): Part[] {
  const joined: Part[] = [];
  for (let at = 0; at < parts.length; at++) {
    const [part, next] = [parts[at], parts[at + 1]];
    if (part && next && 'word' in part && 'word' in next && vocabulary.has(`${part.word}${next.word}`)) {
      joined.push({ together: `${part.word}${next.word}`, word: `${part.word} ${next.word}` });
      at++;
    } else if (part) joined.push(part);
  }
  return joined;
}

/** Who says a thing twice wishes it once. */
const onlyOnce = (parts: Part[]): Part[] => [
  ...new Map(parts.map((part) => ['word' in part ? part.word : part.phrase, part])).values(),
];

/** "cornflakes" may be "corn flakes": for words that few products carry, the two words that they are made of. */
function wordsApart(parts: Part[], facts: Map<string, WordFacts>, vocabulary: Vocabulary): Map<string, string> {
  const rare = parts.flatMap((part) =>
    'word' in part && !part.together && (facts.get(part.word)?.products ?? 0) < FEW ? [part.word] : [],
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

/** The first meaning counts as much as what was typed: who asks for "aloo" wants potatoes before aloo tikki. */
const taughtWish = ({ phrase, means }: { phrase: string; means: string[] }): Wish => ({
  ways: [{ phrase }, ...taughtWays(means)],
});

const taughtWays = (means: string[]): Wish['ways'] =>
  means.map((phrase, index) => (index === 0 ? { phrase, isTaught: true } : { phrase }));

type Knowledge = { facts: Map<string, WordFacts>; book: SynonymBook; apart: Map<string, string> };

function wordWish(word: string, { facts, book, apart }: Knowledge): Wish {
  if (isDevanagari(word)) return hindiWish(word, { facts, book, apart });
  const { products, continued, meant } = facts.get(word) ?? UNKNOWN;
  const ways = (phrases: string[]): Wish['ways'] => phrases.map((phrase) => ({ phrase }));
  const cut = ways([apart.get(word) ?? ''].filter(Boolean));
  const back = products < RARE ? ways(book.termsFor(word)) : [];
  if (products > 0) return { ways: [{ phrase: word }, ...back, ...cut] };
  if (back.length > 0) return { ways: back };
  const taught = book.soundsLike(word);
  if (taught) return { ways: [...taughtWays(taught), ...ways(continued)] };
  if (continued.length > 0) return { ways: ways(continued), isUnfinished: true };
  if (meant.length > 0) return { ways: [...ways(meant), ...cut] };
  return cut.length > 0 ? { ways: cut } : { ways: [{ phrase: word }], isUnknown: true };
}

function hindiWish(word: string, knowledge: Knowledge): Wish {
  const { facts, book } = knowledge;
  const latin = romanise(devanagariOf(word));
  const own = (facts.get(word)?.products ?? 0) > 0 ? [{ phrase: word }] : [];
  const means = book.phraseAt([latin], 0)?.means ?? book.soundsLike(latin);
  if (means) return { ways: [...own, ...taughtWays(means)] };
  const { ways, isUnknown = false } = wordWish(latin, knowledge);
  return { ways: [...own, ...ways], isUnknown: isUnknown && own.length === 0 };
}
