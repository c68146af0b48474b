import { expect, test } from 'vitest';
import { brandAndName, hasShortName } from './brand-and-name.ts';

const product = (name: string, brand: string | null = null) =>
  ({ name, brand, hindiName: null, itemType: 'GroceryProduct' }) as const;

test('separates the brand that a name begins with', () => {
  expect(brandAndName(product('Gaon Chakki Sharbati Atta', 'Gaon Chakki'))).toEqual({
    brand: 'Gaon Chakki',
    name: 'Sharbati Atta',
    other: null,
  });
});

test('adds the brand that a name does not contain, and leaves names without a brand as they are', () => {
  expect(brandAndName(product('Sharbati Atta', 'Gaon Chakki'))).toEqual({
    brand: 'Gaon Chakki',
    name: 'Sharbati Atta',
    other: null,
  });
  expect(brandAndName(product('Atta of Gaon Chakki', 'Gaon Chakki')).brand).toBeNull();
  expect(brandAndName(product('Malwa', 'Malwa'))).toEqual({ brand: null, name: 'Malwa', other: null });
  expect(brandAndName(product('Potato, Jyoti'))).toEqual({ brand: null, name: 'Potato, Jyoti', other: null });
});

test('finds names that do not fit into a narrow card', () => {
  expect(hasShortName(product('Dhobi Chacha Detergent Powder Value Bag', 'Dhobi Chacha'))).toBe(true);
  expect(hasShortName(product('Multipurposecleaner'))).toBe(false);
  expect(hasShortName(product('Whole wheat noodles with masala and vegetables'))).toBe(false);
});
