import type { Found } from '@subah/contract/reports/find';
import { can, type Role } from '@subah/rules/accounts/roles';
import { orderName } from '@subah/rules/orders/order-name';
import type { Deps } from '../../deps.ts';
import { listCustomers } from '../accounts/index.ts';
import { listForAdmin } from '../catalog/index.ts';
import { listOrders, ordersOfRole } from '../orders/index.ts';

/** Of each kind: the list is read at a glance. */
const LIMIT = 5;

export async function findForStaff(deps: Pick<Deps, 'db' | 'clock'>, role: Role, q: string): Promise<Found> {
  const page = { q, limit: LIMIT };
  const [orders, customers, products] = await Promise.all([
    can(role, 'see orders with medicines')
      ? listOrders(deps, { ...page, sort: 'newest' }, ordersOfRole({ role }))
      : undefined,
    can(role, 'serve customers') ? listCustomers(deps.db, page) : undefined,
    can(role, 'see products') ? listForAdmin(deps.db, { ...page, sort: 'shelf' }) : undefined,
  ]);
  return {
    orders: (orders?.data ?? []).map(({ _id, userId, totalAmount, status }) => ({
      _id,
      orderNumber: orderName(_id),
      name: userId.name,
      amount: totalAmount,
      status,
    })),
    customers: (customers?.data ?? []).map(({ _id, name, mobile }) => ({ _id, name, mobile })),
    products: (products?.data ?? []).map(({ _id, name, code, unit, quantity, product_type }) => ({
      _id,
      name,
      code,
      unit,
      quantity,
      product_type,
    })),
  };
}
