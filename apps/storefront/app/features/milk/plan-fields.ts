import type { MilkPlan } from '@subah/contract/orders/milk';
import { MOST_PACKS_A_DAY } from '@subah/rules/milk/milk-plan';
import type { FormErrors } from '../../lib/forms/form-errors.ts';

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

export function checkPlan(typed: PlanFields): FormErrors<PlanFields> {
  const errors: FormErrors<PlanFields> = {};
  if (typed.productId === '') errors.productId = 'Choose a milk.';
  if (typed.packs < 1 || typed.packs > MOST_PACKS_A_DAY) errors.packs = 'Enter how many packs a day.';
  if (typed.rhythm === 'weekdays' && typed.weekdays.length === 0) errors.weekdays = 'Choose at least one weekday.';
  if (typed.startDate === '') errors.startDate = 'Choose the first morning.';
  if (typed.addressId === '') errors.addressId = 'Please select a delivery address.';
  return errors;
}
