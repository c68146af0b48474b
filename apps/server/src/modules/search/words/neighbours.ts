import { isFiller } from '@subah/rules/search/filler-words';
import { isDevanagari } from '@subah/rules/search/plain-words';
import { soundOf } from '@subah/rules/search/sound';

/** Words that stand beside each other in phrases, apart from filler words; the word that is looked up by its sound. */
export function createNeighbours() {
  const afterSound = new Map<string, Set<string>>();
  const beforeSound = new Map<string, Set<string>>();
  const add = (map: Map<string, Set<string>>, word: string, neighbour: string) => {
    const sound = soundOf(word);
    const known = map.get(sound);
    if (known) known.add(neighbour);
    else map.set(sound, new Set([neighbour]));
  };
  const find = (map: Map<string, Set<string>>, word: string): string[] => [...(map.get(soundOf(word)) ?? [])];
  return {
    add(phrase: string): void {
      if (isDevanagari(phrase)) return;
      const words = phrase.split(' ').filter((word) => !isFiller(word));
      words.forEach((word, at) => {
        const next = words[at + 1];
        if (next === undefined) return;
        add(afterSound, word, next);
        add(beforeSound, next, word);
      });
    },
    after: (word: string): string[] => find(afterSound, word),
    before: (word: string): string[] => find(beforeSound, word),
  };
}
