import type { Phrase } from './meaning.ts';
import type { LexiconEntry, StemmedEntry } from './meanings-by-term.ts';

const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

/**
 * "cow milk" is a kind of milk, for most of its words are like "gaay ka doodh"; "sweet potato" is called "shakarkand". The dictionary marks
 * the names of which this is not true.
 */
function kindsAmong(entries: readonly StemmedEntry[]) {
  const termsOf = new Map<string, Set<string>>();
  for (const { terms, meaning } of entries.map(({ entry }) => entry))
    for (const name of meaning.names) termsOf.set(name, new Set([...(termsOf.get(name) ?? []), ...terms]));
  return (thing: string, name: string, { terms, meaning, isKindOfLastWord }: LexiconEntry): boolean => {
    if (lastWord(name) !== thing) return false;
    const marked = isKindOfLastWord?.get(name);
    if (marked !== undefined) return marked;
    const others = terms.filter((term) => !meaning.names.includes(term));
    const ofThing = others.filter((term) => term.includes(' ') && termsOf.get(thing)?.has(lastWord(term)));
    return ofThing.length > 0 && ofThing.length * 2 >= others.length;
  };
}

/** By each word, the names of several words that contain it but are something else. */
export function findLongerNames(entries: readonly StemmedEntry[]): ReadonlyMap<string, readonly Phrase[]> {
  const isKindOf = kindsAmong(entries);
  const byWord = new Map<string, Phrase[]>();
  const add = (word: string, name: Phrase) => byWord.set(word, [...(byWord.get(word) ?? []), name]);
  for (const { entry, meaning } of entries) {
    const isOther = (word: string, name: string) =>
      // "tata tea" is a brand of tea.
      !entry.meaning.related.includes(word) && !isKindOf(word, name, entry);
    for (const name of meaning.names) {
      const words = name.text.split(' ');
      if (words.length > 1) for (const word of words) if (isOther(word, name.text)) add(word, name);
    }
    // "soya milk" is another word for "soy milk", which is no milk.
    for (const phrase of meaning.words) {
      const last = lastWord(phrase.text);
      const hasOther = (name: string) => name.endsWith(` ${last}`) && isOther(last, name);
      if (phrase.text.includes(' ') && entry.meaning.names.some(hasOther)) add(last, phrase);
    }
  }
  return byWord;
}
