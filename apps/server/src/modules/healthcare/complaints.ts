import { FILLER_WORDS, HINDI_FILLER_WORDS } from '@subah/rules/search/filler-words';
import { plainWords } from '@subah/rules/search/plain-words';
import { soundOf } from '@subah/rules/search/sound';
import { readDictionary } from '@subah/search-dictionary/dictionary';

/** Phrases that people type, and what doctors and departments call it: each a list of sounds. */
type Complaint = { typed: string[][]; names: string[][]; departments: string[][] };

const DOCTOR_SOUNDS = new Set(['doctor', 'dr', 'daktar', 'physician', 'specialist', 'डॉक्टर'].flatMap(wordSounds));
const FILLER_SOUNDS = new Set([...FILLER_WORDS, ...HINDI_FILLER_WORDS].flatMap(wordSounds));

/** दाँत and दांत are the same word. */
function wordSounds(text: string): string[] {
  return plainWords(text.replaceAll('ँ', 'ं'))
    .split(' ')
    .filter(Boolean)
    .map((word) => (/^x9/.test(word) ? word : soundOf(word)));
}

const meaningful = (sounds: string[]): string[] =>
  sounds.filter((sound) => !FILLER_SOUNDS.has(sound) && !DOCTOR_SOUNDS.has(sound));

/** The complaints and specialists of the search dictionary. Built once, because it reads files. */
let complaints: Complaint[] | undefined;
function readComplaints(): Complaint[] {
  complaints ??= readDictionary()
    .concepts.filter(({ domain }) => domain === 'symptoms' || domain === 'doctors')
    .map(({ domain, heads, words, misspellings, related }) => ({
      typed: [...heads, ...words, ...misspellings].map(wordSounds),
      names: heads.map(wordSounds).filter((name) => meaningful(name).length > 0),
      departments: domain === 'doctors' ? related.map(wordSounds) : [],
    }));
  return complaints;
}

const WEAK_SOUNDS = new Set(
  ['dard', 'pain', 'ache', 'problem', 'takleef', 'bimari', 'ilaj', 'दर्द', 'तकलीफ', 'बीमारी', 'इलाज'].flatMap(
    wordSounds,
  ),
);

/**
 * The texts about doctors that answer a typed complaint: "bukhar" finds one with "fever", "दाँत" one with "dentist". When
 * none has all words, those for the part of the body: "daant dard" finds the dentist. All texts for "doctor" alone.
 */
export function findForComplaint<Row>(query: string, rows: readonly Row[], textOf: (row: Row) => string): Row[] {
  const typed = meaningful(wordSounds(query));
  if (typed.length === 0) return [...rows];
  const texts = rows.map((row) => ({ row, words: new Set(wordSounds(textOf(row))) }));
  const withAny = (phrases: string[][]): Row[] =>
    texts
      .filter(({ words }) => phrases.some((phrase) => phrase.every((word) => words.has(word))))
      .map(({ row }) => row);
  const find = (wanted: string[]): Row[] => {
    if (wanted.length === 0) return [];
    const meant = readComplaints().filter(({ typed: phrases }) =>
      phrases.some((phrase) => wanted.every((word) => phrase.includes(word))),
    );
    const found = withAny([wanted, ...meant.flatMap(({ names }) => names)]);
    return found.length > 0 ? found : withAny(meant.flatMap(({ departments }) => departments));
  };
  const found = find(typed);
  return found.length > 0 ? found : find(typed.filter((word) => !WEAK_SOUNDS.has(word)));
}
