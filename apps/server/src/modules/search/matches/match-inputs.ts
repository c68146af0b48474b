import { inOtherMeasure } from '@subah/rules/search/packs';
import { type FullMatchInput, MAX_PARTIAL_TERMS, type PartialMatchInput } from '../../catalog/index.ts';
import type { Alternative } from '../query/alternatives.ts';
import type { ParsedQuery } from '../query/parse-query.ts';
import type { Term } from '../query/term.ts';
import type { Strength } from '../words/meaning.ts';
import {
  allTerms,
  anyOf,
  anywhere,
  aroundOthers,
  asKind,
  beside,
  exclude,
  formOfMedicine,
  freeOfExcluded,
  headQuery,
  inName,
  NOTHING,
  onShelf,
  or,
  phraseOf,
  quote,
} from './tsqueries.ts';

/** The tsqueries of products that match every term by an alternative of these strengths. */
export function fullMatchInput(
  parsed: ParsedQuery,
  strengths: Strength[],
): Omit<FullMatchInput, 'limit' | 'oftenBought'> {
  const { terms, preferred, corrected, catalog } = parsed;
  const chosen = terms.map(({ alternatives }) => alternatives.filter(({ strength }) => strengths.includes(strength)));
  const typed = chosen.map((alternatives) => alternatives.filter(({ strength }) => strength === 'typed'));
  const [onlyTerm] = terms.length === 1 ? terms : [];
  // What helps against a complaint helps as a salt of a tablet, too: a glucometer does not come before metformin.
  // A name that ends with a complaint ("Hair Removal Cream Dry Skin") need not help.
  const names = parsed.isKind ? [] : typed.flat().filter(({ isRemedy, isExact }) => !isRemedy && !isExact);
  return {
    ...conditions(parsed),
    allTerms: [
      allTerms(chosen, (alternatives) =>
        parsed.isKind
          ? anyOf(alternatives, (alternative) => asKind(alternative, parsed.things))
          : anywhere(alternatives, parsed.things),
      ),
      ...lookalikes(onlyTerm).map(({ stems }) => `!${beside(stems)}`),
    ].join(' & '),
    typedInName: parsed.isKind
      ? NOTHING
      : allTerms(typed, (alternatives) => anyOf(alternatives, ({ stems }) => inName(stems))),
    heads: anyOf(names, ({ stems }) => headQuery(stems, '=', parsed.things)) || NOTHING,
    halfHeads: [
      halfHeads(terms.flatMap(({ alternatives }) => alternatives)),
      ...terms.flatMap(remediesByName),
      ...kindsOfBrand(onlyTerm).map((stem) => quote(`=${stem}`)),
    ].join(' | '),
    shelves: or([
      anyOf(chosen.flat(), (alternative) => onShelf(alternative, parsed.things)),
      ...kindsOfBrand(onlyTerm).map((stem) => `${quote(`=${stem}`)} | ${quote(stem)}:C`),
    ]),
    phrase: phraseOf(terms),
    otherThings: or([
      anyOf(onlyTerm?.otherThings ?? [], ({ stems }) => beside(stems)),
      ...(onlyTerm?.otherShelves ?? []).map((stem) => quote(`?${stem}`)),
    ]),
    preferred: [...preferred.map(quote), ...parsed.formsOfMedicine.map(formOfMedicine), freeOfExcluded(parsed)]
      .filter(Boolean)
      .join(' | '),
    nameBeginning: corrected,
    likelyCatalog: catalog ?? null,
    nearPacks: inOtherMeasure(parsed.packs),
  };
}

/** Other things that share only a word with a typed name: baking soda is no "soda water". */
const lookalikes = (term: Term | undefined): Alternative[] =>
  term?.isName && term.words.length > 1
    ? term.otherThings.filter(({ text }) => !term.words.every((word) => text.split(' ').includes(word)))
    : [];

/** Stems of what a brand is known for: its drink comes before its biscuits. */
const kindsOfBrand = (term: Term | undefined): string[] =>
  (term?.alternatives[0]?.isBrand ? term.alternatives : [])
    .filter(({ strength, isBrand }) => strength === 'related' && !isBrand)
    .map(({ stems }) => stems.at(-1) ?? '');

/** Words before a form ("Turmeric Powder"), head nouns that are not the usual name ("loaf" for bread), and phrases around other words ("Kolam Raw Rice"). */
const halfHeads = (alternatives: Alternative[]): string =>
  anyOf(alternatives, ({ stems, strength, isExact }) =>
    strength === 'typed'
      ? or([headQuery(stems, '~'), ...(isExact ? [] : [aroundOthers(stems)])])
      : headQuery(stems, '='),
  );

/** Remedies that name the complaint: "Body Lotion for Dry Skin". */
function remediesByName({ alternatives }: Term): string[] {
  const heads = alternatives.filter(({ isRemedy }) => isRemedy).map(({ stems }) => quote(`=${stems.at(-1)}`));
  const complaints = alternatives.filter(({ isRemedy, strength }) => !isRemedy && strength === 'typed');
  return heads.length > 0 ? complaints.map(({ stems }) => `(${beside(stems)} & (${heads.join(' | ')}))`) : [];
}

/** The tsqueries of products that match only a part of the terms. */
export function partialMatchInput(parsed: ParsedQuery): Omit<PartialMatchInput, 'limit'> {
  const { mainTerm } = parsed;
  const terms = parsed.terms.slice(0, MAX_PARTIAL_TERMS);
  const queries = terms.map(({ alternatives }) =>
    allTerms([notRelated(alternatives)], (chosen) => anywhere(chosen, parsed.things)),
  );
  const mainAlternatives = notRelated(mainTerm?.alternatives ?? []);
  const typed = mainAlternatives.filter(({ strength }) => strength === 'typed');
  const lastThings = notRelated(mainTerm?.lastThings ?? []);
  const toHeads = (alternatives: Alternative[]) => anyOf(alternatives, ({ stems }) => headQuery(stems, '='));
  const heads = toHeads(mainAlternatives);
  const beginnings = terms.length === 1 ? beginningsOf([...mainAlternatives, ...lastThings]) : '';
  const enough = [allButOne(queries, mainTerm ? terms.indexOf(mainTerm) : -1), heads, toHeads(lastThings), beginnings];
  return {
    ...conditions(parsed),
    enoughTerms: enough.filter(Boolean).join(' | '),
    allTerms: queries.join(' & '),
    // The usual names, not other words or what a name ends with: for "roti ka aata" wheat flour comes before other flours.
    heads: [toHeads(typed) || heads || toHeads(lastThings), beginnings].filter(Boolean).join(' | '),
    terms: beginnings ? [...queries, beginnings] : queries,
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
