import { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../../platform/database/run-prepared.ts';

/** Raised by the trigger of delivery_slot_capacity.sql. */
export const SLOT_CAPACITY = 'orders_slot_capacity';

const COUNT_BY_SLOT = defineStatement({
  name: 'orders_by_slot_start',
  text: `select slot_from as "slotFrom", count(*)::int as count from (
      select slot_from from orders where slot_from >= $1 and not express_delivery
        and status not in ('pending', 'expired', 'cancelled')
      union all
      select slot_from from orders where slot_from >= $1 and not express_delivery and status = 'pending'
    ) ordered group by slot_from`,
  row: z.object({ slotFrom: z.date(), count: z.int() }),
});

/** Orders from a moment on, by the start of their slot in milliseconds. The capacity itself is held by a trigger. */
export async function countOrdersBySlot(db: Db | Tx, from: Date): Promise<Map<number, number>> {
  const rows = await runPrepared(db, COUNT_BY_SLOT, [from]);
  return new Map(rows.map(({ slotFrom, count }) => [slotFrom.getTime(), count]));
}
