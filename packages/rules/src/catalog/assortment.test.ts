import { expect, test } from 'vitest';
import { assortmentOf } from './assortment.ts';

test('a shop sells what its catalogs with products on sale contain', () => {
  expect(assortmentOf([])).toEqual({ sellsFood: false, sellsMedicines: false, sellsLabTests: false });
  expect(assortmentOf(['milk', 'labtest'])).toEqual({ sellsFood: true, sellsMedicines: false, sellsLabTests: true });
  expect(assortmentOf(['medicine'])).toEqual({ sellsFood: false, sellsMedicines: true, sellsLabTests: false });
});
