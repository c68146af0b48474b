import type { ProductCard, ProductPack } from '@subah/contract/catalog/catalog';
import { and, isNull, type SQL, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { products } from './catalog.tables.ts';
import { CARD_COLUMNS, CARD_JOINS, CardRowShape, toCard } from './product-card.ts';

// Packs of one product have the same group code and stand in the same subcategory.

const otherPacks = alias(products, 'other_packs');

/** The products of a list, or the packs that they are compared with. */
export type ProductTable = typeof products | typeof otherPacks;

type FirstPackInput = {
  /** The conditions of the list. */
  isListed: (table: ProductTable) => SQL | undefined;
  /** The sort key of the list; equal keys are sorted by id. */
  sortKey: (table: ProductTable) => SQL;
  isDescending?: boolean;
};

/**
 * True for one pack of each group: the first of those in the list, in the order of the list. It does not depend on the page, so a
 * group stays one card while paging.
 */
export function isFirstPack({ isListed, sortKey, isDescending = false }: FirstPackInput): SQL {
  const precedes = isDescending ? sql`>` : sql`<`;
  const before = new QueryBuilder()
    .select({ one: sql`1` })
    .from(otherPacks)
    .where(
      and(
        sql`${otherPacks.groupCode} = ${products.groupCode}`,
        sql`${otherPacks.categoryId} = ${products.categoryId}`,
        sql`${otherPacks.subcategoryId} is not distinct from ${products.subcategoryId}`,
        isNull(otherPacks.deletedAt),
        isListed(otherPacks),
        sql`(${sortKey(otherPacks)}, ${otherPacks.id}) ${precedes} (${sortKey(products)}, ${products.id})`,
      ),
    );
  return sql`(${products.groupCode} is null or not exists (${before}))`;
}

type Grouped = { groupCode: string | null; categoryId: string; subcategoryId: string | null };

/** Undefined for a product without a group. */
export const groupKey = ({ groupCode, categoryId, subcategoryId }: Grouped): string | undefined =>
  groupCode === null ? undefined : `${categoryId} ${subcategoryId} ${groupCode}`;

/** The first pack of each group; for lists that are read as a whole. */
export function firstPacks<Row>(rows: Row[], keyOf: (row: Row) => string | undefined): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = keyOf(row);
    return key === undefined || (!seen.has(key) && seen.add(key));
  });
}

export const cardKey = ({ groupCode, categoryId, subcategoryId }: ProductCard) =>
  groupKey({ groupCode, categoryId: categoryId._id, subcategoryId: subcategoryId?._id ?? null });

const MAX_PACKS = 12;

const CARDS_OF_GROUPS = defineStatement({
  name: 'catalog_cards_of_groups',
  row: CardRowShape,
  text: `select ${CARD_COLUMNS} from products ${CARD_JOINS}
where products.group_code = any((select $1::text[])::text[]) and products.deleted_at is null
order by products.price_paise, products.id
limit (select $2::int)`,
});

export async function addPacks(db: Db, cards: ProductCard[]): Promise<ProductCard[]> {
  const codes = [...new Set(cards.flatMap(({ groupCode }) => groupCode ?? []))];
  if (codes.length === 0) return cards;
  const rows = await runPrepared(db, CARDS_OF_GROUPS, [codes, codes.length * MAX_PACKS]);
  const packs = Map.groupBy(rows, groupKey);
  return cards.map((card) => {
    const ofGroup = packs.get(cardKey(card)) ?? [];
    return ofGroup.length > 1
      ? { ...card, packs: ofGroup.slice(0, MAX_PACKS).map((row) => toPack(toCard(row))) }
      : card;
  });
}

const toPack = (card: ProductCard): ProductPack => ({
  _id: card._id,
  code: card.code,
  name: card.name,
  hindiName: card.hindiName,
  image: card.image,
  price: card.price,
  mrp: card.mrp,
  percentOff: card.percentOff,
  unit: card.unit,
  quantity: card.quantity,
  volume: card.volume,
  stock: card.stock,
  isAvailable: card.isAvailable,
});
