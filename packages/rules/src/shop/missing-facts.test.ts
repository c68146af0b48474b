import { expect, test } from 'vitest';
import { factLabels, missingFacts, missingPolicyFacts } from './missing-facts.ts';

const nothing = { name: '', address: ' ', phone: '', fssai: '', drugLicence: '' };

test('an invoice needs name, address and phone, and the licences of what is sold', () => {
  expect(missingFacts(nothing, { sellsFood: false, sellsMedicines: false })).toEqual(['name', 'address', 'phone']);
  const named = { ...nothing, name: 'Asha Stores', address: 'Mandideep', phone: '0755 123' };
  expect(missingFacts(named, { sellsFood: false, sellsMedicines: false })).toEqual([]);
  expect(missingFacts(named, { sellsFood: true, sellsMedicines: true })).toEqual(['fssai', 'drugLicence']);
});

test('policy pages need the contacts and the grievance officer', () => {
  const facts = {
    name: 'Asha Stores',
    address: '4 Market Road',
    phone: ' ',
    email: 'asha@shop.example',
    grievanceOfficer: '',
  };
  expect(missingPolicyFacts(facts).map((fact) => factLabels[fact])).toEqual(['phone', 'grievance officer']);
});
