import { and, eq, ne } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { subscriptions } from './membership.tables.ts';

export const membershipPersonalData: PersonalData = {
  subject: 'memberships',
  read: (db, { id }) =>
    db
      .select({
        plan: subscriptions.name,
        unit: subscriptions.durationUnit,
        startDate: subscriptions.startDate,
        endDate: subscriptions.endDate,
        pricePaise: subscriptions.pricePaise,
      })
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, id), ne(subscriptions.status, 'pending')))
      .orderBy(subscriptions.startDate),
};
