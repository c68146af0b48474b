import type { SessionUser } from '@subah/contract/accounts/accounts';
import { can } from '@subah/rules/accounts/roles';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { orderLines, orders } from '../orders.tables.ts';

type Viewer = Pick<SessionUser, 'id' | 'role'>;

const hasMedicines = sql`exists (select 1 from ${orderLines}
  where ${orderLines.orderId} = ${orders.id} and ${orderLines.catalog} = 'medicine')`;

/** The orders that the role works with; undefined for all. */
export const ordersOfRole = ({ role }: Pick<Viewer, 'role'>): SQL | undefined => {
  if (can(role, 'see all orders')) return undefined;
  return can(role, 'see orders with medicines') ? hasMedicines : sql`false`;
};

/** The orders of the role, and those that the viewer placed. */
export const ordersVisibleTo = (viewer: Viewer): SQL | undefined => {
  const ofRole = ordersOfRole(viewer);
  return ofRole && or(eq(orders.userId, viewer.id), ofRole);
};
