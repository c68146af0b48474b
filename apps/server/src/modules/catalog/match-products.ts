import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { CARD_COLUMNS, CARD_JOINS, type CardRow, CardRowShape, cardSql } from './product-card.ts';

// Products that match a search. The queries are tsqueries of stems; an empty one matches nothing.

/** Limits of ranked candidates, so that a common word costs no more than a rare one. */
const MAX_BY_HEAD = 150;
const MAX_BY_WORD = 150;
/** When so many products have a searched head noun, fewer others are ranked: these come after them. */
const MANY_BY_HEAD = 60;
const MAX_BESIDE_HEADS = 40;
/** With a typed pack more are ranked: which of the others would be left out is arbitrary, and it may be that pack. */
const MAX_WITH_PACK = 1000;

/** What filters, orders and counts of the results need of a product. */
const MatchFactsShape = CardRowShape.pick({
  id: true,
  catalog: true,
  brand: true,
  pricePaise: true,
  percentOff: true,
  stock: true,
  categoryId: true,
  categoryName: true,
  categoryHindiName: true,
  subcategoryId: true,
  isAvailable: true,
  requiresPrescription: true,
  vegMark: true,
  groupCode: true,
});
export type MatchFacts = z.infer<typeof MatchFactsShape>;

const FACT_COLUMNS = cardSql(MatchFactsShape.keyof().options);

const RANKED =
  'id, name_key, search_vector, packs, stock > 0 and is_available as can_be_bought, is_featured, sold_lately, catalog';
/** Prices and excluded words; parameters as in FULL_MATCHES. */
const CONDITIONS = `deleted_at is null and ($2::int is null or price_paise >= $2) and ($3::int is null or price_paise <= $3)
      and not search_vector @@ query.excluded`;

const LIMIT_WITH_PACK = `case when cardinality($1::text[]) > 0 then ${MAX_WITH_PACK} end`;

const OFTEN_BOUGHT = 'id = any((select $17::uuid[])::uuid[])';

/** A typed pack counts little for anything else: cookies with cumin of 200 g are no "200g jeera". Where nothing is the thing, a name with the words counts. */
const IS_THE_THING = `not search_vector @@ '''+combo''' and not search_vector @@ other_things
          and (search_vector @@ heads or search_vector @@ half_heads or (search_vector @@ typed_in_name and not exists (select from by_head)))`;

const RANK_ORDER = 'standing desc, is_favourite desc, length, id';
const BEST_FIRST = 'top.standing desc, top.is_favourite desc, top.length, top.id';

/**
 * Candidates are the products that are often bought after this search, then those whose head noun is a searched word, then any that
 * match all terms. They rank by points: what can be bought comes before the same thing sold out, but something else that is in stock
 * does not. Arrays and limits are written as `(select $1::text[])` and `(select 150)`: otherwise the planner estimates with them and
 * plans every query again.
 */
const fullMatchesSql = (columns: string): string => `
with query as materialized (
  select $4::tsquery as excluded, $5::tsquery as every, $6::tsquery as typed_in_name, $7::tsquery as heads, $8::tsquery as half_heads,
    $9::tsquery as shelves, $10::tsquery as phrase, $11::tsquery as other_things, $12::tsquery as preferred
),
often_bought as materialized (
  select id, name_key, search_vector, packs, stock, is_available, is_featured, sold_lately, catalog, price_paise, deleted_at
  from products where ${OFTEN_BOUGHT}
),
by_head as materialized (
  select by_head.* from query, lateral (
    select ${RANKED} from products where search_vector @@ (query.every && query.heads) and not ${OFTEN_BOUGHT} and ${CONDITIONS} limit (select greatest(${MAX_BY_HEAD}, $15::int, ${LIMIT_WITH_PACK}))
  ) as by_head
),
found as (
  select ${RANKED}, true as is_often_bought from often_bought, query where search_vector @@ query.every and ${CONDITIONS}
  union all
  select by_head.*, false from by_head
  union all
  select by_word.*, false from query, lateral (
    select ${RANKED} from products where search_vector @@ (query.every && !!query.heads) and not ${OFTEN_BOUGHT} and ${CONDITIONS} limit (select greatest(case when count(*) < ${MANY_BY_HEAD} then ${MAX_BY_WORD} else ${MAX_BESIDE_HEADS} end, $15::int, ${LIMIT_WITH_PACK}) from by_head)
  ) as by_word
),
ranked as (
  select id, is_often_bought and can_be_bought as is_lifted, is_featured as is_favourite, length(name_key) as length,
    15 * can_be_bought::int
    + 8 * (search_vector @@ typed_in_name)::int
    + case when search_vector @@ heads then 12 when search_vector @@ half_heads then 6 else 0 end
    + 10 * (search_vector @@ shelves)::int
    + 7 * (search_vector @@ phrase)::int
    - 9 * (search_vector @@ other_things)::int
    + 15 * (search_vector @@ preferred)::int
    + case when name_key = $13 and numnode(preferred) = 0 then 15 when starts_with(name_key || ' ', $13 || ' ') then 3 else 0 end
    + case when packs && (select $1::text[]) then case when ${IS_THE_THING} then 30 else 5 end
        when packs && (select $16::text[]) then case when ${IS_THE_THING} then 20 else 3 end
        else 0 end
    - 8 * (search_vector @@ '''+combo''')::int
    + case when catalog = $14 then 20 when catalog <> 'labtest' then 0 when $14 = 'medicine' then 2 else -4 end
    + least(4, sold_lately / 5) as standing
  from found, query
),
top as (select * from ranked order by is_lifted desc, ${RANK_ORDER} limit (select $15::int))
select ${columns} from top join products using (id) ${CARD_JOINS}
order by top.is_lifted desc, ${BEST_FIRST}`;

const FULL_MATCHES = defineStatement({
  name: 'catalog_full_matches',
  row: CardRowShape,
  text: fullMatchesSql(CARD_COLUMNS),
});

const FULL_MATCH_FACTS = defineStatement({
  name: 'catalog_full_match_facts',
  row: MatchFactsShape,
  text: fullMatchesSql(FACT_COLUMNS),
});

/** Terms of a long query that are compared when no product matches all of them. */
export const MAX_PARTIAL_TERMS = 6;
const NUMBERS = Array.from({ length: MAX_PARTIAL_TERMS }, (_, index) => index + 1);

/** Products that match enough of the terms, or all of them by the description. */
const PARTIAL_MATCHES = defineStatement({
  name: 'catalog_partial_matches',
  row: CardRowShape,
  text: `
with query as materialized (
  select $5::tsquery as enough, $6::tsquery as every, $7::tsquery as heads, $4::tsquery as excluded,
    ${NUMBERS.map((n) => `(($8::text[])[${n}])::tsquery as term_${n}`).join(', ')}
),
ranked as (
  select id, is_featured as is_favourite, length(name_key) as length,
    64 * can_be_bought::int
    + 4 * (${NUMBERS.map((n) => `coalesce(search_vector @@ term_${n}, false)::int`).join(' + ')})
    + 5 * (search_vector @@ heads)::int
    + (packs && (select $1::text[]))::int as standing
  from query, lateral (
    select ${RANKED} from products where (search_vector @@ query.enough or description_vector @@ query.every) and ${CONDITIONS} limit (select ${MAX_BY_WORD})
  ) as found
),
top as (select * from ranked order by ${RANK_ORDER} limit (select $9::int))
select ${CARD_COLUMNS} from top join products using (id) ${CARD_JOINS}
order by ${BEST_FIRST}`,
});

type Conditions = {
  packs: string[];
  minPaise: number | null;
  maxPaise: number | null;
  excluded: string;
};

export type FullMatchInput = Conditions & {
  allTerms: string;
  /** The following only rank. */
  typedInName: string;
  heads: string;
  halfHeads: string;
  shelves: string;
  phrase: string;
  otherThings: string;
  preferred: string;
  nameBeginning: string;
  likelyCatalog: Catalog | null;
  limit: number;
  /** Packs that are as good as the typed ones if the product has none of these. */
  nearPacks: string[];
  /** Products that come first if they match and can be bought. */
  oftenBought: string[];
};

const conditionValues = ({ packs, minPaise, maxPaise, excluded }: Conditions) => [packs, minPaise, maxPaise, excluded];

const fullMatchValues = (input: FullMatchInput) => [
  ...conditionValues(input),
  input.allTerms,
  input.typedInName,
  input.heads,
  input.halfHeads,
  input.shelves,
  input.phrase,
  input.otherThings,
  input.preferred,
  input.nameBeginning,
  input.likelyCatalog,
  input.limit,
  input.nearPacks,
  input.oftenBought,
];

/** Products that match every term, best first. */
export const findFullMatches = (db: Db, input: FullMatchInput): Promise<CardRow[]> =>
  runPrepared(db, FULL_MATCHES, fullMatchValues(input));

/** The same for thousands of matches: a card has twice as many columns, and only some of the cards are shown. */
export const findFullMatchFacts = (db: Db, input: FullMatchInput): Promise<MatchFacts[]> =>
  runPrepared(db, FULL_MATCH_FACTS, fullMatchValues(input));

export type PartialMatchInput = Conditions & {
  enoughTerms: string;
  allTerms: string;
  heads: string;
  terms: string[];
  limit: number;
};

/** Products that match enough of the terms, those with most terms first. At most MAX_PARTIAL_TERMS terms are compared. */
export const findPartialMatches = (db: Db, input: PartialMatchInput): Promise<CardRow[]> =>
  runPrepared(db, PARTIAL_MATCHES, [
    ...conditionValues(input),
    input.enoughTerms,
    input.allTerms,
    input.heads,
    input.terms,
    input.limit,
  ]);
