import type { Product } from '@subah/contract/catalog/catalog';
import { facts } from '@subah/messages/product-facts';
import { translate } from '@subah/messages/translate';
import { blankFields } from '@subah/rules/catalog/product-fields';
import { expect, test } from 'vitest';
import { factSections } from './product-facts.ts';

const tomato: Product = {
  ...blankFields('fruits'),
  _id: '1',
  code: 'tomato',
  name: 'Tomato',
  image: '',
  images: [],
  price: 24,
  mrp: 30,
  percentOff: 20,
  discount: 20,
  discountPercentage: 20,
  unit: 'gm',
  quantity: 500,
  volume: 9,
  stock: 9,
  brand: null,
  packs: [],
  product_type: 'fruits',
  itemType: 'FruitsVegProduct',
  categoryId: { _id: '2', name: 'Vegetables', hindiName: 'सब्ज़ियाँ' },
  subcategoryId: null,
  isAvailable: true,
  availability: true,
  updatedAt: '2026-11-15T04:00:00.000Z',
  description: '',
  tags: [],
  isFeatured: false,
  healthCheck: null,
};
const EXPRESS = { isOffered: true, from: '08:00', until: '21:00' };
const factsOf = (overrides: Partial<Product>) =>
  factSections({ ...tomato, ...overrides }, EXPRESS).flatMap(({ facts }) =>
    facts.map(({ label, value }) => `${label}: ${value}`),
  );

test('omits empty rows', () => {
  expect(factsOf({})).toEqual(['Pack size: 500 g']);
});

test('shows organic produce', () => {
  expect(factsOf({ isOrganic: true })).toContain('Grown: Organically');
});

test('shows composition, expiry and prescription of a medicine', () => {
  const medicine: Partial<Product> = {
    product_type: 'medicine',
    unit: 'tablets',
    quantity: 15,
    brand: 'Paracet',
    composition: 'Paracetamol 650 mg',
    strength: '650 mg',
    dosageForm: 'Tablet',
    packaging: 'Strip of 15',
    expiryDate: '2027-11-30',
  };
  expect(factsOf(medicine)).toEqual([
    'Brand: Paracet',
    'Pack size: 15 tablets',
    'Composition: Paracetamol 650 mg',
    'Strength: 650 mg',
    'Form: Tablet',
    'Pack: Strip of 15',
    'Expires: 30 Nov 2027',
    'Prescription: Not required',
  ]);
});

test('shows the express delivery time of milk', () => {
  const milk: Partial<Product> = { product_type: 'milk', unit: 'Litre', quantity: 1, deliveryTime: '11 MINS' };
  expect(factsOf(milk)).toContain('Express delivery: 11 mins, 8 AM to 9 PM');
});

test('shows tests, preparation and location of a lab test instead of a pack size', () => {
  const labTest: Partial<Product> = {
    product_type: 'labtest',
    unit: 'piece',
    quantity: 1,
    includedTests: 12,
    preparation: 'Only water in the morning',
    fastingHours: 12,
    reportHours: 24,
    location: 'Bhopal',
    healthCheck: { _id: '2', name: 'Diabetes', hindiName: null },
  };
  expect(factsOf(labTest)).toEqual([
    'Tests included: 12',
    'Laboratory: Bhopal',
    'Preparation: Only water in the morning',
    'Fasting: 12 hours fasting',
    'Sample: Collected at home',
    'Report: In 24 hours',
    'Health check: Diabetes',
  ]);
});

test('groups label details under their headings', () => {
  const sections = factSections(
    {
      ...tomato,
      product_type: 'grocery',
      netQuantity: '200 g',
      ingredients: 'Wheat flour, sugar',
      allergens: 'Contains wheat.',
      shelfLife: '6 months from packing',
      fssaiLicence: '10000000000101',
      countryOfOrigin: 'India',
      manufacturer: 'Chhota Bhai Foods',
      manufacturerAddress: 'Bhopal 462023',
    },
    EXPRESS,
  );
  expect(sections.map(({ heading, facts }) => [heading, facts.map(({ label }) => label)])).toEqual([
    ['', ['Pack size', 'Net quantity']],
    ['Ingredients and storage', ['Ingredients', 'Allergens', 'Best before']],
    ['Maker and origin', ['FSSAI licence', 'Country of origin', 'Manufacturer or packer', 'Address']],
  ]);
});

test('translates the minutes of an express delivery', () => {
  expect(translate('hi', facts.deliveryTime, { time: '11 MINS' })).toBe('11 मिनट');
});
