import { expect, test } from 'vitest';
import { fillFromPincode, placeOfPincode } from './pincode-places.ts';

test.each([
  ['462046', { city: 'Mandideep', state: 'Madhya Pradesh' }],
  ['462001', { city: 'Bhopal', state: 'Madhya Pradesh' }],
  ['110001', { state: 'Delhi' }],
  ['682001', {}],
])('finds city and state of %s', (pincode, place) => {
  expect(placeOfPincode(pincode)).toEqual(place);
});

test('replaces what an earlier pincode filled in, and keeps what was typed', () => {
  const mandideep = { city: 'Mandideep', state: 'Madhya Pradesh' };
  expect(fillFromPincode('110001', mandideep, mandideep)).toEqual({ city: '', state: 'Delhi' });
  expect(fillFromPincode('682001', mandideep, mandideep)).toEqual({ city: '', state: '' });
  const typed = { city: 'Kochi', state: 'Kerala' };
  expect(fillFromPincode('682001', typed, mandideep)).toEqual(typed);
  expect(fillFromPincode('462001', typed, mandideep)).toEqual({ city: 'Bhopal', state: 'Madhya Pradesh' });
});
