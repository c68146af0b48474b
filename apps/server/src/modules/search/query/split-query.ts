import { isFiller, isPurposeVerb, isRequest, isSize } from '@subah/rules/search/filler-words';
import { plainWords } from '@subah/rules/search/plain-words';
import type { Lexicon } from '../words/lexicon.ts';
import type { Meaning } from '../words/meaning.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** Words that are looked up together. */
export type Part = {
  words: string[];
  meanings: Meaning[];
  joined?: string;
  /** As the dictionary spells it, if it was typed otherwise. */
  spelt?: string | undefined;
  /** A word of a known phrase is spelt right: the "pregnancy test" that a shop does not sell is no toast. */
  isSpeltRight?: boolean;
  /** A complaint, although the word also names something else. */
  isComplaint?: boolean;
};

/** The name of one thing: no complaint, property or word for many things. */
export const isThing = ({ meanings }: Part): boolean =>
  meanings.some(({ relatedAs, names, isProperty }) => relatedAs === 'related' && names.length > 0 && !isProperty);

const MAX_WORDS = 12;

export const splitWords = (text: string): string[] => plainWords(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);

/** Known phrases (longest first) and single words, without filler words, requests and verbs. */
export function splitAtPhrases(words: string[], lexicon: Lexicon): Part[] {
  const parts = readPhrases(words, lexicon);
  const described = parts.filter((part, at) => describes(part, parts.slice(at + 1), lexicon));
  if (described.length === 0) return parts;
  // The words beside a request are a phrase, too: "biryani banane ka masala" is biryani masala.
  const kept = described.flatMap((part) => part.words);
  return described.length < parts.length ? readPhrases(kept, lexicon) : described;
}

function readPhrases(words: string[], lexicon: Lexicon): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const match = lexicon.phraseAt(words, at);
    const length = match?.length ?? 1;
    parts.push({ words: words.slice(at, at + length), meanings: match?.meanings ?? [], spelt: match?.spelt });
    at += length;
  }
  return parts;
}

function describes({ words: [first = '', ...rest], meanings }: Part, following: Part[], lexicon: Lexicon): boolean {
  if (rest.length > 0) return true;
  if (isFiller(first)) return false;
  if (meanings.length > 0) return true;
  const isVerb = isPurposeVerb(first, following[0]?.words[0]) && lexicon.soundsLike(first).length === 0;
  return !isVerb && !isRequest(first) && !(isSize(first) && following.length > 0);
}

export const splitAtWords = (words: string[], lexicon: Lexicon): Part[] =>
  words
    .filter((word) => !isFiller(word) && !isRequest(word))
    .map((word) => ({ words: [word], meanings: lexicon.phraseAt([word], 0)?.meanings ?? [], isSpeltRight: true }));

/** "tooth paste" also matches "toothpaste", if the catalog or the lexicon has that word. */
export function joinNeighbours(
  parts: Part[],
  { vocabulary, lexicon }: { vocabulary: Vocabulary; lexicon: Lexicon },
): Part[] {
  const result: Part[] = [];
  for (let at = 0; at < parts.length; at++) {
    const [part, next] = [parts[at], parts[at + 1]];
    if (!part) continue;
    const phrase = part.words.join('');
    if (part.words.length === 2 && vocabulary.has(phrase)) {
      result.push({ ...part, joined: phrase });
      continue;
    }
    const joined = part.words.length === 1 && next?.words.length === 1 ? `${phrase}${next.words[0]}` : '';
    const meanings = joined ? (lexicon.phraseAt([joined], 0)?.meanings ?? []) : [];
    if (next && joined && (vocabulary.has(joined) || meanings.length > 0)) {
      result.push({ words: [...part.words, ...next.words], meanings, joined });
      at++;
    } else result.push(part);
  }
  return result;
}

export const withoutRepeated = (parts: Part[]): Part[] => [
  ...new Map(parts.map((part) => [part.words.join(' '), part])).values(),
];
