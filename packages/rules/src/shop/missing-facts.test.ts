import { expect, test } from 'vitest';
import { missingFacts } from './missing-facts.ts';

const nothing = { name: '', address: ' ', phone: '', fssai: '', drugLicence: '' };

test('an invoice needs name, address and phone, and the licences of what is sold', () => {
  expect(missingFacts(nothing, { sellsFood: false, sellsMedicines: false })).toEqual(['name', 'address', 'phone']);
  const named = { ...nothing, name: 'Asha Stores', address: 'Mandideep', phone: '0755 123' };
  expect(missingFacts(named, { sellsFood: false, sellsMedicines: false })).toEqual([]);
  expect(missingFacts(named, { sellsFood: true, sellsMedicines: true })).toEqual(['fssai', 'drugLicence']);
});
