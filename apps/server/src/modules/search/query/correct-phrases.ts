import { editDistance } from '@subah/rules/search/edit-distance';
import { isFiller, isRequest } from '@subah/rules/search/filler-words';
import { isDevanagari } from '@subah/rules/search/plain-words';
import type { Language } from './expand-word.ts';

const MIN_LENGTH = 4;
/** Above this length two edits are likelier a misspelling than another word. */
const MAX_LENGTH_OF_ONE_EDIT = 6;

/** Corrects a word that stands only in phrases of the dictionary by the word beside it: "kele ke chis" are "kele ke chips". */
export function correctPhraseWords(words: string[], language: Language): string[] {
  const covered = coveredByPhrases(words, language);
  return words.map((word, at) => {
    if (covered.has(at) || !isUnknown(word, language)) return word;
    const [before, after] = [words.slice(0, at).findLast(isContent), words.slice(at + 1).find(isContent)];
    const candidates = [
      ...(before ? language.lexicon.wordsAfter(before) : []),
      ...(after ? language.lexicon.wordsBefore(after) : []),
    ];
    return nearest(word, candidates) ?? word;
  });
}

const isContent = (word: string): boolean => !isFiller(word);

const isUnknown = (word: string, { vocabulary, lexicon }: Language): boolean =>
  word.length >= MIN_LENGTH &&
  !isDevanagari(word) &&
  !/\d/.test(word) &&
  isContent(word) &&
  !isRequest(word) &&
  !vocabulary.has(word) &&
  !lexicon.phraseAt([word], 0);

/** Places of words that belong to a phrase as they are. */
function coveredByPhrases(words: string[], { lexicon }: Language): Set<number> {
  const covered = new Set<number>();
  for (let at = 0; at < words.length; at++) {
    const length = lexicon.phraseAt(words, at)?.length ?? 1;
    if (length > 1) for (let place = at; place < at + length; place++) covered.add(place);
  }
  return covered;
}

function nearest(word: string, candidates: readonly string[]): string | undefined {
  const maxEdits = word.length <= MAX_LENGTH_OF_ONE_EDIT ? 1 : 2;
  const near = candidates
    .filter((candidate) => candidate[0] === word[0])
    .map((candidate) => ({ candidate, edits: editDistance(word, candidate, maxEdits) }))
    .filter(({ edits }) => edits <= maxEdits);
  return near.sort((a, b) => a.edits - b.edits)[0]?.candidate;
}
