import { isFiller } from '@subah/rules/search/filler-words';
import type { Language } from './expand-word.ts';
import type { Part } from './split-query.ts';

/**
 * What a phrase of the dictionary says beside the name in it: "refill" of "hand wash refill". A product need not have it, but comes first
 * with it. Only words of the catalog that are no kind of things: "apple fruit" is no fruit bar.
 */
export function wordsBesideNames(parts: Part[], { lexicon, vocabulary }: Pick<Language, 'lexicon' | 'vocabulary'>) {
  const isKind = (word: string): boolean =>
    lexicon.phraseAt([word], 0)?.meanings.some(({ relatedAs }) => relatedAs === 'near') ?? false;
  return parts
    .flatMap(wordsBesideName)
    .filter((word) => !isFiller(word) && vocabulary.has(word) && !isKind(word))
    .map((word) => vocabulary.stemOf(word) ?? word);
}

function wordsBesideName({ words, meanings, spelt }: Part): string[] {
  const phrase = spelt ?? words.join(' ');
  const textsOf = (key: 'names' | 'words') => meanings.flatMap((meaning) => meaning[key].map(({ text }) => text));
  const names = textsOf('names');
  if (names.includes(phrase)) return [];
  const [name] = [...names, ...textsOf('words')]
    .filter((text) => text !== phrase && ` ${phrase} `.includes(` ${text} `))
    .sort((a, b) => b.length - a.length);
  return name ? ` ${phrase} `.replace(` ${name} `, ' ').trim().split(' ') : [];
}
