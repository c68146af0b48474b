import type { PickList } from '@subah/contract/reports/reports';
import { indiaDate } from '@subah/rules/india-time';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

const RECALLED_PACKS = sql`
  from batch_recalls r join stock_batches b on b.id = r.batch_id join batch_allotments a on a.batch_id = b.id
  join orders o on o.id = a.order_id
  where r.lifted_at is null and a.returned_at is null and o.status in ('shipped', 'outfor delivery')`;

/** Packed orders that stay in the shop, and those that are brought back to it, until their recalled packs are exchanged. */
export async function countRecalledOrders(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(distinct o.id)::int as count ${RECALLED_PACKS}`,
  );
  return rows[0]?.count ?? 0;
}

type RecalledPacks = {
  orderId: string;
  slotFrom: string;
  isOnTheWay: boolean;
  rider: string | null;
} & PickList['toRepack'][number]['packs'][number];

/** Of all mornings, the next one first. */
export async function listRecalledOrders(db: Db): Promise<PickList['toRepack']> {
  const { rows } = await db.execute<RecalledPacks>(sql`
    select o.id as "orderId", o.slot_from as "slotFrom",
      o.status = 'outfor delivery' as "isOnTheWay", case when o.status = 'outfor delivery' then rider.name end as rider,
      p.name, b.number, sum(a.quantity)::int as quantity
    from (select distinct o.id ${RECALLED_PACKS}) as recalled join orders o using (id)
    join batch_allotments a on a.order_id = o.id and a.returned_at is null
    join stock_batches b on b.id = a.batch_id join products p on p.id = b.product_id
    join batch_recalls r on r.batch_id = b.id and r.lifted_at is null
    left join round_orders on round_orders.order_id = o.id left join round_stops on round_stops.id = round_orders.stop_id
    left join rounds on rounds.id = round_stops.round_id left join users rider on rider.id = rounds.rider_id
    group by o.id, rider.name, p.name, b.number order by o.slot_from, o.id, p.name, b.number`);
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return [...byOrder].flatMap(([orderId, packs]) => {
    const [first] = packs;
    if (!first) return [];
    return {
      _id: orderId,
      date: indiaDate(new Date(first.slotFrom)),
      isOnTheWay: first.isOnTheWay,
      rider: first.rider,
      packs: packs.map(({ name, number, quantity }) => ({ name, number, quantity })),
    };
  });
}
