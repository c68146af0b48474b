import { expect, test } from 'vitest';
import { leadsToContent, sectionOf } from './sections.ts';

test('names the section of a link, whatever its case, query and hash', () => {
  expect(sectionOf('/MedicineHealthcare')).toBe('medicine');
  expect(sectionOf('/medicinehealthcare/medicines/12/products')).toBe('medicine');
  expect(sectionOf('/MedicineHealthcare/labtests?sort=price')).toBe('labtest');
  expect(sectionOf('/MedicineHealthcare/doctor-appointment')).toBe('doctors');
  expect(sectionOf('/doctor-appointment-page')).toBe('doctors');
  expect(sectionOf('/UploadPrescriptions#photo')).toBe('medicine');
  expect(sectionOf('/MilkProducts/12')).toBe('milk');
  expect(sectionOf('/milk-data')).toBe('milk');
  expect(sectionOf('/superdeal')).toBe('offers');
  expect(sectionOf('/get-membership')).toBe('plans');
  expect(sectionOf('/membership')).toBe('plans');
  expect(sectionOf('/membership-confirmed')).toBeUndefined();
});

test('names no section for pages of the whole shop', () => {
  for (const link of ['/', '/GroceryNews', '/search?q=milk']) {
    expect(sectionOf(link)).toBeUndefined();
    expect(leadsToContent(link, [])).toBe(true);
  }
});

test('a link leads to content when the shop has its section', () => {
  expect(leadsToContent('/Grocery', ['grocery'])).toBe(true);
  expect(leadsToContent('/MilkProducts', ['grocery'])).toBe(false);
});
