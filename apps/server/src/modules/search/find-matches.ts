import type { Db } from '../../platform/database/database.ts';
import { type CardRow, findFullMatches, findPartialMatches, MAX_PARTIAL_TERMS } from '../catalog/index.ts';
import type { Understood, Wish } from './understand-query.ts';

/** With fewer full matches than this, products that match some of the terms are added. */
const FEW = 6;

export async function findMatches(db: Db, understood: Understood, limit: number): Promise<CardRow[]> {
  const { wishes, packs } = understood;
  if (wishes.length === 0) return [];
  const all = (options?: QueryOptions) => wishes.map((wish) => wishQuery(wish, options)).join(' & ');
  const full = await findFullMatches(db, {
    allTerms: all(),
    nameBeginnings: beginnings(understood),
    packs,
    limit,
    likelyInName: all({ likelyOnly: true, weights: 'AB' }),
    inName: all({ weights: 'AB' }),
    inNameOrCategory: all({ weights: 'ABC' }),
    isLastWordUnfinished: wishes.at(-1)?.isUnfinished ?? false,
  });
  // A number alone ("eggs 12") would match unrelated products.
  const words = wishes.filter(({ ways }) => !/^\d+$/.test(ways[0]?.phrase ?? ''));
  if (full.length >= FEW || wishes.length < 2 || words.length === 0) return full;
  const terms = words.slice(0, MAX_PARTIAL_TERMS).map((wish) => wishQuery(wish));
  const enoughTerms = choices(terms, Math.ceil(terms.length / 2))
    .map((some) => `(${some.join(' & ')})`)
    .join(' | ');
  const partial = await findPartialMatches(db, { enoughTerms, terms, packs, limit });
  const seen = new Set(full.map((row) => row.id));
  return [...full, ...partial.filter((row) => !seen.has(row.id))].slice(0, limit);
}

/** All ways to take `count` of the items. */
function choices<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => choices(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

type QueryOptions = { likelyOnly?: boolean; weights?: string };

/** The words are letters and figures only, so nothing in them is an operator. */
function wishQuery({ ways, isUnfinished }: Wish, { likelyOnly = false, weights = '' }: QueryOptions = {}): string {
  const isLikely = (way: Wish['ways'][number], index: number) => index === 0 || way.isTaught || isUnfinished;
  const mark = weights && `:${weights}`;
  const options = (likelyOnly ? ways.filter(isLikely) : ways).map(({ phrase }) => {
    const words = phrase.split(' ').map((word) => `${word}${mark}`);
    return `(${words.join(' <-> ')})`;
  });
  return `(${options.join(' | ')})`;
}

/** What a name may begin with: what was typed, and what was most likely meant. */
function beginnings({ wishes, typed }: Understood): string[] {
  const meant = wishes.map(({ ways }) => ways[0]?.phrase ?? '').join(' ');
  const [only] = wishes;
  const taught =
    wishes.length === 1 ? (only?.ways.flatMap(({ phrase, isTaught }) => (isTaught ? [phrase] : [])) ?? []) : [];
  return [...new Set([typed, meant, ...taught])].filter((beginning) => beginning.length > 1);
}
