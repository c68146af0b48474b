import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { VegMark } from '@subah/rules/catalog/product-fields';
import { devanagariOf } from '@subah/rules/search/devanagari';
import { extractDiet } from '@subah/rules/search/diet';
import { extractExclusions } from '@subah/rules/search/exclusions';
import { isFiller, isPurposeVerb, isRequest, isSize } from '@subah/rules/search/filler-words';
import { extractPacks } from '@subah/rules/search/packs';
import { isDevanagari, plainWords } from '@subah/rules/search/plain-words';
import { extractPriceRange, type PriceRange } from '@subah/rules/search/price-range';
import { toDevanagari } from '@subah/rules/search/scripts';
import type { Alternative } from './alternatives.ts';
import { correctPhraseWords } from './correct-phrases.ts';
import { expandWord, findOtherThings, type Language, type Part, wordsToStem } from './expand-word.ts';
import { isOtherThing, lastThing, typedThings } from './last-things.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { findMainTerm, isPack } from './main-term.ts';
import type { Term } from './term.ts';

export type ParsedQuery = {
  terms: Term[];
  /** Stems of the terms that products are ("rice"): standing on a shelf of that name is not enough. */
  things: ReadonlySet<string>;
  /** The term that says what is wanted: "besan" of "besan for pakora", "ketchup" of "ketchup bottle". */
  mainTerm: Term | undefined;
  /** Words that nothing in the catalog is similar to were left out. */
  hasUnknownWords: boolean;
  packs: string[];
  price: PriceRange;
  /** Terms that a product must not have. */
  excluded: Term[];
  /** Marks of food that the customer does not eat. */
  unwantedMarks: readonly VegMark[];
  /** Words that a product need not have but that put it first: numbers without a unit ("dolo 650"), or "veg". */
  preferred: string[];
  /** The catalog that is most likely meant. */
  catalog: Catalog | undefined;
  /** The likeliest words as the catalog spells them. */
  corrected: string;
  /** Only a complaint ("pet dard") or a lab test: what has one of its words is no answer. */
  isComplaint: boolean;
  /** Only a word for many things ("fruits"): they stand on a shelf of that name, and "Fruit Muesli" is none of them. */
  isKind: boolean;
};

const MAX_WORDS = 12;
/** A word that is the head noun in a larger share of its texts is a thing ("rice"), not only a shelf of that name ("vegetables"); of a name any share is enough. */
const MIN_SHARE_OF_THINGS = 0.03;
/** "Hot & Sweet" does not make sweets of a sauce: a kind is found by its head noun only if that is usual. */
const MIN_SHARE_OF_KINDS = 0.15;

/** Takes out price, diet, exclusions and pack sizes, then expands each term by its meanings, corrections and joined or split words. */
export async function parseQuery(query: string, language: Language): Promise<ParsedQuery> {
  const { words: withoutPrice, price } = extractPriceRange(toDevanagari(query));
  const { words: withoutDiet, unwanted, preferred } = extractDiet(withoutPrice);
  const { text, excluded, packs } = isKnownPhrase(withoutDiet, language.lexicon)
    ? { text: withoutDiet, excluded: [], packs: [] }
    : extractConditions(withoutDiet, language.lexicon);
  const words = correctPhraseWords(split(text).length > 0 ? split(text) : split(query), language);
  const parts = unique(joinNeighbours(splitAtPhrases(words, language.lexicon), language));
  const [numbers, allWordParts] = partition(
    parts,
    ({ words: [first = '', ...rest] }) => rest.length === 0 && /^\d+$/.test(first),
  );
  const [forms, wordParts] = separateForms(allWordParts);
  const terms = await withCorrectedPhrases(
    await toTerms(wordParts.length > 0 ? wordParts : numbers, language),
    language,
  );
  const known = withoutKindsBesideThings(terms.filter(({ isUnknown }) => !isUnknown));
  const { headShare } = language.vocabulary;
  const isOnlyKind = wordParts.length === 1 && wordParts.every(isKind);
  const minShare = isOnlyKind ? MIN_SHARE_OF_KINDS : MIN_SHARE_OF_THINGS;
  const things = new Set(
    terms.flatMap(({ alternatives, isNamed }) =>
      alternatives.flatMap(({ stems }) => stems.filter((stem) => headShare(stem) > (isNamed ? 0 : minShare))),
    ),
  );
  return {
    // Unknown terms are dropped if a known one remains. Alone they are searched as typed: the words of a new product become
    // known only with the next refresh.
    terms: known.length > 0 ? known : terms,
    things,
    mainTerm: findMainTerm(known, { things, words, vocabulary: language.vocabulary }),
    hasUnknownWords: known.length > 0 && known.length < terms.length,
    packs,
    price,
    excluded: await toTerms(
      excluded.flatMap((word) => splitAtPhrases(split(word), language.lexicon)),
      language,
    ),
    unwantedMarks: unwanted,
    preferred: [
      ...(wordParts.length > 0 ? numbers.flatMap((part) => part.words) : []),
      ...(await toTerms(forms, language)).flatMap(({ alternatives }) => alternatives[0]?.stems ?? []),
      ...(wordParts.some(isSymptom) && words.some(isMedicineWord) ? STEMS_OF_MEDICINES : []),
      preferred,
    ].filter(Boolean),
    catalog: parts.flatMap(({ meanings }) => commonCatalog(meanings) ?? [])[0],
    corrected: terms.map(({ alternatives }) => alternatives[0]?.text ?? '').join(' '),
    isComplaint: wordParts.length === 1 && wordParts.every(isComplaint),
    isKind: isOnlyKind,
  };
}

function extractConditions(query: string, lexicon: Lexicon) {
  const { words: withoutExclusions, excluded } = extractExclusions(
    query,
    (words) => lexicon.phraseAt(split(words), 0)?.length === 2,
  );
  const { words: text, packs } = extractPacks(withoutExclusions);
  return { text, excluded, packs };
}

/** "bina haddi chicken" is boneless chicken, "paav roti" bread and no quarter of a kilo; "tea -masala" is no tea masala. */
function isKnownPhrase(query: string, lexicon: Lexicon): boolean {
  const words = split(query);
  return words.length > 1 && !/(^|\s)-\S/.test(query) && lexicon.phraseAt(words, 0)?.length === words.length;
}

/** "gathiya" is arthritis and a snack. */
function commonCatalog([first, ...others]: Meaning[]): Catalog | undefined {
  return others.every(({ catalog }) => catalog === first?.catalog) ? first?.catalog : undefined;
}

const isSymptom = ({ meanings }: Part): boolean => meanings.some(({ relatedAs }) => relatedAs === 'typed');

const isComplaint = (part: Part): boolean =>
  isSymptom(part) || part.meanings.some(({ catalog }) => catalog === 'labtest');

/** Forms of a medicine and who takes it: what helps need not be called so, but comes first if it is. */
const FORMS_AND_PATIENTS = new Set(
  `cream creams ointment tablet tablets capsule capsules syrup gel tube drops drop spray lotion powder malham marham malam churna
  baby babies child children kid kids bacche bachche bache baccha bachcha bachhe bacchon bachon adult adults मलहम क्रीम सिरप बच्चे बच्चों बच्चा`.split(
    /\s+/,
  ),
);

/** "sugar ki dawa" asks for tablets, not for a glucometer. */
const MEDICINE_WORDS = new Set('dawa dawai dava davai goli medicine medicines tablet tablets दवा दवाई गोली'.split(' '));
const STEMS_OF_MEDICINES = ['tablet', 'capsul', 'syrup'];

const toHindi = (word: string): string => (isDevanagari(word) ? devanagariOf(word) : word);
const isMedicineWord = (word: string): boolean => MEDICINE_WORDS.has(toHindi(word));
const isFormOrPatient = (part: Part): boolean =>
  part.words.length === 1 && !isSymptom(part) && part.words.every((word) => FORMS_AND_PATIENTS.has(toHindi(word)));

/** Also a thing in itself: "dard ka tel" is a remedy, "cold pressed oil" none. */
const OILS = new Set('oil tel तेल'.split(' '));
const isOil = ({ words: [first = '', ...rest] }: Part): boolean => rest.length === 0 && OILS.has(toHindi(first));

/** Beside a complaint, its forms and patients, and an oil if nothing else is named. */
function separateForms(parts: Part[]): [Part[], Part[]] {
  if (!parts.some(isSymptom)) return [[], parts];
  const isRemedyOil = parts.every((part) => isSymptom(part) || isOil(part) || isFormOrPatient(part));
  return partition(parts, (part) => isFormOrPatient(part) || (isRemedyOil && isOil(part)));
}

const isKind = ({ meanings }: Part): boolean =>
  meanings.length > 0 && meanings.every(({ relatedAs }) => relatedAs === 'near');

/** Corrected words may be a known phrase: "gram masla" is garam masala, not gram with masala. */
async function withCorrectedPhrases(terms: Term[], language: Language): Promise<Term[]> {
  const corrected = terms.map(({ words, isTaught, isUnknown, alternatives }) =>
    words.length > 1 || isTaught || isUnknown ? words.join(' ') : (alternatives[0]?.text ?? ''),
  );
  if (terms.every(({ words }, at) => words.join(' ') === corrected[at])) return terms;
  const parts = splitAtPhrases(corrected.join(' ').split(' '), language.lexicon);
  return parts.length < terms.length ? toTerms(parts, language) : terms;
}

/** Beside a thing, a word for many things says of which kind it is: "vegetable oil" is no potato, and oil where nothing is called "vegetable". */
function withoutKindsBesideThings(terms: Term[]): Term[] {
  if (!terms.some(({ isNamed }) => isNamed)) return terms;
  return terms
    .map((term) => ({
      ...term,
      alternatives: term.alternatives.filter(({ isHeadOnly, strength }) => !(isHeadOnly && strength === 'near')),
    }))
    .filter(({ alternatives }) => alternatives.length > 0);
}

async function toTerms(parts: Part[], language: Language): Promise<Term[]> {
  const stems = await language.stems(parts.flatMap((part) => wordsToStem(part, language)));
  const lookups = {
    ...language,
    stemOf: (word: string) => language.vocabulary.stemOf(word) ?? stems.get(word) ?? word,
  };
  const terms: Term[] = [];
  for (const part of parts) {
    const alternatives = expandWord(part, lookups);
    const lastThings = alternatives.flatMap((alternative) => lastThing(alternative, language.lexicon));
    if (alternatives.length > 0)
      terms.push({
        words: part.words,
        isTaught: part.meanings.length > 0,
        isNamed: part.meanings.some(
          ({ relatedAs, names, isProperty }) => relatedAs === 'related' && names.length > 0 && !isProperty,
        ),
        isName: isNameOf(part, alternatives[0]?.text ?? '', language.lexicon),
        isProperty: part.meanings.some(({ isProperty }) => isProperty),
        alternatives,
        lastThings,
        typedThings: typedThings(part, lastThings, language.lexicon),
        otherThings: findOtherThings(part, alternatives, lookups),
        isPack: isPack(part.words) || isPack(alternatives[0]?.text.split(' ') ?? []),
        isUnknown: false,
      });
    // A phrase that the shop does not sell: "cold coffee" still finds coffee.
    else if (part.words.length > 1 && !isComplaint(part) && !isOtherThing(part, language.lexicon))
      terms.push(...(await toTerms(splitAtWords(part.words, language.lexicon), language)));
    else {
      const asTyped: Alternative = {
        text: part.words.join(' '),
        stems: part.words.map(lookups.stemOf),
        strength: 'typed',
      };
      terms.push({
        words: part.words,
        isTaught: false,
        isNamed: false,
        isName: false,
        isProperty: false,
        alternatives: [asTyped],
        lastThings: [asTyped],
        typedThings: [],
        otherThings: [],
        isPack: false,
        isUnknown: true,
      });
    }
  }
  return terms;
}

/** Of a corrected word, what it was corrected to. */
function isNameOf({ words, meanings }: Part, likeliest: string, lexicon: Lexicon): boolean {
  const [name, named] =
    meanings.length > 0 ? [words.join(' '), meanings] : [likeliest, lexicon.phraseAt([likeliest], 0)?.meanings ?? []];
  return named.some(({ names, relatedAs }) => relatedAs === 'related' && names.some(({ text }) => text === name));
}

function partition<Item>(items: Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

const split = (text: string): string[] => plainWords(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);

/** Known phrases (longest first) and single words, without filler words, requests and verbs. */
function splitAtPhrases(words: string[], lexicon: Lexicon): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const match = lexicon.phraseAt(words, at);
    const length = match?.length ?? 1;
    parts.push({ words: words.slice(at, at + length), meanings: match?.meanings ?? [], spelt: match?.spelt });
    at += length;
  }
  const describes = ({ words: [first = '', ...rest], meanings }: Part, at: number): boolean => {
    if (rest.length > 0) return true;
    if (isFiller(first)) return false;
    if (meanings.length > 0) return true;
    const isVerb = isPurposeVerb(first, parts[at + 1]?.words[0]) && lexicon.soundsLike(first).length === 0;
    return !isVerb && !isRequest(first) && !(isSize(first) && at < parts.length - 1);
  };
  const withoutFillers = parts.filter(describes);
  return withoutFillers.length > 0 ? withoutFillers : parts;
}

const splitAtWords = (words: string[], lexicon: Lexicon): Part[] =>
  words
    .filter((word) => !isFiller(word) && !isRequest(word))
    .map((word) => ({ words: [word], meanings: lexicon.phraseAt([word], 0)?.meanings ?? [], isSpeltRight: true }));

/** "tooth paste" also matches "toothpaste", if the catalog or the lexicon has that word. */
function joinNeighbours(parts: Part[], { vocabulary, lexicon }: Language): Part[] {
  const result: Part[] = [];
  for (let at = 0; at < parts.length; at++) {
    const [part, next] = [parts[at], parts[at + 1]];
    if (!part) continue;
    const phrase = part.words.join('');
    if (part.words.length === 2 && vocabulary.has(phrase)) {
      result.push({ ...part, joined: phrase });
      continue;
    }
    const joined = part.words.length === 1 && next?.words.length === 1 ? `${phrase}${next.words[0]}` : '';
    const meanings = joined ? (lexicon.phraseAt([joined], 0)?.meanings ?? []) : [];
    if (next && joined && (vocabulary.has(joined) || meanings.length > 0)) {
      result.push({ words: [...part.words, ...next.words], meanings, joined });
      at++;
    } else result.push(part);
  }
  return result;
}

const unique = (parts: Part[]): Part[] => [...new Map(parts.map((part) => [part.words.join(' '), part])).values()];
