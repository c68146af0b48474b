import type { Db } from '../../../platform/database/database.ts';
import { type CardRow, type FullMatchInput, findPartialMatches, type MatchFacts } from '../../catalog/index.ts';
import type { Alternative } from '../query/alternatives.ts';
import { isPerson } from '../query/main-term.ts';
import type { ParsedQuery } from '../query/parse-query.ts';
import type { Term } from '../query/term.ts';
import type { Strength } from '../words/meaning.ts';
import { fullMatchInput, partialMatchInput } from './match-inputs.ts';

/** With fewer matches than this, weaker ones are looked for. */
const FEW = 6;
const MAX_RELATED = 12;
/** With fewer results than this, a phrase also shows what its last word names, and a query what its main word names. */
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

type Limits = {
  limit: number;
  /** Products that are bought after this search. */
  oftenBought: string[];
};

type MatchOptions<Row> = Limits & {
  /** Whole cards, or only their facts. */
  findFullMatches: (db: Db, input: FullMatchInput) => Promise<Row[]>;
};

/** Looks for weaker and weaker matches until there are enough. */
export async function findMatches<Row extends MatchFacts>(
  db: Db,
  parsed: ParsedQuery,
  { findFullMatches, limit, oftenBought }: MatchOptions<Row>,
): Promise<Matches<Row>> {
  if (namesNothing(parsed)) return { best: [], related: [] };
  const onlyNew = createFilter(parsed);
  const find = async (strengths: Strength[], input = parsed, limits: Limits = { limit, oftenBought }) =>
    onlyNew(await findFullMatches(db, { ...fullMatchInput(input, strengths), ...limits }));

  const best = await find(SAME);
  if (best.length < FEW && hasStrength(parsed, 'near')) best.push(...(await find(NEAR)));
  const related: Matches<Row>['related'] = [];
  const needsMore = () => best.length < FEW && related.length < FEW;
  // Now also what only stands beside a thing on its shelf.
  if (needsMore() && (hasStrength(parsed, 'related') || parsed.things.size > 0))
    related.push(...(await find(RELATED, besideThings(parsed))));
  const withoutPacks = parsed.terms.filter(({ isPack }) => !isPack);
  if (needsMore() && withoutPacks.length > 0 && withoutPacks.length < parsed.terms.length)
    related.push(...(await find(SAME, { ...parsed, terms: withoutPacks })));
  if (needsMore() && mayMatchPartly(parsed))
    related.push(...onlyNew(await findPartialMatches(db, { ...partialMatchInput(parsed), limit: MAX_RELATED })));
  const count = best.length + related.length;
  const ofLastThings = count < VERY_FEW ? withLastThings(parsed, { besideResults: count > 0 }) : undefined;
  const onlyRelated = { limit: MAX_RELATED, oftenBought: [] };
  if (ofLastThings) related.push(...(await find(NEAR, ofLastThings, onlyRelated)));
  const { mainTerm } = parsed;
  if (best.length + related.length < VERY_FEW && mayMatchPartly(parsed) && mainTerm?.isTaught)
    related.push(...(await find(SAME, { ...parsed, terms: [mainTerm] }, onlyRelated)));

  if (!parsed.hasUnknownWords) return { best: best.slice(0, limit), related: related.slice(0, MAX_RELATED) };
  return { best: [], related: [...best, ...related].slice(0, MAX_RELATED) };
}

/** Beside unknown words, only a pack or a person is named. */
const namesNothing = ({ terms, hasUnknownWords }: ParsedQuery): boolean =>
  terms.length === 0 || (hasUnknownWords && terms.every((term) => term.isPack || isPerson(term)));

/** Leaves out products that were found before, and food that the customer does not eat. */
function createFilter({ unwantedMarks }: ParsedQuery) {
  const seen = new Set<string>();
  return <Found extends MatchFacts>(rows: Found[]): Found[] => {
    const fresh = rows.filter(({ id, vegMark }) => !seen.has(id) && !(vegMark && unwantedMarks.includes(vegMark)));
    for (const { id } of fresh) seen.add(id);
    return fresh;
  };
}

const hasStrength = ({ terms }: ParsedQuery, strength: Strength): boolean =>
  terms.some(({ alternatives }) => alternatives.some((alternative) => alternative.strength === strength));

/** What is related to the terms, or stands beside a thing on its shelf. */
const besideThings = (parsed: ParsedQuery): ParsedQuery => ({
  ...parsed,
  terms: withoutBrandsOfThings(parsed),
  things: thingsAmongOthers(parsed),
});

/** A part of a complaint is no answer, and beside unknown words only a part that the dictionary knows. */
const mayMatchPartly = ({ isComplaint, hasUnknownWords, mainTerm }: ParsedQuery): boolean =>
  !isComplaint && (!hasUnknownWords || mainTerm?.isTaught === true);

/**
 * A phrase as what its last word names, if every term has such. Beside results of the whole phrase only what the last typed word names:
 * "masala chai" is tea, but "sun screen" is no cream.
 */
function withLastThings(parsed: ParsedQuery, { besideResults }: { besideResults: boolean }): ParsedQuery | undefined {
  if (parsed.isComplaint || !parsed.terms.some(hasPhrase)) return undefined;
  const terms = parsed.terms.map((term) => ({
    ...term,
    alternatives: besideResults ? term.typedThings : term.lastThings,
  }));
  return terms.every(({ alternatives }) => alternatives.length > 0) ? { ...parsed, terms } : undefined;
}

const hasPhrase = ({ alternatives }: Term): boolean => alternatives.some(({ stems }) => stems.length > 1);

/** Of several terms the main one is still a thing, and so is a phrase: masala on the shelf "Oil & Masala" is no "vegetable oil". */
function thingsAmongOthers({ terms, mainTerm, things }: ParsedQuery): ReadonlySet<string> {
  const isWord = terms.length === 1 && mainTerm?.words.length === 1;
  const stems = isWord ? [] : (mainTerm?.alternatives.flatMap((alternative) => alternative.stems) ?? []);
  return new Set(stems.filter((stem) => things.has(stem)));
}

const isBrand = ({ alternatives }: Term): boolean =>
  alternatives.some((alternative) => alternative.strength === 'typed' && alternative.isBrand);

/**
 * Brands stand for a kind that the shop calls otherwise. Where it has the thing, another product of the brand is no "mint toothpaste", and
 * where a thing of the brand is named, a toothpaste of another one is no "colgate manjan".
 */
function withoutBrandsOfThings({ terms, things }: ParsedQuery): Term[] {
  if (terms.length === 1) return terms;
  return terms.map((term) => {
    const typed = term.alternatives.filter(({ strength }) => strength === 'typed');
    const isThingSold = typed.some(({ stems }) => things.has(stems.at(-1) ?? ''));
    const isBrandOfThing = isBrand(term) && terms.some((other) => other.isNamed && !isBrand(other));
    const isLeftOut = (alternative: Alternative) =>
      alternative.strength === 'related' && (isBrandOfThing || (isThingSold && alternative.isBrand === true));
    return { ...term, alternatives: term.alternatives.filter((alternative) => !isLeftOut(alternative)) };
  });
}
