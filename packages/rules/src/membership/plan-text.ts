import { formatRupees, toRupees } from '../money.ts';
import { DEFAULT_FEES } from '../pricing/delivery-fees.ts';
import { discountsOf } from './benefits.ts';

export const DURATION_UNITS = ['week', 'month', 'year'] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];

export const DAYS_PER_UNIT: Record<DurationUnit, number> = { week: 7, month: 30, year: 365 };
export const MAX_DURATION = 99;

/** The plan named 3 is the free one. */
export const isFreePlan = ({ name }: { name: string }): boolean => name === '3';

/** A plan is named by its number of weeks, months or years. */
export const planTitle = ({ name, durationUnit }: { name: string; durationUnit: DurationUnit }): string =>
  isFreePlan({ name }) ? 'Free' : `${name} ${durationUnit}${name === '1' ? '' : 's'}`;

export type PlanPerks = {
  /** Rupees. */
  freeDeliveryAbove: number;
  medicineDiscount: number | null;
  bloodTestDiscount: number | null;
  milkAccess: boolean;
  doctorConsultation: boolean;
  freeMilkTestingKit: boolean;
};

/** In rupees; never above the limit for customers without a plan. */
export const freeDeliveryFrom = ({ freeDeliveryAbove }: Pick<PlanPerks, 'freeDeliveryAbove'>): number =>
  Math.min(freeDeliveryAbove, toRupees(DEFAULT_FEES.freeDeliveryAbovePaise));

export function perkTexts(perks: PlanPerks): string[] {
  const { medicineDiscountPercent, bloodTestDiscountPercent } = discountsOf({
    medicineDiscountPercent: perks.medicineDiscount,
    bloodTestDiscountPercent: perks.bloodTestDiscount,
  });
  return [
    freeDeliveryFrom(perks) > 0
      ? `Free delivery above ${formatRupees(freeDeliveryFrom(perks))}`
      : 'Free delivery on every basket',
    medicineDiscountPercent > 0 && `${medicineDiscountPercent}% off prescription medicines`,
    bloodTestDiscountPercent > 0 && `${bloodTestDiscountPercent}% off lab tests`,
    perks.doctorConsultation && 'Free doctor consultations',
    perks.milkAccess && 'Morning milk access',
    perks.freeMilkTestingKit && 'A free milk testing kit',
  ].filter((text) => text !== false);
}
