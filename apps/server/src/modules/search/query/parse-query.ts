import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { VegMark } from '@subah/rules/catalog/product-fields';
import { extractDiet } from '@subah/rules/search/diet';
import { extractExclusions } from '@subah/rules/search/exclusions';
import { extractPacks } from '@subah/rules/search/packs';
import { extractPriceRange, type PriceRange } from '@subah/rules/search/price-range';
import { toDevanagari } from '@subah/rules/search/scripts';
import type { Lexicon } from '../words/lexicon.ts';
import type { Meaning } from '../words/meaning.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { asksForMedicine, formsOfMedicine } from '../words/words-for-medicine.ts';
import { isComplaint, isFormOrPatient, namesFormOrPatient, readAsComplaint, separateForms } from './complaints.ts';
import { separateContainers } from './containers.ts';
import { correctPhraseWords } from './correct-phrases.ts';
import type { Language } from './expand-word.ts';
import { findMainTerm } from './main-term.ts';
import { withoutPurpose } from './purposes.ts';
import { joinNeighbours, type Part, splitAtPhrases, splitWords, withoutRepeated } from './split-query.ts';
import type { Term } from './term.ts';
import { toTerms, withCorrectedPhrases, withoutKindsBesideThings } from './to-terms.ts';
import { wordsBesideNames } from './words-beside-names.ts';

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
  /** Forms of medicines that come first because of a word for medicine. */
  formsOfMedicine: readonly string[];
  /** The catalog that is most likely meant. */
  catalog: Catalog | undefined;
  /** The likeliest words as the catalog spells them. */
  corrected: string;
  /** Only a complaint ("pet dard") or a lab test: what has one of its words is no answer. */
  isComplaint: boolean;
  /** Only a word for many things ("fruits"): they stand on a shelf of that name, and "Fruit Muesli" is none of them. */
  isKind: boolean;
};

/** A word that is the head noun in a larger share of its texts is a thing ("rice"), not only a shelf of that name ("vegetables"); of a name any share is enough. */
const MIN_SHARE_OF_THINGS = 0.03;
/** "Hot & Sweet" does not make sweets of a sauce: a kind is found by its head noun only if that is usual. */
const MIN_SHARE_OF_KINDS = 0.15;

/** Takes out price, diet, exclusions and pack sizes, then expands each term by its meanings, corrections and joined or split words. */
export async function parseQuery(query: string, language: Language): Promise<ParsedQuery> {
  const { lexicon, vocabulary } = language;
  const { words: typedWords, excluded, diet, ...conditions } = extractConditions(query, lexicon);
  const words = correctPhraseWords(typedWords, language);
  const joined = withoutRepeated(joinNeighbours(splitAtPhrases(words, lexicon), language));
  const parts = asksForMedicine(words) ? joined.map(readAsComplaint) : joined;
  const numbers = parts.filter(isNumber);
  const [containers, others] = separateContainers(withoutPurpose(parts, words).filter((part) => !isNumber(part)));
  const [forms, named] = separateForms(others);
  const isOnlyKind = named.length === 1 && named.every(isKind);
  const terms = await withCorrectedPhrases(await toTerms(named.length > 0 ? named : numbers, language), language);
  const known = withoutKindsBesideThings(terms.filter(({ isUnknown }) => !isUnknown));
  const things = findThings(terms, isOnlyKind ? MIN_SHARE_OF_KINDS : MIN_SHARE_OF_THINGS, vocabulary);
  return {
    ...conditions,
    // Unknown terms are dropped if a known one remains. Alone they are searched as typed: the words of a new product become
    // known only with the next refresh.
    terms: known.length > 0 ? known : terms,
    things,
    mainTerm: findMainTerm(known, { things, words, vocabulary }),
    hasUnknownWords: known.length > 0 && known.length < terms.length,
    excluded: await toTerms(
      excluded.flatMap((phrase) => splitAtPhrases(splitWords(phrase), lexicon)),
      language,
    ),
    preferred: [
      ...(named.length > 0 ? numbers.flatMap((part) => part.words) : []),
      ...(await toTerms([...forms, ...containers], language)).flatMap(
        ({ alternatives }) => alternatives[0]?.stems ?? [],
      ),
      ...wordsBesideNames(named, language),
      ...diet,
    ],
    formsOfMedicine: forms.some(isFormOrPatient)
      ? []
      : formsOfMedicine(words, {
          isOfSkin: terms.some(({ isOfSkin }) => isOfSkin),
          isMedicine: parts.length === 1 && terms.every(({ isMedicine }) => isMedicine) && !namesFormOrPatient(words),
        }),
    catalog: parts.flatMap(({ meanings }) => commonCatalog(meanings) ?? [])[0],
    corrected: terms.map(({ alternatives }) => alternatives[0]?.text ?? '').join(' '),
    isComplaint: named.length === 1 && named.every(isComplaint),
    isKind: isOnlyKind,
  };
}

/** The words of what is wanted, and the conditions around them. */
function extractConditions(query: string, lexicon: Lexicon) {
  const { words: withoutPrice, price } = extractPriceRange(toDevanagari(query));
  const {
    words: withoutDiet,
    unwanted: unwantedMarks,
    preferred: diet,
    excluded: notEaten,
  } = extractDiet(withoutPrice);
  const { text, excluded, packs } = isKnownPhrase(withoutDiet, lexicon)
    ? { text: withoutDiet, excluded: [], packs: [] }
    : extractExclusionsAndPacks(withoutDiet, lexicon);
  const words = splitWords(text);
  return {
    words: words.length > 0 ? words : splitWords(query),
    price,
    unwantedMarks,
    diet,
    excluded: [...excluded, ...notEaten],
    packs,
  };
}

function extractExclusionsAndPacks(query: string, lexicon: Lexicon) {
  const isPhrase = (words: string): boolean => lexicon.phraseAt(splitWords(words), 0)?.length === 2;
  const { words: withoutExclusions, excluded } = extractExclusions(query, isPhrase);
  const { words: text, packs } = extractPacks(withoutExclusions);
  return { text, excluded, packs };
}

/** "bina haddi chicken" is boneless chicken, "paav roti" bread and no quarter of a kilo; "tea -masala" is no tea masala. */
function isKnownPhrase(query: string, lexicon: Lexicon): boolean {
  const words = splitWords(query);
  return words.length > 1 && !/(^|\s)-\S/.test(query) && lexicon.phraseAt(words, 0)?.length === words.length;
}

const isNumber = ({ words: [first = '', ...rest] }: Part): boolean => rest.length === 0 && /^\d+$/.test(first);

const isKind = ({ meanings }: Part): boolean =>
  meanings.length > 0 && meanings.every(({ relatedAs }) => relatedAs === 'near');

function findThings(terms: Term[], minShare: number, { headShare }: Vocabulary): Set<string> {
  const stems = terms.flatMap(({ alternatives, isNamed }) =>
    alternatives.flatMap((alternative) =>
      alternative.stems.filter((stem) => headShare(stem) > (isNamed ? 0 : minShare)),
    ),
  );
  return new Set(stems);
}

/** "gathiya" is arthritis and a snack. */
function commonCatalog([first, ...others]: Meaning[]): Catalog | undefined {
  return others.every(({ catalog }) => catalog === first?.catalog) ? first?.catalog : undefined;
}
