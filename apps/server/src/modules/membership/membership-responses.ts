import type { AdminPlan, Plan, Subscription } from '@subah/contract/membership/membership';
import { perkTexts, planTitle } from '@subah/rules/membership/plan-text';
import { toRupees } from '@subah/rules/money';
import type { PlanRow, SubscriptionRow } from './membership.queries.ts';

type PlanOffer = Pick<
  PlanRow,
  | 'name'
  | 'durationUnit'
  | 'freeDeliveryAbovePaise'
  | 'medicineDiscountPercent'
  | 'bloodTestDiscountPercent'
  | 'milkAccess'
  | 'doctorConsultation'
  | 'freeMilkTestingKit'
>;

export function benefitsToWire(offer: PlanOffer): Pick<Plan, 'benefits' | 'perks'> {
  const benefits = {
    freeDeliveryAbove: toRupees(offer.freeDeliveryAbovePaise),
    milkAccess: offer.milkAccess,
    doctorConsultation: offer.doctorConsultation,
    bloodTestDiscount: offer.bloodTestDiscountPercent,
    freeMilkTestingKit: offer.freeMilkTestingKit,
    medicineDiscount: offer.medicineDiscountPercent,
  };
  return { benefits, perks: perkTexts(benefits) };
}

export const planToWire = (plan: PlanRow): Plan => ({
  _id: plan.id,
  name: plan.name,
  title: planTitle(plan),
  price: toRupees(plan.pricePaise),
  durationInDays: plan.durationInDays,
  durationUnit: plan.durationUnit,
  ...benefitsToWire(plan),
});

export const adminPlanToWire = (plan: PlanRow & { subscribers: number }): AdminPlan => ({
  ...planToWire(plan),
  isListed: plan.isListed,
  subscribers: plan.subscribers,
});

export function subscriptionToWire(row: SubscriptionRow, now: Date): Subscription {
  const { startDate, endDate } = row;
  if (!startDate || !endDate) throw new Error(`subscription ${row.id} has no period`);
  return {
    _id: row.id,
    planId: {
      _id: row.planId,
      name: row.name,
      title: planTitle(row),
      duration: row.durationInDays,
      durationUnit: row.durationUnit,
    },
    startDate: startDate.toISOString(),
    endDate: endDate.toISOString(),
    status: statusOf({ status: row.status, startDate, endDate }, now),
    price: toRupees(row.pricePaise),
    paymentId: row.paymentId,
  };
}

type StoredStatus = Pick<SubscriptionRow, 'status'> & { startDate: Date; endDate: Date };

function statusOf({ status, startDate, endDate }: StoredStatus, now: Date): Subscription['status'] {
  if (status === 'refunded') return 'Refunded';
  if (endDate <= now) return 'Expired';
  return startDate > now ? 'Upcoming' : 'Active';
}
