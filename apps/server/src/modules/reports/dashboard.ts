import type { DashboardCounts } from '@subah/contract/reports/reports';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { orderCounters } from '../orders/orders.tables.ts';

const total = (column: string) => sql<number>`coalesce(sum(${sql.identifier(column)}), 0)::int`;

/** Reads counters that a trigger maintains, so the cost does not depend on the number of orders. */
export async function countOrders(db: Db): Promise<DashboardCounts> {
  const [counts] = await db
    .select({
      newOrders: total('new_orders'),
      totalOrders: total('total_orders'),
      exchangedOrders: total('exchanged_orders'),
      returnedOrders: total('returned_orders'),
      cancelledOrders: total('cancelled_orders'),
      completedOrders: total('completed_orders'),
      codOrders: total('cod_orders'),
      onlineOrders: total('online_orders'),
    })
    .from(orderCounters);
  if (!counts) throw new Error('an aggregate without group by returns one row');
  return counts;
}
