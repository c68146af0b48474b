import { expect, test } from 'vitest';
import { placeOfPincode } from './pincode-places.ts';

test.each([
  ['462046', { city: 'Mandideep', state: 'Madhya Pradesh' }],
  ['462001', { city: 'Bhopal', state: 'Madhya Pradesh' }],
  ['110001', { state: 'Delhi' }],
  ['682001', {}],
])('finds city and state of %s', (pincode, place) => {
  expect(placeOfPincode(pincode)).toEqual(place);
});
