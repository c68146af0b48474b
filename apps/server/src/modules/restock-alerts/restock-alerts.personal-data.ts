import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { restockAlerts } from './restock-alerts.tables.ts';

export const restockAlertsPersonalData: PersonalData = {
  subject: 'restockAlerts',
  read: (db, { id }) =>
    db
      .select({ productId: restockAlerts.productId, createdAt: restockAlerts.createdAt })
      .from(restockAlerts)
      .where(eq(restockAlerts.userId, id)),
  erase: async (tx, { id }) => {
    await tx.delete(restockAlerts).where(eq(restockAlerts.userId, id));
  },
};
