import type { MilkPlan } from '@subah/contract/milk/milk';
import { milkPlanForm } from '@subah/messages/milk-plan';
import { t } from '@subah/messages/translate';
import { MAX_PACKS_PER_DAY } from '@subah/rules/milk/milk-plan';
import type { FormErrors } from '@subah/ui/forms/form-errors';

export type PlanFields = {
  productId: string;
  packs: number;
  rhythm: MilkPlan['rhythm'];
  weekdays: number[];
  startDate: string;
  payBy: MilkPlan['payBy'];
  addressId: string;
};

export const newPlan = (startDate: string): PlanFields => ({
  productId: '',
  packs: 1,
  rhythm: 'daily',
  weekdays: [],
  startDate,
  payBy: 'cod',
  addressId: '',
});

export const fieldsOf = ({ product, packs, rhythm, weekdays, startDate, payBy, addressId }: MilkPlan): PlanFields => ({
  productId: product._id,
  packs,
  rhythm,
  weekdays,
  startDate,
  payBy,
  addressId: addressId ?? '',
});

export function checkPlan(values: PlanFields): FormErrors<PlanFields> {
  const errors: FormErrors<PlanFields> = {};
  if (values.productId === '') errors.productId = t(milkPlanForm.milkMissing);
  if (values.packs < 1 || values.packs > MAX_PACKS_PER_DAY) errors.packs = t(milkPlanForm.packsWrong);
  if (values.rhythm === 'weekdays' && values.weekdays.length === 0) errors.weekdays = t(milkPlanForm.weekdaysMissing);
  if (values.startDate === '') errors.startDate = t(milkPlanForm.firstMorningMissing);
  if (values.addressId === '') errors.addressId = t(milkPlanForm.addressMissing);
  return errors;
}
