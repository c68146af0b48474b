import { expect, test } from 'vitest';
import { perkTexts, planTitle } from './plan-words.ts';

test('a plan is named by its time, and the plan named 3 is Free', () => {
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

test('the usual discounts are promised only where the plan names none', () => {
  expect(perkTexts(perks)).toEqual(['Free delivery above ₹99', '15% off prescription medicines', '30% off lab tests']);
  expect(perkTexts({ ...perks, medicineDiscount: 20, bloodTestDiscount: 0 })).toEqual([
    'Free delivery above ₹99',
    '20% off prescription medicines',
  ]);
});

test('a plan never promises less than everybody gets', () => {
  expect(perkTexts({ ...perks, freeDeliveryAbove: 500 })[0]).toBe('Free delivery above ₹199');
});

test('a plan with everything says so', () => {
  const all = { milkAccess: true, doctorConsultation: true, freeMilkTestingKit: true };
  expect(perkTexts({ ...perks, ...all, freeDeliveryAbove: 0 })).toHaveLength(6);
});
