import { expect, test } from 'vitest';
import { isMobile, mobileDigits, normalizeMobile } from './mobile.ts';

test('a mobile number has ten digits and begins with 6 to 9', () => {
  for (const good of ['6000000000', '9826041175']) expect(isMobile(good)).toBe(true);
  for (const wrong of ['', '5826041175', '982604117', '98260411751', '98260 41175', '९८२६०४११७५']) {
    expect(isMobile(wrong)).toBe(false);
  }
});

test.each([
  ['98a260-4117', '982604117'],
  ['98260411759', '9826041175'],
  ['+91 98260 41175', '9826041175'],
  ['098260-41175', '9826041175'],
  ['0091 98260 41175', '9826041175'],
  ['91982', '91982'],
  ['9198260411', '9198260411'],
  ['91982604117', '9198260411'],
])('mobileDigits(%j) is %s', (typed, kept) => {
  expect(mobileDigits(typed)).toBe(kept);
});

test.each([
  ['9826041175', '9826041175'],
  ['+91 98260 41175', '9826041175'],
  ['0091-98260-41175', '9826041175'],
  ['098260.41175', '9826041175'],
  ['91 (98260) 41175', '9826041175'],
  ['9182604117', '9182604117'],
  ['98260411751', '98260411751'],
  ['98260 4117x', '982604117x'],
])('normalizeMobile(%j) is %s', (typed, kept) => {
  expect(normalizeMobile(typed)).toBe(kept);
});
