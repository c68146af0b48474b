import type { Db } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/run-prepared.ts';
import type { CardRow } from '../catalog/index.ts';
import type { Understood, Wish } from './understand-query.ts';

/** So many of each kind are ranked. It bounds the work: a word that half the shop carries costs no more than a rare one. */
const MOST_BEGINNING = 80;
const MOST_MATCHING = 250;

/** With fewer whole matches than this, products that fulfil most of the wishes follow. */
const FEW = 6;

const CARD = `p.id, p.code, p.catalog, p.rank, p.name, p.brand, p.pictures[1] as picture, p.price_paise as "pricePaise", p.mrp_paise as "mrpPaise",
  p.percent_off as "percentOff", p.unit, p.pack_quantity::float8 as "packQuantity", p.stock, p.category_id as "categoryId", c.name as "categoryName",
  p.subcategory_id as "subcategoryId", s.name as "subcategoryName", p.is_available as "isAvailable", p.requires_prescription as "requiresPrescription",
  p.updated_at as "updatedAt"`;

const RANKED = 'id, name_key, search_vector, packs, stock > 0 and is_available as can_be_bought, is_featured, catalog';

const BEST_FIRST = 'standing desc, weight desc, is_favourite desc, length, id';

/**
 * $1 all wishes as one query; $2 beginnings of names; $3 packs; $4 how many; $5 the likeliest words, in the name or
 * brand; $6 the same with taught and corrected words; $7 the same on the shelf's name and the tags too; $8 whether the last
 * word may be unfinished.
 * Lists stand in a `select` of their own: the planner would count their entries, find every query special and plan each anew,
 * which takes as long as asking it.
 * A product's standing is one number: sold-out products last, then where the words stand (name and brand, shelf and tags,
 * description), then things before lab tests, then the pack that was asked for, then names that are or begin with the words.
 * Among equals the weight of all that matched decides.
 */
const WHOLE = `
with wanted as materialized (
  select to_tsquery('subah', $1) as every, to_tsquery('subah', $5) as typed, to_tsquery('subah', $6) as named, to_tsquery('subah', $7) as shelved
),
found as (
  select * from unnest((select $2::text[])) as beginning, lateral (
    select ${RANKED} from products
    where name_key >= beginning collate "C" and name_key < beginning || '~' and deleted_at is null
    order by name_key limit ${MOST_BEGINNING}
  ) as by_name
  union all
  select null, by_word.* from wanted, lateral (
    select ${RANKED} from products where search_vector @@ wanted.every and deleted_at is null limit ${MOST_MATCHING}
  ) as by_word
),
ranked as (
  select id, is_featured as is_favourite, length(name_key) as length, (100 * ts_rank('{0.05, 0.25, 0.55, 1}', search_vector, every, 1))::int as weight,
    64 * can_be_bought::int
    + 16 * case when search_vector @@ typed then 3 when search_vector @@ named then 2 when search_vector @@ shelved then 1 else 0 end
    + 8 * (catalog <> 'labtest')::int
    + 4 * (packs && $3::text[])::int
    + case when name_key = beginning then 3 when name_key like beginning || ' %' then 2 when $8 and beginning is not null then 1 else 0 end as standing
  from found, wanted
),
top as (
  select id, is_favourite, length, weight, max(standing) as standing from ranked group by id, is_favourite, length, weight
  order by ${BEST_FIRST} limit (select $4::int)
)
select ${CARD} from top join products p using (id) join categories c on c.id = p.category_id left join subcategories s on s.id = p.subcategory_id
order by ${BEST_FIRST}`;

/** Of a long query so many wishes are weighed against each other when no product fulfils all. */
const MOST_WEIGHED = 6;
const NUMBERS = Array.from({ length: MOST_WEIGHED }, (_, index) => index + 1);

/** $1 what enough of the wishes ask for, $2 each wish by itself, $3 packs, $4 how many. */
const PARTLY = `
with wanted as materialized (
  select to_tsquery('subah', $1) as enough, ${NUMBERS.map((n) => `to_tsquery('subah', ($2::text[])[${n}]) as wish_${n}`).join(', ')}
),
ranked as (
  select id, is_featured as is_favourite, length(name_key) as length, (100 * ts_rank('{0.05, 0.25, 0.55, 1}', search_vector, enough, 1))::int as weight,
    64 * can_be_bought::int
    + 4 * (${NUMBERS.map((n) => `coalesce(search_vector @@ wish_${n}, false)::int`).join(' + ')})
    + (packs && $3::text[])::int as standing
  from wanted, lateral (
    select ${RANKED} from products where search_vector @@ wanted.enough and deleted_at is null limit ${MOST_MATCHING}
  ) as found
),
top as (select * from ranked order by ${BEST_FIRST} limit (select $4::int))
select ${CARD} from top join products p using (id) join categories c on c.id = p.category_id left join subcategories s on s.id = p.subcategory_id
order by ${BEST_FIRST}`;

export async function findMatches(db: Db, understood: Understood, limit: number): Promise<CardRow[]> {
  const { wishes, packs } = understood;
  if (wishes.length === 0) return [];
  const all = (options?: QueryOptions) => wishes.map((wish) => wishQuery(wish, options)).join(' & ');
  const whole = await runPrepared<CardRow>(db, 'search-whole', WHOLE, [
    all(),
    beginnings(understood),
    packs,
    limit,
    all({ likelyOnly: true, weights: 'AB' }),
    all({ weights: 'AB' }),
    all({ weights: 'ABC' }),
    wishes.at(-1)?.isUnfinished ?? false,
  ]);
  // A figure alone ("eggs 12") must not bring in whatever else carries it.
  const telling = wishes.filter(({ ways }) => !/^\d+$/.test(ways[0]?.phrase ?? ''));
  if (whole.length >= FEW || wishes.length < 2 || telling.length === 0) return whole;
  const each = telling.slice(0, MOST_WEIGHED).map((wish) => wishQuery(wish));
  const partly = await runPrepared<CardRow>(db, 'search-partly', PARTLY, [
    choices(each, Math.ceil(each.length / 2))
      .map((some) => `(${some.join(' & ')})`)
      .join(' | '),
    each,
    packs,
    limit,
  ]);
  const seen = new Set(whole.map((row) => row.id));
  return [...whole, ...partly.filter((row) => !seen.has(row.id))].slice(0, limit);
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
