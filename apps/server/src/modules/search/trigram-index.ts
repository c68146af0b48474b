/** Words count as alike from this part of common trigrams on, as in PostgreSQL's pg_trgm. */
const ALIKE = 0.3;

/** Groups of three letters, with the beginning and the end of the word as letters of their own. */
function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** Finds words that look like another one by the trigrams that they share, without looking at all words. Words are numbered as they come. */
export function indexAlikeWords() {
  const holders = new Map<string, number[]>();
  const sizes: number[] = [];

  return {
    add(word: string): void {
      const trigrams = trigramsOf(word);
      const number = sizes.push(trigrams.size) - 1;
      for (const trigram of trigrams) {
        const others = holders.get(trigram);
        if (others) others.push(number);
        else holders.set(trigram, [number]);
      }
    },
    /** The numbers of the words that look most like this one, the likest first. */
    mostAlike(word: string, most: number): number[] {
      const trigrams = trigramsOf(word);
      const shared = new Map<number, number>();
      for (const trigram of trigrams)
        for (const number of holders.get(trigram) ?? []) shared.set(number, (shared.get(number) ?? 0) + 1);
      const alike: { number: number; likeness: number }[] = [];
      for (const [number, common] of shared) {
        const likeness = common / (trigrams.size + (sizes[number] ?? 0) - common);
        if (likeness >= ALIKE) alike.push({ number, likeness });
      }
      return alike
        .sort((a, b) => b.likeness - a.likeness)
        .slice(0, most)
        .map(({ number }) => number);
    },
  };
}
