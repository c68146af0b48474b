import { addDays, indiaDate, startOfIndiaDay } from '@subah/rules/india-time';
import { discountsOf } from '@subah/rules/membership/benefits';
import { possibleSavingsPaise } from '@subah/rules/membership/possible-savings';
import { toRupees } from '@subah/rules/money';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { findDeliverySettings } from '../../delivery/index.ts';
import { benefitsOf, listPlansForSale } from '../../membership/index.ts';
import { orderLines, orders } from '../orders.tables.ts';
import { isReceived } from './list-delivered-lines.ts';

const MAX_LINES = 2000;

/** Plans that would have saved nothing are left out. */
export async function findPossibleSavings({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string) {
  const now = clock();
  const thisMonth = `${indiaDate(now).slice(0, 7)}-01`;
  const month = addDays(thisMonth, -1).slice(0, 7);
  if (await benefitsOf(db, userId, now)) return { month, plans: [] };
  const lines = await db
    .select({
      orderId: orderLines.orderId,
      productId: orderLines.productId,
      catalog: orderLines.catalog,
      quantity: orderLines.quantity,
      pricePaise: orderLines.pricePaise,
      mrpPaise: orderLines.mrpPaise,
      gstPercent: orderLines.gstPercent,
      memberDiscountPaise: orderLines.memberDiscountPaise,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(isReceived({ userId, from: startOfIndiaDay(`${month}-01`), until: startOfIndiaDay(thisMonth) }))
    .limit(MAX_LINES);
  const baskets = [...Map.groupBy(lines, ({ orderId }) => orderId).values()]
    // An order with a member discount was placed under a plan that has ended since.
    .filter((basket) => basket.every(({ memberDiscountPaise }) => memberDiscountPaise === 0));
  const { fees } = await findDeliverySettings(db);
  const plans = (await listPlansForSale(db)).map((plan) => {
    const benefits = { freeDeliveryAbovePaise: plan.freeDeliveryAbovePaise, ...discountsOf(plan) };
    return { planId: plan.id, savings: toRupees(possibleSavingsPaise(baskets, benefits, fees)) };
  });
  return { month, plans: plans.filter(({ savings }) => savings > 0) };
}
