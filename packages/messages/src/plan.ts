import { discountsOf } from '@subah/rules/membership/benefits';
import { type DurationUnit, freeDeliveryFrom, isFreePlan, type PlanPerks } from '@subah/rules/membership/plan-text';
import { formatRupees } from '@subah/rules/money';
import { type Messages, type MessageWith, plural, withValues } from './message.ts';
import { t } from './translate.ts';

const durations = {
  week: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 week', other: `${count} weeks` }),
    hi: ({ count }) => plural.hi(count, { one: `${count} हफ़्ता`, other: `${count} हफ़्ते` }),
  }),
  month: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 month', other: `${count} months` }),
    hi: ({ count }) => plural.hi(count, { one: `${count} महीना`, other: `${count} महीने` }),
  }),
  year: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 year', other: `${count} years` }),
    hi: ({ count }) => `${count} साल`,
  }),
} satisfies Record<DurationUnit, MessageWith<{ count: number }>>;

/** Names, perks and the remaining time of a membership plan. */
export const plan = {
  free: { en: 'Free', hi: 'मुफ़्त' },
  freeDeliveryAbove: withValues<{ amount: string }>({
    en: ({ amount }) => `Free delivery above ${amount}`,
    hi: ({ amount }) => `${amount} से ऊपर डिलीवरी मुफ़्त`,
  }),
  freeDeliveryAlways: { en: 'Free delivery on every order', hi: 'हर ऑर्डर पर डिलीवरी मुफ़्त' },
  medicineDiscount: withValues<{ percent: number }>({
    en: ({ percent }) => `${percent}% off prescription medicines`,
    hi: ({ percent }) => `पर्ची वाली दवाइयों पर ${percent}% छूट`,
  }),
  labTestDiscount: withValues<{ percent: number }>({
    en: ({ percent }) => `${percent}% off lab tests`,
    hi: ({ percent }) => `लैब टेस्ट पर ${percent}% छूट`,
  }),
  consultations: { en: 'Free doctor consultations', hi: 'डॉक्टर की सलाह मुफ़्त' },
  dailyMilk: { en: 'Daily milk subscription', hi: 'रोज़ सुबह दूध का प्लान' },
  milkTestingKit: { en: 'A free milk testing kit', hi: 'दूध जाँचने की किट मुफ़्त' },
  endsToday: { en: 'Expiring today', hi: 'आज ख़त्म हो रहा है' },
  daysLeft: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 day remaining', other: `${count} days remaining` }),
    hi: ({ count }) => `${count} दिन बाकी`,
  }),
} satisfies Messages;

/** "6 months", "Free" */
export const planTitle = (named: { name: string; durationUnit: DurationUnit }): string =>
  isFreePlan(named) ? t(plan.free) : t(durations[named.durationUnit], { count: Number(named.name) });

/** "12 days remaining" */
export const remainingText = (days: number): string =>
  days === 0 ? t(plan.endsToday) : t(plan.daysLeft, { count: days });

export function perkTexts(perks: PlanPerks): string[] {
  const { medicineDiscountPercent, bloodTestDiscountPercent } = discountsOf({
    medicineDiscountPercent: perks.medicineDiscount,
    bloodTestDiscountPercent: perks.bloodTestDiscount,
  });
  const freeFrom = freeDeliveryFrom(perks);
  return [
    freeFrom > 0 ? t(plan.freeDeliveryAbove, { amount: formatRupees(freeFrom) }) : t(plan.freeDeliveryAlways),
    medicineDiscountPercent > 0 && t(plan.medicineDiscount, { percent: medicineDiscountPercent }),
    bloodTestDiscountPercent > 0 && t(plan.labTestDiscount, { percent: bloodTestDiscountPercent }),
    perks.doctorConsultation && t(plan.consultations),
    perks.milkAccess && t(plan.dailyMilk),
    perks.freeMilkTestingKit && t(plan.milkTestingKit),
  ].filter((text) => text !== false);
}
