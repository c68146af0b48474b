import { expect, test } from 'vitest';
import { perkTexts, planTitle } from './plan-text.ts';

test('names a plan by its duration, and the plan named 3 Free', () => {
  expect(planTitle({ name: '1', durationUnit: 'month' })).toBe('1 month');
  expect(planTitle({ name: '6', durationUnit: 'month' })).toBe('6 months');
  expect(planTitle({ name: '3', durationUnit: 'week' })).toBe('Free');
});

const perks = {
  freeDeliveryAbove: 99,
  medicineDiscount: null,
  bloodTestDiscount: null,
  milkAccess: false,
  doctorConsultation: false,
  freeMilkTestingKit: false,
};

test('shows the default discounts when the plan has none', () => {
  expect(perkTexts(perks)).toEqual(['Free delivery above ₹99', '15% off prescription medicines', '30% off lab tests']);
  expect(perkTexts({ ...perks, medicineDiscount: 20, bloodTestDiscount: 0 })).toEqual([
    'Free delivery above ₹99',
    '20% off prescription medicines',
  ]);
});

test('shows at most the free delivery limit of all customers', () => {
  expect(perkTexts({ ...perks, freeDeliveryAbove: 500 })[0]).toBe('Free delivery above ₹199');
});

test('lists all perks', () => {
  const all = { milkAccess: true, doctorConsultation: true, freeMilkTestingKit: true };
  expect(perkTexts({ ...perks, ...all, freeDeliveryAbove: 0 })).toHaveLength(6);
});
