/** Minimum similarity (shared trigrams / all trigrams), as in PostgreSQL's pg_trgm. */
const MIN_SIMILARITY = 0.3;

/** Groups of three letters; the spaces mark the beginning and the end of the word. */
function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/**
 * Finds similar words by their shared trigrams, like pg_trgm but in memory: the vocabulary is held there anyway, and a
 * search with several unknown words would otherwise need one more database query before the search itself.
 */
export function createTrigramIndex() {
  const positionsByTrigram = new Map<string, number[]>();
  const trigramCounts: number[] = [];
  /** Shared trigrams by position; all zero between two calls. */
  let sharedCounts = new Uint8Array(0);

  return {
    /** Words are identified by the order in which they are added. */
    add(word: string): void {
      const trigrams = trigramsOf(word);
      const position = trigramCounts.push(trigrams.size) - 1;
      for (const trigram of trigrams) {
        const positions = positionsByTrigram.get(trigram);
        if (positions) positions.push(position);
        else positionsByTrigram.set(trigram, [position]);
      }
    },
    /** Positions of the most similar words, best first. */
    findSimilar(word: string, limit: number): number[] {
      const trigrams = trigramsOf(word);
      if (sharedCounts.length < trigramCounts.length) sharedCounts = new Uint8Array(trigramCounts.length);
      const counted: number[] = [];
      for (const trigram of trigrams)
        for (const position of positionsByTrigram.get(trigram) ?? []) {
          const shared = sharedCounts[position] ?? 0;
          if (shared === 0) counted.push(position);
          sharedCounts[position] = shared + 1;
        }
      const similar: { position: number; similarity: number }[] = [];
      for (const position of counted) {
        const shared = sharedCounts[position] ?? 0;
        sharedCounts[position] = 0;
        const similarity = shared / (trigrams.size + (trigramCounts[position] ?? 0) - shared);
        if (similarity >= MIN_SIMILARITY) similar.push({ position, similarity });
      }
      return similar
        .sort((a, b) => b.similarity - a.similarity)
        .slice(0, limit)
        .map(({ position }) => position);
    },
  };
}
