import { expect, test } from 'vitest';
import { inShelfOrder, namedLike, shelfOrder } from './shelf-order.ts';

const shelf = [
  { name: 'Tomato, desi', price: 24 },
  { name: 'okra', price: 34 },
  { name: 'Cherry tomato', price: 59 },
  { name: 'Brinjal 10 pieces', price: 24 },
  { name: 'Brinjal 2 pieces', price: 12.5 },
];
const names = (products: { name: string }[]) => products.map(({ name }) => name);

test('a shelf keeps its own order unless the shopper asks for another', () => {
  expect(inShelfOrder(shelf, 'relevance')).toEqual(shelf);
});

test('by price the cheapest comes first, and equal prices keep their places', () => {
  expect(names(inShelfOrder(shelf, 'price'))).toEqual([
    'Brinjal 2 pieces',
    'Tomato, desi',
    'Brinjal 10 pieces',
    'okra',
    'Cherry tomato',
  ]);
});

test('by name it reads from A to Z whatever the case, and 2 comes before 10', () => {
  expect(names(inShelfOrder(shelf, 'name'))).toEqual([
    'Brinjal 2 pieces',
    'Brinjal 10 pieces',
    'Cherry tomato',
    'okra',
    'Tomato, desi',
  ]);
});

test('the box on the shelf finds every product with all the words, names that start with it first', () => {
  expect(names(namedLike(shelf, ' TOMATO '))).toEqual(['Tomato, desi', 'Cherry tomato']);
  expect(names(namedLike(shelf, 'pieces 10'))).toEqual(['Brinjal 10 pieces']);
  expect(namedLike(shelf, 'mango')).toEqual([]);
  expect(namedLike(shelf, '  ')).toEqual(shelf);
});

test('an order nobody knows is relevance', () => {
  expect(shelfOrder('price')).toBe('price');
  expect(shelfOrder('Name')).toBe('name');
  expect(shelfOrder('cheapest')).toBe('relevance');
  expect(shelfOrder(null)).toBe('relevance');
});
