import type { Alternative } from '../query/alternatives.ts';
import { isPack } from '../query/main-term.ts';
import type { ParsedQuery } from '../query/parse-query.ts';
import type { Term } from '../query/term.ts';
import { FORMS_FOR_SKIN } from '../words/words-for-medicine.ts';

// Stems are letters and digits only, so they contain no tsquery operator.
export const quote = (stem: string): string => `'${stem}'`;

/** A lexeme that no product has. */
export const NOTHING = "'!'";

/** Lexemes of the catalogs, set by the trigger of products. */
const IS_MEDICINE = "('@medicine' | '@labtest')";

/** A chocolate syrup is no medicine, and a kit with tablets holds others, too. */
export const formOfMedicine = (stem: string): string =>
  stem === 'syrup' ? `(${quote(stem)} & ${IS_MEDICINE})` : `(${quote(stem)} & !'kit')`;

/** They have the salts of tablets, but help against nothing else. */
const FOR_EYES_OR_EARS = "(('eye' | 'ear') & 'drop')";
const concernsEyesOrEars = (alternatives: Alternative[]): boolean =>
  alternatives.some(({ stems }) => stems.includes('eye') || stems.includes('ear'));

const FOR_SKIN = FORMS_FOR_SKIN.map(quote).join(' | ');

const around = (stem: string): string => quote(`?${stem}`);

/**
 * A typed word is found in the product or in what surrounds it (its category, its tags), a thing only in the product: "Atta, Rice & Dal"
 * does not make rice of a dal. Other words of its meaning are found only in the product, too.
 */
const countsAround = ({ stems, strength }: Alternative, things: ReadonlySet<string>): boolean =>
  strength === 'typed' && !(stems.length === 1 && stems.some((stem) => things.has(stem)));

/** PostgreSQL checks the whole query for every product that has one of its words, so what adds nothing is left out. */
export function anywhere(alternatives: Alternative[], things: ReadonlySet<string>): string {
  const needed = withoutPhrasesOfWords(alternatives, things);
  const remedies = needed.filter((alternative) => alternative.isRemedy && !isThingItself(alternative, things));
  const others = needed.filter((alternative) => !remedies.includes(alternative));
  const medicines = anyOf(remedies, ({ stems }) => `(${stems.map(quote).join(' & ')})`);
  const anyRemedy = or([
    ...(medicines ? [`((${medicines}) & ${IS_MEDICINE})`] : []),
    ...remedies.map((remedy) => remedyName(remedy, things)),
  ]);
  const otherForms = or([
    concernsEyesOrEars(alternatives) ? '' : FOR_EYES_OR_EARS,
    remedies.some(({ isForSkin }) => isForSkin) ? '' : FOR_SKIN,
  ]);
  return or([
    ...others.map((alternative) => anywhereOf(alternative, things)),
    anyRemedy && otherForms ? `((${anyRemedy}) & !(${otherForms}))` : anyRemedy,
  ]);
}

/** A phrase adds nothing beside one of its words: what has "energy tonic" has "tonic". */
function withoutPhrasesOfWords(alternatives: Alternative[], things: ReadonlySet<string>): Alternative[] {
  const words = alternatives.filter(
    (each) => each.stems.length === 1 && !each.isRemedy && !isThingItself(each, things),
  );
  const stemsOf = (chosen: Alternative[]) => new Set(chosen.flatMap(({ stems }) => stems));
  const inProduct = stemsOf(words);
  const around = stemsOf(words.filter((word) => countsAround(word, things)));
  const isImplied = (phrase: Alternative): boolean =>
    phrase.stems.length > 1 &&
    phrase.stems.some((stem) => (countsAround(phrase, things) && !phrase.isRemedy ? around : inProduct).has(stem));
  return alternatives.filter((alternative) => !isImplied(alternative));
}

/** What also answers is that thing itself: a soap with "moisturising" in its name is no moisturiser. */
const isThingItself = ({ stems, strength, isHeadOnly, isBrand }: Alternative, things: ReadonlySet<string>): boolean =>
  isHeadOnly === true || (strength === 'related' && !isBrand && stems.length === 1 && things.has(stems[0] ?? ''));

function anywhereOf(alternative: Alternative, things: ReadonlySet<string>): string {
  const { stems, strength } = alternative;
  if (isThingItself(alternative, things)) return headQuery(stems, '=');
  if (hasShortWord(stems)) return beside(stems);
  // A soap with "fairness" and "cream" in its name is no "fairness cream".
  if ((strength === 'same' || strength === 'related') && stems.length > 1) return asOtherName(stems);
  if (!countsAround(alternative, things)) return `(${stems.map(quote).join(' & ')})`;
  const everywhere = stems.map((stem) => `(${quote(stem)} | ${around(stem)})`).join(' & ');
  const last = stems.at(-1) ?? '';
  // Names leave out a form: "Kashmiri Mirch" on the shelf of powders is a chilli powder.
  const isThing = stems.length > 1 && things.has(last) && !isPack([last]);
  return isThing ? asThing(stems, everywhere) : `(${everywhere})`;
}

/** In the name or on the shelf. They complete each other only for the head noun: a soap with cream on the shelf "Bath, Face & Hand Wash" is no face cream. */
const asThing = (stems: readonly string[], everywhere: string): string =>
  `(${inName(stems)} | ${beside(stems, ':C')} | (${quote(`=${stems.at(-1)}`)} & ${everywhere}))`;

/** Another phrase for the same thing: its words beside each other, or anywhere before its last word as the head noun. */
const asOtherName = (stems: readonly string[]): string =>
  `(${beside(stems)} | (${[...stems.map(quote), quote(`=${stems.at(-1)}`)].join(' & ')}))`;

/** A word or phrase for many things is their shelf or what they are, not any words of their name: "Skin Care Soap" is no answer to "skin care". */
export function asKind(alternative: Alternative, things: ReadonlySet<string>): string {
  const { stems, strength, isHeadOnly } = alternative;
  if (isHeadOnly) return headQuery(stems, '=');
  const isAround = strength === 'typed' || stems.length === 1;
  const shelf = stems.map((stem) => `(${quote(stem)}:C${isAround ? ` | ${around(stem)}` : ''})`).join(' & ');
  const isThing = stems.length > 1 || stems.some((stem) => things.has(stem));
  return `((${shelf})${isThing ? ` | ${headQuery(stems, '=')}` : ''})`;
}

/** Other things than medicines: "pain balm" in their name, a balm by its head noun, or a brand, which lists without brands have in the name. */
function remedyName({ stems, isBrand }: Alternative, things: ReadonlySet<string>): string {
  const [stem = '', ...rest] = stems;
  if (rest.length > 0) return beside(stems);
  return isBrand || things.has(stem) ? `${quote(stem)}:AB` : `${quote(`=${stem}`)} | ${quote(stem)}:B`;
}

export function onShelf(alternative: Alternative, things: ReadonlySet<string>): string {
  const counts = countsAround(alternative, things);
  const find = (stem: string) => (counts ? `(${quote(stem)}:C | ${around(stem)})` : `${quote(stem)}:C`);
  return `(${alternative.stems.map(find).join(' & ')})`;
}

export const inName = (stems: readonly string[]): string =>
  hasShortWord(stems) ? beside(stems, ':AB') : `(${stems.map((stem) => `${quote(stem)}:AB`).join(' & ')})`;

/** Short words ("t 3", "b 12") say something only beside each other. */
const hasShortWord = (stems: readonly string[]): boolean => stems.length > 1 && stems.some((stem) => stem.length < 3);

export const beside = (stems: readonly string[], weights = ''): string =>
  `(${stems.map((stem) => `${quote(stem)}${weights}`).join(' <-> ')})`;

/** All words in the name, the last as its head noun. */
export const aroundOthers = (stems: readonly string[]): string =>
  stems.length < 2 || hasShortWord(stems) ? '' : `(${quote(`=${stems.at(-1)}`)} & ${inName(stems)})`;

/** Each query once: a meaning may repeat what was typed. */
export const or = (queries: string[]): string => [...new Set(queries)].filter(Boolean).join(' | ');

export const anyOf = (alternatives: Alternative[], build: (alternative: Alternative) => string): string =>
  or(alternatives.map(build));

/** Every term by one of its alternatives. */
export const allTerms = (terms: Alternative[][], build: (alternatives: Alternative[]) => string): string =>
  terms.map((alternatives) => `(${build(alternatives) || NOTHING})`).join(' & ');

/**
 * The phrase stands in the name or brand, and its last word is the head noun of the name. Lists also write the head noun first: "Chilli
 * Green" is a green chilli, where "green" was taken for the head noun unless it is a thing of its own ("Chocolate Milk" is no milk chocolate).
 */
export function headQuery(stems: readonly string[], mark: '=' | '~', things?: ReadonlySet<string>): string {
  const [first = '', last = ''] = [stems[0], stems.at(-1)];
  const head = quote(`${mark}${last}`);
  if (stems.length < 2) return head;
  const inOrder = `(${head} & ${beside(stems, ':AB')})`;
  if (!things) return inOrder;
  const heads = things.has(first) ? head : `(${head} | ${quote(`${mark}${first}`)})`;
  return `(${inOrder} | (${heads} & ${beside([last, ...stems.slice(0, -1)], ':AB')}))`;
}

/**
 * The likeliest words beside each other, as they were typed, or in any order if one is the head noun: "Sauce - Green Chilly". One word as the
 * head noun: for "yogurt", yogurt comes before what else curd is called.
 */
export function phraseOf(terms: Term[]): string {
  const stems = terms.flatMap(({ alternatives }) => alternatives[0]?.stems ?? []);
  if (stems.length < 2)
    return terms
      .filter(({ isName }) => isName)
      .map(() => quote(`=${stems[0]}`))
      .join('');
  const anyHead = stems.map((stem) => quote(`=${stem}`)).join(' | ');
  const inOtherOrder = beside([...stems.slice(1), stems[0] ?? ''], ':AB');
  const everyTerm = terms.map(({ alternatives }) => inName(alternatives[0]?.stems ?? [])).join(' & ');
  return `${beside(stems, ':AB')} | ((${everyTerm} | ${inOtherOrder}) & (${anyHead}))`;
}

const excludedWords = ({ excluded }: ParsedQuery): Alternative[] =>
  excluded.flatMap(({ alternatives }) =>
    alternatives.filter(({ strength }) => strength === 'typed' || strength === 'same'),
  );

/** "no onion", "without onion", "onion free". */
const isFreeOf = ({ stems }: Alternative): string => {
  const last = quote(stems.at(-1) ?? '');
  return `('no' <-> ${last}) | ('no' <-> 'add' <-> ${last}) | ('without' <-> ${last}) | (${last} <-> 'free')`;
};

/** Products that say that they are free of an excluded word. */
export const freeOfExcluded = (parsed: ParsedQuery): string => anyOf(excludedWords(parsed), isFreeOf);

/** Products with an excluded word. The shelf does not count: not everything on "Biscuits & Chocolates" has chocolate. */
export const exclude = (parsed: ParsedQuery): string =>
  anyOf(excludedWords(parsed), (word) => `((${word.stems.map(quote).join(' & ')}) & !(${isFreeOf(word)}))`);
