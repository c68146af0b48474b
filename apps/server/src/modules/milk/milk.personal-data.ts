import { milkRefusals } from '@subah/messages/api/milk';
import { fill } from '@subah/messages/message';
import { indiaDate } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { and, eq, gt, gte, sql } from 'drizzle-orm';
import { Problem } from '../../platform/http/problem.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { eraseWords } from '../audit/index.ts';
import { milkBalanceMoves, milkBalances, milkDeliveries, milkPlans } from './milk.tables.ts';

export const milkPersonalData: PersonalData = {
  subject: 'milk',
  read: async (db, { id }) => ({
    plans: await db.select().from(milkPlans).where(eq(milkPlans.userId, id)).orderBy(milkPlans.id),
    deliveries: await db
      .select({
        date: milkDeliveries.date,
        milk: milkDeliveries.name,
        unit: milkDeliveries.unit,
        packs: milkDeliveries.packs,
        pricePaise: milkDeliveries.pricePaise,
        status: milkDeliveries.status,
        address: milkDeliveries.address,
      })
      .from(milkDeliveries)
      .where(eq(milkDeliveries.userId, id))
      .orderBy(milkDeliveries.date),
    paidAhead: await db
      .select({
        at: milkBalanceMoves.createdAt,
        amountPaise: milkBalanceMoves.amountPaise,
        description: milkBalanceMoves.description,
      })
      .from(milkBalanceMoves)
      .where(eq(milkBalanceMoves.userId, id))
      .orderBy(milkBalanceMoves.createdAt),
  }),
  /** Ends all plans and erases addresses; amounts stay for accounting. */
  erase: async (tx, { id }, now) => {
    // First, for its locks: the job that creates deliveries holds that of the plan.
    await tx.update(milkPlans).set({ endDate: '2000-01-01' }).where(eq(milkPlans.userId, id));
    const [packed] = await tx
      .select({ date: milkDeliveries.date })
      .from(milkDeliveries)
      .where(
        and(
          eq(milkDeliveries.userId, id),
          eq(milkDeliveries.status, 'ordered'),
          gte(milkDeliveries.date, indiaDate(now)),
        ),
      )
      .limit(1);
    if (packed) throw new Problem('MILK_DELIVERY_OPEN', fill(milkRefusals.alreadyPacked, { date: packed.date }));
    const [prepaid] = await tx
      .select({ balancePaise: milkBalances.balancePaise })
      .from(milkBalances)
      .where(and(eq(milkBalances.userId, id), gt(milkBalances.balancePaise, 0)));
    if (prepaid) {
      throw new Problem(
        'MILK_BALANCE_NOT_EMPTY',
        fill(milkRefusals.balanceLeft, { rupees: toRupees(prepaid.balancePaise) }),
      );
    }
    await tx.update(milkDeliveries).set({ address: null, note: null }).where(eq(milkDeliveries.userId, id));
    const ids = sql`select id::text from ${milkDeliveries} where ${milkDeliveries.userId} = ${id}`;
    await eraseWords(tx, { subject: 'milk-delivery', ids });
  },
};
