import type { Lexicon } from '../words/lexicon.ts';
import { isMedicine, type Meaning } from '../words/meaning.ts';
import type { Alternative, Lookups } from './alternatives.ts';
import { isComplaint } from './complaints.ts';
import { expandWord, findOtherThings, type Language, wordsToStem } from './expand-word.ts';
import { isOtherThing, lastThing, typedThings } from './last-things.ts';
import { isPack } from './main-term.ts';
import { isThing, type Part, splitAtPhrases, splitAtWords } from './split-query.ts';
import type { Term } from './term.ts';
import { shelvesOfOtherTrades, tradeOf } from './trade-shelves.ts';

export async function toTerms(parts: Part[], language: Language): Promise<Term[]> {
  const stems = await language.stems(parts.flatMap((part) => wordsToStem(part, language)));
  const lookups = {
    ...language,
    stemOf: (word: string) => language.vocabulary.stemOf(word) ?? stems.get(word) ?? word,
  };
  const terms: Term[] = [];
  for (const part of parts) {
    const alternatives = expandWord(part, lookups);
    if (alternatives.length > 0) terms.push(toTerm(part, alternatives, lookups));
    // A phrase that the shop does not sell: "cold coffee" still finds coffee.
    else if (part.words.length > 1 && !isComplaint(part) && !isOtherThing(part, language.lexicon))
      terms.push(...(await toTerms(splitAtWords(part.words, language.lexicon), language)));
    else terms.push(unknownTerm(part, lookups));
  }
  return terms;
}

function toTerm(part: Part, alternatives: Alternative[], lookups: Lookups): Term {
  const { lexicon } = lookups;
  const likeliest = alternatives[0]?.text ?? '';
  const means = meaningsOf(part, likeliest, lexicon);
  const lastThings = alternatives.flatMap((alternative) => lastThing(alternative, lexicon));
  return {
    words: part.words,
    isTaught: part.meanings.length > 0,
    isNamed: isThing(part),
    isName: isNameOf(part, likeliest, lexicon),
    isMedicine: means.length > 0 && means.every(isMedicine),
    isOfSkin: means.some(({ isOfSkin }) => isOfSkin),
    isProperty: part.meanings.some(({ isProperty }) => isProperty),
    alternatives,
    lastThings,
    typedThings: typedThings(part, lastThings, lexicon),
    otherThings: findOtherThings(part, alternatives, lookups),
    otherShelves: shelvesOfOtherTrades(tradeOf(means), lookups.vocabulary),
    isPack: isPack(part.words) || isPack(likeliest.split(' ')),
    isUnknown: false,
  };
}

function unknownTerm({ words }: Part, { stemOf }: Lookups): Term {
  const asTyped: Alternative = { text: words.join(' '), stems: words.map(stemOf), strength: 'typed' };
  return {
    words,
    isTaught: false,
    isNamed: false,
    isName: false,
    isMedicine: false,
    isOfSkin: false,
    isProperty: false,
    alternatives: [asTyped],
    lastThings: [asTyped],
    typedThings: [],
    otherThings: [],
    otherShelves: [],
    isPack: false,
    isUnknown: true,
  };
}

/** Of a corrected word, those of what it was corrected to. */
const meaningsOf = ({ meanings }: Part, likeliest: string, lexicon: Lexicon): Meaning[] =>
  meanings.length > 0 ? meanings : (lexicon.phraseAt([likeliest], 0)?.meanings ?? []);

function isNameOf(part: Part, likeliest: string, lexicon: Lexicon): boolean {
  const name = part.meanings.length > 0 ? part.words.join(' ') : likeliest;
  return meaningsOf(part, likeliest, lexicon).some(
    ({ names, relatedAs }) => relatedAs === 'related' && names.some(({ text }) => text === name),
  );
}

/** Corrected words may be a known phrase: "gram masla" is garam masala, not gram with masala. */
export async function withCorrectedPhrases(terms: Term[], language: Language): Promise<Term[]> {
  const corrected = terms.map(({ words, isTaught, isUnknown, alternatives }) =>
    words.length > 1 || isTaught || isUnknown ? words.join(' ') : (alternatives[0]?.text ?? ''),
  );
  if (terms.every(({ words }, at) => words.join(' ') === corrected[at])) return terms;
  const parts = splitAtPhrases(corrected.join(' ').split(' '), language.lexicon);
  return parts.length < terms.length ? toTerms(parts, language) : terms;
}

/** Beside a thing, a word for many things says of which kind it is: "vegetable oil" is no potato, and oil where nothing is called "vegetable". */
export function withoutKindsBesideThings(terms: Term[]): Term[] {
  if (!terms.some(({ isNamed }) => isNamed)) return terms;
  return terms
    .map((term) => ({
      ...term,
      alternatives: term.alternatives.filter(({ isHeadOnly, strength }) => !(isHeadOnly && strength === 'near')),
    }))
    .filter(({ alternatives }) => alternatives.length > 0);
}
