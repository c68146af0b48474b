import { inOtherMeasure } from '@subah/rules/search/packs';
import type { Db } from '../../platform/database/database.ts';
import {
  type CardRow,
  type FullMatchInput,
  findPartialMatches,
  MAX_PARTIAL_TERMS,
  type MatchFacts,
} from '../catalog/index.ts';
import type { Alternative } from './alternatives.ts';
import type { Strength } from './meaning.ts';
import { isPerson } from './main-term.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { Term } from './term.ts';
import {
  allTerms,
  anyOf,
  anywhere,
  asKind,
  beside,
  exclude,
  FORMS_OF_MEDICINE,
  freeOfExcluded,
  headQuery,
  inName,
  NOTHING,
  onShelf,
  phraseOf,
  quote,
} from './tsqueries.ts';

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
    related.push(
      ...(await full(RELATED, {
        ...parsed,
        terms: withoutBrandsOfThings(parsed),
        things: thingsAmongOthers(parsed),
      })),
    );
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

/** Of several terms the main one is still a thing, and so is a phrase: masala on the shelf "Oil & Masala" is no "vegetable oil". */
function thingsAmongOthers({ terms, mainTerm, things }: ParsedQuery): ReadonlySet<string> {
  const isWord = terms.length === 1 && mainTerm?.words.length === 1;
  const stems = isWord ? [] : (mainTerm?.alternatives.flatMap((alternative) => alternative.stems) ?? []);
  return new Set(stems.filter((stem) => things.has(stem)));
}

/**
 * Brands stand for a kind that the shop calls otherwise. Where it has the thing, another product of the brand is no "mint toothpaste", and
 * where a thing of the brand is named, a toothpaste of another one is no "colgate manjan".
 */
function withoutBrandsOfThings({ terms, things }: ParsedQuery): Term[] {
  if (terms.length === 1) return terms;
  return terms.map((term) => {
    const typed = term.alternatives.filter(({ strength }) => strength === 'typed');
    const isThingSold = typed.some(({ stems }) => things.has(stems.at(-1) ?? ''));
    const isBrandOfThing =
      typed.some(({ isBrand }) => isBrand) && terms.some((other) => other !== term && other.isNamed);
    const isLeftOut = ({ isBrand, strength }: Alternative) =>
      strength === 'related' && (isBrandOfThing || (isThingSold && isBrand === true));
    return { ...term, alternatives: term.alternatives.filter((alternative) => !isLeftOut(alternative)) };
  });
}

const hasPhrase = ({ alternatives }: Term): boolean => alternatives.some(({ stems }) => stems.length > 1);

function fullInput(parsed: ParsedQuery, strengths: Strength[]): Omit<FullMatchInput, 'limit' | 'oftenBought'> {
  const { terms, preferred, corrected, catalog } = parsed;
  const chosen = terms.map(({ alternatives }) => alternatives.filter(({ strength }) => strengths.includes(strength)));
  const typed = chosen.map((alternatives) => alternatives.filter(({ strength }) => strength === 'typed'));
  const [onlyTerm] = terms.length === 1 ? terms : [];
  // What helps against a complaint helps as a salt of a tablet, too: a glucometer does not come before metformin.
  // A name that ends with a complaint ("Hair Removal Cream Dry Skin") need not help.
  const names = parsed.isKind ? [] : typed.flat().filter(({ isRemedy, isExact }) => !isRemedy && !isExact);
  return {
    ...conditions(parsed),
    allTerms: allTerms(chosen, (alternative) =>
      parsed.isKind ? asKind(alternative, parsed.things) : anywhere(alternative, parsed.things),
    ),
    typedInName: parsed.isKind ? NOTHING : allTerms(typed, ({ stems }) => inName(stems)),
    heads: anyOf(names, ({ stems }) => headQuery(stems, '=', parsed.things)) || NOTHING,
    halfHeads: [halfHeads(terms.flatMap(({ alternatives }) => alternatives)), ...terms.flatMap(remediesByName)].join(
      ' | ',
    ),
    shelves: anyOf(chosen.flat(), (alternative) => onShelf(alternative, parsed.things)),
    phrase: phraseOf(terms),
    otherThings: anyOf(onlyTerm?.otherThings ?? [], ({ stems }) => beside(stems)),
    preferred: [...preferred.map(quote), parsed.asksForMedicine ? FORMS_OF_MEDICINE : '', freeOfExcluded(parsed)]
      .filter(Boolean)
      .join(' | '),
    nameBeginning: corrected,
    likelyCatalog: catalog ?? null,
    nearPacks: inOtherMeasure(parsed.packs),
  };
}

/** Words before a form ("Turmeric Powder"), and head nouns that are not the usual name ("loaf" for bread). */
const halfHeads = (alternatives: Alternative[]): string =>
  alternatives.map(({ stems, strength }) => headQuery(stems, strength === 'typed' ? '~' : '=')).join(' | ');

/** Remedies that name the complaint: "Body Lotion for Dry Skin". */
function remediesByName({ alternatives }: Term): string[] {
  const heads = alternatives.filter(({ isRemedy }) => isRemedy).map(({ stems }) => quote(`=${stems.at(-1)}`));
  const complaints = alternatives.filter(({ isRemedy, strength }) => !isRemedy && strength === 'typed');
  return heads.length > 0 ? complaints.map(({ stems }) => `(${beside(stems)} & (${heads.join(' | ')}))`) : [];
}

function partialInput(parsed: ParsedQuery) {
  const { mainTerm } = parsed;
  const terms = parsed.terms.slice(0, MAX_PARTIAL_TERMS);
  const queries = terms.map(({ alternatives }) =>
    allTerms([notRelated(alternatives)], (alternative) => anywhere(alternative, parsed.things)),
  );
  const wanted = notRelated(mainTerm?.alternatives ?? []);
  const typed = wanted.filter(({ strength }) => strength === 'typed');
  const lastThings = notRelated(mainTerm?.lastThings ?? []);
  const toHeads = (alternatives: Alternative[]) => anyOf(alternatives, ({ stems }) => headQuery(stems, '='));
  const heads = toHeads(wanted);
  const beginnings = terms.length === 1 ? beginningsOf([...wanted, ...lastThings]) : '';
  const enough = [allButOne(queries, mainTerm ? terms.indexOf(mainTerm) : -1), heads, toHeads(lastThings), beginnings];
  return {
    ...conditions(parsed),
    enoughTerms: enough.filter(Boolean).join(' | '),
    allTerms: queries.join(' & '),
    // The usual names, not other words or what a name ends with: for "roti ka aata" wheat flour comes before other flours.
    heads: [toHeads(typed) || heads || toHeads(lastThings), beginnings].filter(Boolean).join(' | '),
    terms: beginnings ? [...queries, beginnings] : queries,
    limit: MAX_RELATED,
  };
}

/** Names often leave out what a phrase of three words ends with: "Rice Bran (Pouch)" is an oil. It comes before other oils. */
const beginningsOf = (alternatives: Alternative[]): string =>
  anyOf(
    alternatives.filter(({ stems }) => stems.length > 2),
    ({ stems }) => beside(stems.slice(0, -1), ':AB'),
  );

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
