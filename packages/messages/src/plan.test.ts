import { expect, test } from 'vitest';
import { perkTexts, planTitle, remainingText } from './plan.ts';

test('names a plan by its duration, and the plan named 3 Free', () => {
  expect(planTitle({ name: '1', durationUnit: 'month' })).toBe('1 month');
  expect(planTitle({ name: '6', durationUnit: 'month' })).toBe('6 months');
  expect(planTitle({ name: '3', durationUnit: 'week' })).toBe('Free');
});

test('says how long a plan is still active', () => {
  expect([remainingText(0), remainingText(1), remainingText(12)]).toEqual([
    'Expiring today',
    '1 day remaining',
    '12 days remaining',
  ]);
});

test('lists the perks of a plan with the default discounts', () => {
  const perks = {
    freeDeliveryAbove: 0,
    medicineDiscount: null,
    bloodTestDiscount: 0,
    milkAccess: true,
    doctorConsultation: false,
    freeMilkTestingKit: false,
  };
  expect(perkTexts(perks)).toEqual([
    'Free delivery on every order',
    '15% off prescription medicines',
    'Daily milk subscription',
  ]);
});
