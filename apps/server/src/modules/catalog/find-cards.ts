import type { ProductCard } from '@subah/contract/catalog/catalog';
import type { Db } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { CARD_COLUMNS, CARD_JOINS, CardRowShape, toCard } from './product-card.ts';
import { addPacks } from './product-groups.ts';

const CARDS_BY_ID = defineStatement({
  name: 'catalog_cards_by_id',
  row: CardRowShape,
  text: `select ${CARD_COLUMNS} from products ${CARD_JOINS}
where products.id = any((select $1::uuid[])::uuid[]) and products.deleted_at is null`,
});

/** Cards in the order of the ids; deleted products are left out. */
export async function findCards(db: Db, ids: string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await runPrepared(db, CARDS_BY_ID, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return addPacks(db, ids.flatMap((id) => byId.get(id) ?? []).map(toCard));
}
