import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { type CardRow, cardSql } from './product-card.ts';

// Products that match a search. The queries are tsqueries of the text search configuration `subah`.

/** Limits of ranked candidates, so that a common word costs no more than a rare one. */
const MAX_BY_NAME = 80;
const MAX_BY_WORD = 250;

const CardRowShape: z.ZodType<CardRow> = z.object({
  id: z.string(),
  code: z.string(),
  catalog: z.enum(CATALOGS),
  rank: z.int(),
  name: z.string(),
  hindiName: z.string().nullable(),
  brand: z.string().nullable(),
  picture: z.string(),
  pricePaise: z.int(),
  mrpPaise: z.int(),
  percentOff: z.int(),
  unit: z.string(),
  packQuantity: z.number(),
  stock: z.int(),
  soldLately: z.int(),
  categoryId: z.string(),
  categoryName: z.string(),
  subcategoryId: z.string().nullable(),
  subcategoryName: z.string().nullable(),
  isAvailable: z.boolean(),
  requiresPrescription: z.boolean(),
  updatedAt: z.date(),
});

const RANKED = 'id, name_key, search_vector, packs, stock > 0 and is_available as can_be_bought, is_featured, catalog';

const RANK_ORDER = 'standing desc, weight desc, is_favourite desc, length, id';
const BEST_FIRST = 'top.standing desc, top.weight desc, top.is_favourite desc, top.length, top.id';

/**
 * $1 all terms; $2 beginnings of names; $3 pack sizes; $4 limit; $5 the likeliest words in name or brand; $6 the same with synonyms
 * and corrections; $7 the same also in category names and tags; $8 whether the last word may be unfinished.
 * Arrays are written as `(select $2::text[])`: otherwise the planner estimates their length and plans every query again.
 * `standing` orders by: in stock, where the words were found, products before lab tests, the pack size, the beginning of the name.
 */
const FULL_MATCHES = defineStatement({
  name: 'catalog_full_matches',
  row: CardRowShape,
  text: `
with query as materialized (
  select to_tsquery('subah', $1) as every, to_tsquery('subah', $5) as typed, to_tsquery('subah', $6) as named, to_tsquery('subah', $7) as shelved
),
found as (
  select * from unnest((select $2::text[])) as beginning, lateral (
    select ${RANKED} from products
    where name_key >= beginning collate "C" and name_key < beginning || '~' and deleted_at is null
    order by name_key limit ${MAX_BY_NAME}
  ) as by_name
  union all
  select null, by_word.* from query, lateral (
    select ${RANKED} from products where search_vector @@ query.every and deleted_at is null limit ${MAX_BY_WORD}
  ) as by_word
),
ranked as (
  select id, is_featured as is_favourite, length(name_key) as length, (100 * ts_rank('{0.05, 0.25, 0.55, 1}', search_vector, every, 1))::int as weight,
    64 * can_be_bought::int
    + 16 * case when search_vector @@ typed then 3 when search_vector @@ named then 2 when search_vector @@ shelved then 1 else 0 end
    + 8 * (catalog <> 'labtest')::int
    + 4 * (packs && $3::text[])::int
    + case when name_key = beginning then 3 when name_key like beginning || ' %' then 2 when $8 and beginning is not null then 1 else 0 end as standing
  from found, query
),
top as (
  select id, is_favourite, length, weight, max(standing) as standing from ranked group by id, is_favourite, length, weight
  order by ${RANK_ORDER} limit (select $4::int)
)
select ${cardSql} from top join products using (id) join categories on categories.id = products.category_id
  left join subcategories on subcategories.id = products.subcategory_id
order by ${BEST_FIRST}`,
});

/** Terms of a long query that are compared when no product matches all of them. */
export const MAX_PARTIAL_TERMS = 6;
const NUMBERS = Array.from({ length: MAX_PARTIAL_TERMS }, (_, index) => index + 1);

/** $1 enough of the terms, $2 each term by itself, $3 pack sizes, $4 limit. */
const PARTIAL_MATCHES = defineStatement({
  name: 'catalog_partial_matches',
  row: CardRowShape,
  text: `
with query as materialized (
  select to_tsquery('subah', $1) as enough, ${NUMBERS.map((n) => `to_tsquery('subah', ($2::text[])[${n}]) as term_${n}`).join(', ')}
),
ranked as (
  select id, is_featured as is_favourite, length(name_key) as length, (100 * ts_rank('{0.05, 0.25, 0.55, 1}', search_vector, enough, 1))::int as weight,
    64 * can_be_bought::int
    + 4 * (${NUMBERS.map((n) => `coalesce(search_vector @@ term_${n}, false)::int`).join(' + ')})
    + (packs && $3::text[])::int as standing
  from query, lateral (
    select ${RANKED} from products where search_vector @@ query.enough and deleted_at is null limit ${MAX_BY_WORD}
  ) as found
),
top as (select * from ranked order by ${RANK_ORDER} limit (select $4::int))
select ${cardSql} from top join products using (id) join categories on categories.id = products.category_id
  left join subcategories on subcategories.id = products.subcategory_id
order by ${BEST_FIRST}`,
});

type FullMatchInput = {
  allTerms: string;
  nameBeginnings: string[];
  packs: string[];
  limit: number;
  /** The same terms, narrower or wider, for ranking. */
  likelyInName: string;
  inName: string;
  inNameOrCategory: string;
  isLastWordUnfinished: boolean;
};

/** Products that match every term, best first. */
export const findFullMatches = (db: Db, input: FullMatchInput): Promise<CardRow[]> =>
  runPrepared(db, FULL_MATCHES, [
    input.allTerms,
    input.nameBeginnings,
    input.packs,
    input.limit,
    input.likelyInName,
    input.inName,
    input.inNameOrCategory,
    input.isLastWordUnfinished,
  ]);

type PartialMatchInput = { enoughTerms: string; terms: string[]; packs: string[]; limit: number };

/** Products that match enough of the terms, those with most terms first. At most MAX_PARTIAL_TERMS terms are compared. */
export const findPartialMatches = (
  db: Db,
  { enoughTerms, terms, packs, limit }: PartialMatchInput,
): Promise<CardRow[]> => runPrepared(db, PARTIAL_MATCHES, [enoughTerms, terms, packs, limit]);
