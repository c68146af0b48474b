import type { Db } from '../../platform/database/database.ts';
import { type CardRow, findFullMatches, findPartialMatches, MAX_PARTIAL_TERMS } from '../catalog/index.ts';
import type { ParsedQuery, Term } from './parse-query.ts';

/** With fewer full matches than this, products that match some of the terms are added. */
const FEW = 6;

export async function findMatches(db: Db, parsed: ParsedQuery, limit: number): Promise<CardRow[]> {
  const { terms, packs } = parsed;
  if (terms.length === 0) return [];
  const all = (options?: QueryOptions) => terms.map((term) => toTsquery(term, options)).join(' & ');
  const full = await findFullMatches(db, {
    allTerms: all(),
    nameBeginnings: nameBeginnings(parsed),
    packs,
    limit,
    likelyInName: all({ likelyOnly: true, weights: 'AB' }),
    inName: all({ weights: 'AB' }),
    inNameOrCategory: all({ weights: 'ABC' }),
    isLastWordUnfinished: terms.at(-1)?.isPrefix ?? false,
  });
  // A number alone ("eggs 12") would match unrelated products.
  const words = terms.filter(({ alternatives }) => !/^\d+$/.test(alternatives[0]?.phrase ?? ''));
  if (full.length >= FEW || terms.length < 2 || words.length === 0) return full;
  const queries = words.slice(0, MAX_PARTIAL_TERMS).map((term) => toTsquery(term));
  const enoughTerms = combinations(queries, Math.ceil(queries.length / 2))
    .map((some) => `(${some.join(' & ')})`)
    .join(' | ');
  const partial = await findPartialMatches(db, { enoughTerms, terms: queries, packs, limit });
  const seen = new Set(full.map((row) => row.id));
  return [...full, ...partial.filter((row) => !seen.has(row.id))].slice(0, limit);
}

/** All combinations of `count` items. */
function combinations<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => combinations(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

type QueryOptions = { likelyOnly?: boolean; weights?: string };

/** Plain words are letters and digits only, so they contain no tsquery operator. */
function toTsquery({ alternatives, isPrefix }: Term, { likelyOnly = false, weights = '' }: QueryOptions = {}): string {
  const likely = alternatives.filter(({ isBestSynonym }, index) => index === 0 || isBestSynonym || isPrefix);
  const suffix = weights && `:${weights}`;
  const phrases = (likelyOnly ? likely : alternatives).map(({ phrase }) => {
    const words = phrase.split(' ').map((word) => `${word}${suffix}`);
    return `(${words.join(' <-> ')})`;
  });
  return `(${phrases.join(' | ')})`;
}

/** Texts that a name may begin with: as typed, as corrected, and for a single term its best synonym. */
function nameBeginnings({ terms, typed }: ParsedQuery): string[] {
  const corrected = terms.map(({ alternatives }) => alternatives[0]?.phrase ?? '').join(' ');
  const [onlyTerm] = terms.length === 1 ? terms : [];
  const synonyms = (onlyTerm?.alternatives ?? []).filter(({ isBestSynonym }) => isBestSynonym);
  const texts = [typed, corrected, ...synonyms.map(({ phrase }) => phrase)];
  return [...new Set(texts)].filter((text) => text.length > 1);
}
