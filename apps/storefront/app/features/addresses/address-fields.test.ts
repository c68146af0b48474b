import { hasErrors } from '@subah/ui/forms/form-errors';
import { expect, test } from 'vitest';
import { addArea, addressErrors, isWhole, missingAreas, newAddress, pincodeDigits } from './address-fields.ts';

const asha = newAddress({ name: 'Asha', phone: '9826041175' });
const whole = { ...asha, pincode: '462046', street: '12 Station Road', city: 'Mandideep' };

test('accepts a complete address', () => {
  expect(isWhole(whole)).toBe(true);
  expect(hasErrors(addressErrors(whole))).toBe(false);
});

test('reports empty and blank fields', () => {
  expect(isWhole({ ...asha, street: ' ' })).toBe(false);
  expect(Object.keys(addressErrors({ ...asha, name: ' ' }))).toEqual(
    expect.arrayContaining(['name', 'pincode', 'street', 'city']),
  );
});

test('validates phone and pincode', () => {
  expect(addressErrors({ ...whole, phone: '12345', pincode: '012345' })).toEqual({
    phone: 'Enter a valid 10-digit mobile number.',
    pincode: 'Enter a valid 6-digit pincode.',
  });
  expect(pincodeDigits('462 046 7')).toBe('462046');
});

test('offers the areas of the pincode until the street names one', () => {
  const areas = ['Satlapur', 'Mandideep'];
  expect(missingAreas('12 Station Road', areas)).toEqual(areas);
  expect(missingAreas('12 Station Road, satlapur', areas)).toEqual([]);
  expect(addArea('12 Station Road, ', 'Satlapur')).toBe('12 Station Road, Satlapur');
  expect(addArea('', 'Satlapur')).toBe('Satlapur');
});
