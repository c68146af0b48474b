import { askPrepared, type Db } from '../../platform/database.ts';
import type { CardRow } from '../catalog/index.ts';
import type { Understood, Wish } from './understand-query.ts';

/** So many of each kind are ranked. It bounds the work: a word that half the shop carries costs no more than a rare one. */
const MOST_BEGINNING = 80;
const MOST_MATCHING = 250;

/** With fewer whole matches than this, products that fulfil most of the wishes follow. */
const FEW = 6;

const CARD = `p.id, p.code, p.catalogue, p.rank, p.name, p.brand, p.pictures[1] as picture, p.price_paise as "pricePaise", p.mrp_paise as "mrpPaise",
  p.percent_off as "percentOff", p.unit, p.pack_quantity::float8 as "packQuantity", p.stock, p.category_id as "categoryId", c.name as "categoryName",
  p.subcategory_id as "subcategoryId", s.name as "subcategoryName", p.is_available as "isAvailable", p.requires_prescription as "requiresPrescription",
  p.updated_at as "updatedAt"`;

const RANKED =
  'id, name_key, search_vector, packs, stock > 0 and is_available as can_be_bought, is_featured, catalogue';

/**
 * $1 all wishes as one query; $2 beginnings of names; $3 packs; $4 how many; $5 the likeliest words, in the name or
 * brand; $6 the same with taught and corrected words; $7 the same on the shelf's name and the tags too; $8 whether the last
 * word may be unfinished.
 * Lists stand in a `select` of their own: the planner would count their entries, find every query special and plan each anew,
 * which takes as long as asking it.
 * Sold-out products last. Then where the words stand (name and brand, shelf and tags, description), then the pack that was
 * asked for, then names that are or begin with the words, then the weight of all that matched.
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
  select distinct on (id) id, can_be_bought, packs && $3::text[] as is_pack, is_featured, length(name_key) as length, catalogue = 'labtest' as is_test,
    case when search_vector @@ typed then 3 when search_vector @@ named then 2 when search_vector @@ shelved then 1 else 0 end as place_of_words,
    case when name_key = beginning then 3 when name_key like beginning || ' %' then 2 when $8 and beginning is not null then 1 else 0 end as beginning,
    ts_rank('{0.05, 0.25, 0.55, 1}', search_vector, every, 1) as weight
  from found, wanted order by id, beginning desc
),
top as (
  select id, row_number() over (order by can_be_bought desc, place_of_words desc, is_test, is_pack desc, beginning desc,
    round(weight::numeric, 2) desc, is_featured desc, length, id) as place
  from ranked order by place limit $4
)
select ${CARD} from top join products p using (id) join categories c on c.id = p.category_id left join subcategories s on s.id = p.subcategory_id
order by place`;

/** $1 any wish, $2 each wish by itself, $3 packs, $4 how many, $5 how many wishes must be fulfilled. */
const PARTLY = `
with wanted as materialized (select to_tsquery('subah', $1) as any_of, array(select to_tsquery('subah', wish) from unnest((select $2::text[])) as wish) as wishes),
found as (
  select ${RANKED}, (select count(*) from unnest(wishes) as wish where search_vector @@ wish) as fulfilled, any_of
  from wanted, lateral (select * from products where search_vector @@ wanted.any_of and deleted_at is null limit ${MOST_MATCHING * 2}) as p
),
top as (
  select id, row_number() over (order by can_be_bought desc, fulfilled desc, packs && $3::text[] desc,
    ts_rank('{0.05, 0.25, 0.55, 1}', search_vector, any_of, 1) desc, id) as place
  from found where fulfilled >= $5 order by place limit $4
)
select ${CARD} from top join products p using (id) join categories c on c.id = p.category_id left join subcategories s on s.id = p.subcategory_id
order by place`;

export async function findMatches(db: Db, understood: Understood, limit: number): Promise<CardRow[]> {
  const { wishes, packs } = understood;
  if (wishes.length === 0) return [];
  const all = (options?: QueryOptions) => wishes.map((wish) => wishQuery(wish, options)).join(' & ');
  const whole = await askPrepared<CardRow>(db, 'search-whole', WHOLE, [
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
  const each = wishes.filter(({ ways }) => !/^\d+$/.test(ways[0]?.phrase ?? '')).map((wish) => wishQuery(wish));
  if (whole.length >= FEW || wishes.length < 2 || each.length === 0) return whole;
  const enough = Math.ceil(each.length / 2);
  const partly = await askPrepared<CardRow>(db, 'search-partly', PARTLY, [
    each.join(' | '),
    each,
    packs,
    limit,
    enough,
  ]);
  const seen = new Set(whole.map((row) => row.id));
  return [...whole, ...partly.filter((row) => !seen.has(row.id))].slice(0, limit);
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
