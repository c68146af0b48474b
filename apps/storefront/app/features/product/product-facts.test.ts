import type { Product } from '@subah/contract/catalog/catalog';
import { expect, test } from 'vitest';
import { productFacts } from './product-facts.ts';

const now = new Date('2026-11-15T06:00:00Z');
const tomato: Product = {
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
  product_type: 'fruits',
  itemType: 'FruitsVegProduct',
  categoryId: { _id: '2', name: 'Vegetables' },
  subcategoryId: null,
  isAvailable: true,
  availability: true,
  requiresPrescription: false,
  updatedAt: '2026-11-15T04:00:00.000Z',
  description: '',
  tags: [],
  isFeatured: false,
  hindiName: null,
  origin: null,
  isOrganic: false,
  composition: null,
  expiryDate: null,
  deliveryTime: null,
  healthCheck: null,
  includedTests: null,
  location: null,
  preparation: null,
};
const factsOf = (change: Partial<Product>) =>
  productFacts({ ...tomato, ...change }, now).map(({ label, value }) => `${label}: ${value}`);

test('a row that nobody filled in is left out', () => {
  expect(factsOf({})).toEqual(['Pack size: 500 g', 'Updated: 2 hours ago']);
});

test('organic produce says so', () => {
  expect(factsOf({ isOrganic: true })).toContain('Grown: Organically');
});

test('a medicine names its salt, its last day and whether it needs a prescription', () => {
  const medicine: Partial<Product> = {
    product_type: 'medicine',
    unit: 'tablets',
    quantity: 15,
    brand: 'Paracet',
    composition: 'Paracetamol 650 mg',
    expiryDate: '2027-11-30',
  };
  expect(factsOf(medicine)).toEqual([
    'Brand: Paracet',
    'Pack size: 15 tablets',
    'Composition: Paracetamol 650 mg',
    'Expires: 30 Nov 2027',
    'Prescription: Not required',
    'Updated: 2 hours ago',
  ]);
});

test('milk names its dairy and how quick express is', () => {
  const milk: Partial<Product> = { product_type: 'milk', unit: 'Litre', quantity: 1, deliveryTime: '11 MINS' };
  expect(factsOf(milk)).toContain('Express delivery: 11 mins, from 8AM to 9PM');
});

test('a lab test has no pack, but tests, preparation and a place', () => {
  const test: Partial<Product> = {
    product_type: 'labtest',
    unit: 'piece',
    quantity: 1,
    includedTests: 12,
    preparation: 'No fasting needed',
    location: 'Bhopal',
    healthCheck: { _id: '2', name: 'Diabetes' },
  };
  expect(factsOf(test)).toEqual([
    'Tests included: 12',
    'Preparation: No fasting needed',
    'Sample: Collected at home',
    'Location: Bhopal',
    'Health check: Diabetes',
    'Updated: 2 hours ago',
  ]);
});
