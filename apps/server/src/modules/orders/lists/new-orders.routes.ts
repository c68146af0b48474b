import type { NewOrders, newOrdersEndpoints } from '@subah/contract/orders/new-orders';
import { toRupees } from '@subah/rules/money';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/handler-types.ts';
import { listNewOrders } from './list-new-orders.ts';

const MAX_ORDERS = 20;

export const newOrdersRoutes = ({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Pick<Handlers, keyof typeof newOrdersEndpoints> => ({
  'GET admin/news': async ({ query }) => ({
    data: query.since ? await readNewOrders(db, new Date(query.since)) : { since: clock().toISOString(), orders: [] },
  }),
});

async function readNewOrders(db: Db, since: Date): Promise<NewOrders> {
  const orders = await listNewOrders(db, since, MAX_ORDERS);
  return {
    since: (orders.at(-1)?.placedAt ?? since).toISOString(),
    orders: orders.map(({ id, customerName, toPayPaise }) => ({
      _id: id,
      name: customerName ?? '',
      amount: toRupees(toPayPaise),
    })),
  };
}
