import { inOtherMeasure } from '@subah/rules/search/packs';
import type { Db } from '../../platform/database/database.ts';
import {
  type CardRow,
  type FullMatchInput,
  findPartialMatches,
  MAX_PARTIAL_TERMS,
  type MatchFacts,
} from '../catalog/index.ts';
import type { Alternative } from './expand-word.ts';
import type { Strength } from './lexicon.ts';
import { isPerson } from './main-term.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { Term } from './term.ts';

/** With fewer matches than this, weaker ones are looked for. */
const FEW = 6;
const MAX_RELATED = 12;
/** With fewer results than this, a phrase also shows what its last word names. */
const VERY_FEW = 3;

export type Matches<Row> = {
  /** What was searched for. */
  best: Row[];
  /** What also answers the search, or matches only a part of it. */
  related: (Row | CardRow)[];
};

const SAME: Strength[] = ['typed', 'same'];
const NEAR: Strength[] = [...SAME, 'near'];
const RELATED: Strength[] = [...NEAR, 'related'];

type MatchOptions<Row> = {
  /** Whole cards, or only their facts. */
  findFullMatches: (db: Db, input: FullMatchInput) => Promise<Row[]>;
  limit: number;
  /** Products that are bought after this search. */
  oftenBought: string[];
};

export async function findMatches<Row extends MatchFacts>(
  db: Db,
  parsed: ParsedQuery,
  { findFullMatches, limit, oftenBought }: MatchOptions<Row>,
): Promise<Matches<Row>> {
  const { terms, unwantedMarks } = parsed;
  const saysNothing = parsed.hasUnknownWords && terms.every((term) => term.isPack || isPerson(term));
  if (terms.length === 0 || saysNothing) return { best: [], related: [] };
  const seen = new Set<string>();
  const unseen = <Found extends MatchFacts>(rows: Found[]): Found[] => {
    const fresh = rows.filter(({ id, vegMark }) => !seen.has(id) && !(vegMark && unwantedMarks.includes(vegMark)));
    for (const { id } of fresh) seen.add(id);
    return fresh;
  };
  const full = async (strengths: Strength[], input = parsed) =>
    unseen(await findFullMatches(db, { ...fullInput(input, strengths), limit, oftenBought }));
  const has = (strength: Strength) =>
    terms.some(({ alternatives }) => alternatives.some((alternative) => alternative.strength === strength));

  const best = await full(SAME);
  // Beside results of the whole phrase only what the last typed word names: "masala chai" is tea, but "sun screen" is no cream.
  const lastThings = (term: Term) => (seen.size > 0 ? term.typedThings : term.lastThings);
  if (best.length < FEW && has('near')) best.push(...(await full(NEAR)));
  const related: Matches<Row>['related'] = [];
  // Now also what only stands beside a thing on its shelf.
  if (best.length < FEW && (has('related') || parsed.things.size > 0))
    related.push(...(await full(RELATED, { ...parsed, things: thingsAmongOthers(parsed) })));
  const withoutPacks = terms.filter(({ isPack }) => !isPack);
  if (best.length < FEW && related.length < FEW && withoutPacks.length > 0 && withoutPacks.length < terms.length)
    related.push(...(await full(SAME, { ...parsed, terms: withoutPacks })));
  if (
    best.length < FEW &&
    related.length < FEW &&
    !parsed.isComplaint &&
    (!parsed.hasUnknownWords || parsed.mainTerm?.isTaught)
  )
    related.push(...unseen(await findPartialMatches(db, partialInput(parsed))));
  if (
    best.length + related.length < VERY_FEW &&
    !parsed.isComplaint &&
    terms.some(hasPhrase) &&
    terms.every((term) => lastThings(term).length > 0)
  ) {
    const ofLastThings = terms.map((term) => ({ ...term, alternatives: lastThings(term) }));
    const input = fullInput({ ...parsed, terms: ofLastThings }, NEAR);
    related.push(...unseen(await findFullMatches(db, { ...input, limit: MAX_RELATED, oftenBought: [] })));
  }
  if (!parsed.hasUnknownWords) return { best: best.slice(0, limit), related: related.slice(0, MAX_RELATED) };
  return { best: [], related: [...best, ...related].slice(0, MAX_RELATED) };
}

/** Of several terms the main one is still a thing: masala on the shelf "Oil & Masala" is no "vegetable oil". */
function thingsAmongOthers({ terms, mainTerm, things }: ParsedQuery): ReadonlySet<string> {
  const stems = terms.length > 1 && mainTerm ? mainTerm.alternatives.flatMap((alternative) => alternative.stems) : [];
  return new Set(stems.filter((stem) => things.has(stem)));
}

const hasPhrase = ({ alternatives }: Term): boolean => alternatives.some(({ stems }) => stems.length > 1);

function fullInput(parsed: ParsedQuery, strengths: Strength[]): Omit<FullMatchInput, 'limit' | 'oftenBought'> {
  const { terms, preferred, corrected, catalog } = parsed;
  const chosen = terms.map(({ alternatives }) => alternatives.filter(({ strength }) => strengths.includes(strength)));
  const typed = chosen.map((alternatives) => alternatives.filter(({ strength }) => strength === 'typed'));
  const [onlyTerm] = terms.length === 1 ? terms : [];
  // What helps against a complaint helps as a salt of a tablet, too: a glucometer does not come before metformin.
  const names = parsed.isKind ? [] : typed.flat().filter(({ isRemedy }) => !isRemedy);
  return {
    ...conditions(parsed),
    allTerms: allTerms(chosen, (alternative) =>
      parsed.isKind ? asKind(alternative, parsed.things) : anywhere(alternative, parsed.things),
    ),
    typedInName: parsed.isKind ? NOTHING : allTerms(typed, ({ stems }) => inName(stems)),
    heads: anyOf(names, ({ stems }) => headQuery(stems, '=', parsed.things)) || NOTHING,
    halfHeads: halfHeads(terms.flatMap(({ alternatives }) => alternatives)),
    shelves: anyOf(chosen.flat(), (alternative) => onShelf(alternative, parsed.things)),
    phrase: phraseOf(terms),
    otherThings: anyOf(onlyTerm?.otherThings ?? [], ({ stems }) => beside(stems)),
    preferred: preferred.map(quote).join(' | '),
    nameBeginning: corrected,
    likelyCatalog: catalog ?? null,
    nearPacks: inOtherMeasure(parsed.packs),
  };
}

/** Words before a form ("Turmeric Powder"), and head nouns that are not the usual name ("loaf" for bread). */
const halfHeads = (alternatives: Alternative[]): string =>
  alternatives.map(({ stems, strength }) => headQuery(stems, strength === 'typed' ? '~' : '=')).join(' | ');

function partialInput(parsed: ParsedQuery) {
  const { mainTerm } = parsed;
  const terms = parsed.terms.slice(0, MAX_PARTIAL_TERMS);
  const queries = terms.map(({ alternatives }) =>
    allTerms([notRelated(alternatives)], (alternative) => anywhere(alternative, parsed.things)),
  );
  const wanted = notRelated([...(mainTerm?.alternatives ?? []), ...(mainTerm?.lastThings ?? [])]);
  const heads = anyOf(wanted, ({ stems }) => headQuery(stems, '='));
  return {
    ...conditions(parsed),
    enoughTerms: [allButOne(queries, mainTerm ? terms.indexOf(mainTerm) : -1), heads].filter(Boolean).join(' | '),
    allTerms: queries.join(' & '),
    heads,
    terms: queries,
    limit: MAX_RELATED,
  };
}

/** What is only related to one term does not answer a part of the query: another toilet cleaner is no "harpic blue". */
function notRelated(alternatives: Alternative[]): Alternative[] {
  const direct = alternatives.filter(({ strength }) => strength !== 'related');
  return direct.length > 0 ? direct : alternatives;
}

const conditions = (parsed: ParsedQuery) => ({
  packs: parsed.packs,
  minPaise: toPaise(parsed.price.min),
  maxPaise: toPaise(parsed.price.max),
  excluded: exclude(parsed),
});

const toPaise = (rupees: number | undefined): number | null => (rupees === undefined ? null : rupees * 100);

/** Without any one of the queries, except the needed one. */
const allButOne = (queries: string[], needed: number): string =>
  queries.length < 2
    ? queries.join('')
    : queries
        .flatMap((_, left) =>
          left === needed ? [] : `(${queries.filter((_query, index) => index !== left).join(' & ')})`,
        )
        .join(' | ');

// Stems are letters and digits only, so they contain no tsquery operator.
const quote = (stem: string): string => `'${stem}'`;

/** A lexeme that no product has. */
const NOTHING = "'!'";

/** Lexemes of the catalogs, set by the trigger of products. */
const IS_MEDICINE = "('@medicine' | '@labtest')";

const around = (stem: string): string => quote(`?${stem}`);

/**
 * A typed word is found in the product or in what surrounds it (its category, its tags), a thing only in the product: "Atta, Rice & Dal"
 * does not make rice of a dal. Other words of its meaning are found only in the product, too.
 */
const countsAround = ({ stems, strength }: Alternative, things: ReadonlySet<string>): boolean =>
  strength === 'typed' && !(stems.length === 1 && stems.some((stem) => things.has(stem)));

function anywhere(alternative: Alternative, things: ReadonlySet<string>): string {
  const { stems, strength, isHeadOnly, isRemedy } = alternative;
  if (isHeadOnly) return headQuery(stems, '=');
  if (isRemedy) return `((${stems.map(quote).join(' & ')}) & ${IS_MEDICINE} | ${remedyName(alternative, things)})`;
  if (hasShortWord(stems)) return beside(stems);
  // A soap with "fairness" and "cream" in its name is no "fairness cream".
  if (strength === 'same' && stems.length > 1) return asOtherName(stems);
  const find = countsAround(alternative, things) ? (stem: string) => `(${quote(stem)} | ${around(stem)})` : quote;
  return `(${stems.map(find).join(' & ')})`;
}

/** Another phrase for the same thing: its words beside each other, or anywhere before its last word as the head noun. */
const asOtherName = (stems: readonly string[]): string =>
  `(${beside(stems)} | (${[...stems.map(quote), quote(`=${stems.at(-1)}`)].join(' & ')}))`;

/** A word or phrase for many things is their shelf or what they are, not any words of their name: "Skin Care Soap" is no answer to "skin care". */
function asKind(alternative: Alternative, things: ReadonlySet<string>): string {
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

function onShelf(alternative: Alternative, things: ReadonlySet<string>): string {
  const counts = countsAround(alternative, things);
  const find = (stem: string) => (counts ? `(${quote(stem)}:C | ${around(stem)})` : `${quote(stem)}:C`);
  return `(${alternative.stems.map(find).join(' & ')})`;
}

const inName = (stems: readonly string[]): string =>
  hasShortWord(stems) ? beside(stems, ':AB') : `(${stems.map((stem) => `${quote(stem)}:AB`).join(' & ')})`;

/** Short words ("t 3", "b 12") say something only beside each other. */
const hasShortWord = (stems: readonly string[]): boolean => stems.length > 1 && stems.some((stem) => stem.length < 3);

const beside = (stems: readonly string[], weights = ''): string =>
  `(${stems.map((stem) => `${quote(stem)}${weights}`).join(' <-> ')})`;

const anyOf = (alternatives: Alternative[], build: (alternative: Alternative) => string): string =>
  alternatives.map(build).join(' | ');

/** Every term by one of its alternatives. */
const allTerms = (terms: Alternative[][], build: (alternative: Alternative) => string): string =>
  terms.map((alternatives) => `(${anyOf(alternatives, build) || NOTHING})`).join(' & ');

/**
 * The phrase stands in the name or brand, and its last word is the head noun of the name. Lists also write the head noun first: "Chilli
 * Green" is a green chilli, where "green" was taken for the head noun unless it is a thing of its own ("Chocolate Milk" is no milk chocolate).
 */
function headQuery(stems: readonly string[], mark: '=' | '~', things?: ReadonlySet<string>): string {
  const [first = '', last = ''] = [stems[0], stems.at(-1)];
  const head = quote(`${mark}${last}`);
  if (stems.length < 2) return head;
  const inOrder = `(${head} & ${beside(stems, ':AB')})`;
  if (!things) return inOrder;
  const heads = things.has(first) ? head : `(${head} | ${quote(`${mark}${first}`)})`;
  return `(${inOrder} | (${heads} & ${beside([last, ...stems.slice(0, -1)], ':AB')}))`;
}

/** The likeliest words beside each other, as they were typed, or in any order if one is the head noun: "Sauce - Green Chilly". */
function phraseOf(terms: Term[]): string {
  const stems = terms.flatMap(({ alternatives }) => alternatives[0]?.stems ?? []);
  if (stems.length < 2) return '';
  const anyHead = stems.map((stem) => quote(`=${stem}`)).join(' | ');
  return `${beside(stems, ':AB')} | (${inName(stems)} & (${anyHead}))`;
}

/** Products with an excluded word, but not "no onion", "without onion" or "onion free". */
function exclude({ excluded }: ParsedQuery): string {
  const words = excluded.flatMap(({ alternatives }) =>
    alternatives.filter(({ strength }) => strength === 'typed' || strength === 'same'),
  );
  return anyOf(words, (word) => {
    const last = quote(word.stems.at(-1) ?? '');
    return `(${anywhere(word, new Set())} & !('no' <-> ${last}) & !('without' <-> ${last}) & !(${last} <-> 'free'))`;
  });
}
