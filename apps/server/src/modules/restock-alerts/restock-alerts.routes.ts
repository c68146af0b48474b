import type { restockAlertsEndpoints } from '@subah/contract/restock-alerts/restock-alerts';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { lockOpenAccount } from '../accounts/index.ts';
import { findProduct } from '../catalog/index.ts';
import { restockAlerts } from './restock-alerts.tables.ts';

type Alert = { productId: string; userId: string };

const isAlert = ({ productId, userId }: Alert) =>
  and(eq(restockAlerts.productId, productId), eq(restockAlerts.userId, userId));

export const restockAlertsRoutes = ({ db }: Pick<Deps, 'db'>): Pick<Handlers, keyof typeof restockAlertsEndpoints> => ({
  'GET products/{id}/restock-alert': async ({ params, user }) => {
    await findProduct(db, params.id);
    const found = await db
      .select({ userId: restockAlerts.userId })
      .from(restockAlerts)
      .where(isAlert({ productId: params.id, userId: user.id }));
    return { data: { isSet: found.length > 0 } };
  },
  'PUT products/{id}/restock-alert': async ({ params, user }) => {
    await findProduct(db, params.id);
    await inTransaction(db, async (tx) => {
      await lockOpenAccount(tx, user.id);
      await tx.insert(restockAlerts).values({ productId: params.id, userId: user.id }).onConflictDoNothing();
    });
    return { data: { isSet: true } };
  },
  'DELETE products/{id}/restock-alert': async ({ params, user }) => {
    await findProduct(db, params.id);
    await db.delete(restockAlerts).where(isAlert({ productId: params.id, userId: user.id }));
    return { data: { isSet: false } };
  },
});
