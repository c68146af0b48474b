import { editDistance, toleratedEdits } from '@subah/rules/search/edit-distance';

/** The letters of a word as bits, to leave out most words before the costly edit distance. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

type CountedLetters = { word: string; letters: number };

/** Finds words of the same first letter within the tolerated edits, nearest first. */
export function createNearWords(words: readonly string[]): (word: string) => { word: string; edits: number }[] {
  const byShape = Map.groupBy(
    words.map((word): CountedLetters => ({ word, letters: lettersOf(word) })),
    ({ word }) => `${word[0]}${word.length}`,
  );
  return (word) => {
    const maxEdits = toleratedEdits(word.length);
    const near: { word: string; edits: number }[] = [];
    const typed = lettersOf(word);
    for (let length = word.length - maxEdits; length <= word.length + maxEdits; length++)
      for (const { word: candidate, letters } of byShape.get(`${word[0]}${length}`) ?? []) {
        // An edit takes away one letter and adds one at most.
        if (countBits(typed ^ letters) > 2 * maxEdits) continue;
        const edits = editDistance(word, candidate, maxEdits);
        if (edits <= maxEdits) near.push({ word: candidate, edits });
      }
    return near.sort((a, b) => a.edits - b.edits);
  };
}
