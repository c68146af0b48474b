import { romanise } from '@subah/rules/search/devanagari';
import { editDistance } from '@subah/rules/search/edit-distance';
import { isFiller } from '@subah/rules/search/filler-words';
import { lettersOf } from '@subah/rules/search/plain-words';
import { soundOf } from '@subah/rules/search/sound';

/** Words for cleaning are one in a phrase: "bartan saaf karne ka" and "bartan dhone ka". */
const CLEANING = new Set('saaf saf dhone dhulne manjne manjhne साफ धोने मांजने'.split(' '));

const NEGATIONS = new Set('na nahi nahin nahee nhi nai न ना नही नहीं'.split(' '));

/** Verbs beside a negation: "neend na aana" is "neend nahi aati" and "neend nahi aa rahi hai". */
const NEGATED_VERBS = new Set(
  `aana ana aata ata aati ati aate aa aye aaye aayi hona hota hoti hote ho hui hua lagna lagta lagti lag jana jata jati ja raha rahi rahe rha rhi rhe
  आना आता आती आते आ आए आयी होना होता होती होते हो लगना लगता लगती लग जाना जाता जाती जा रहा रही रहे`.split(/\s+/),
);

/** The same in both scripts. */
export function wordSound(word: string): string {
  const letters = lettersOf(word);
  if (CLEANING.has(letters)) return 'dhone';
  if (NEGATIONS.has(letters)) return 'na';
  return soundOf(letters === word ? word : romanise(letters));
}

/** Nouns and verbs change their end before other words: "bachcha", "bachche", "bachchon", "bachcho"; "wajan badhana", "wajan badhane ki". */
const withoutEnding = (sound: string): string => sound.replace(/(?<=.{3})(?:a|on?)$/, '');

/** The sounds of a phrase without filler words, the same in both scripts: "sarson ka tel" and "सरसों के तेल" are "sars" and "tel". */
function phraseSounds(words: readonly string[]): string[] {
  const isNegated = words.some((word) => NEGATIONS.has(lettersOf(word)));
  return words
    .filter((word) => !isFiller(word) && !(isNegated && NEGATED_VERBS.has(lettersOf(word))))
    .map((word) => withoutEnding(wordSound(word)));
}

/** Phrases of at least two words that are no filler words, by their sound. */
export function createPhraseSounds() {
  const bySound = new Map<string, string[]>();
  const byOtherOrder = new Map<string, string[]>();
  /** How the phrases begin: few words do, and the sound of a phrase is costly. */
  const firstSounds = new Set<string>();
  const addTo = (map: Map<string, string[]>, sounds: string[], phrase: string): void => {
    firstSounds.add(sounds[0] ?? '');
    const sound = sounds.join(' ');
    const sameSound = map.get(sound);
    if (sameSound) sameSound.push(phrase);
    else map.set(sound, [phrase]);
  };
  return {
    /** Of a complaint, two words stand in any order: "phate honth", "honth phate". */
    add(phrase: string, { inAnyOrder }: { inAnyOrder: boolean }): boolean {
      const sounds = phraseSounds(phrase.split(' '));
      if (sounds.length < 2) return false;
      addTo(bySound, sounds, phrase);
      if (inAnyOrder && sounds.length === 2) addTo(byOtherOrder, sounds.toReversed(), phrase);
      return true;
    },
    mayBegin: (word: string): boolean => isFiller(word) || firstSounds.has(phraseSounds([word])[0] ?? ''),
    /** The one that is spelt most alike. */
    find(words: readonly string[]): string | undefined {
      const sound = phraseSounds(words).join(' ');
      const [first, ...others] = bySound.get(sound) ?? byOtherOrder.get(sound) ?? [];
      return first && others.length > 0 ? mostAlike(words.join(' '), [first, ...others])?.spelt : first;
    },
  };
}

type Spelling = { spelt: string; edits: number };

/** Within the edits, if there are any. */
function mostAlike(
  typed: string,
  spellings: readonly string[],
  maxEdits = Number.POSITIVE_INFINITY,
): Spelling | undefined {
  let best: Spelling | undefined;
  for (const spelt of spellings) {
    const edits = editDistance(typed, spelt, Math.min(maxEdits, best?.edits ?? maxEdits));
    if (edits <= maxEdits && edits < (best?.edits ?? Number.POSITIVE_INFINITY)) best = { spelt, edits };
  }
  return best;
}

/** With more than half of its letters changed, it is another word: "battey" is no "bhaat". */
export const nearestSpelling = (word: string, sameSound: readonly string[]): string | undefined =>
  mostAlike(word, sameSound, Math.ceil(word.length / 2))?.spelt;
