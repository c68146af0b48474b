import { expect, test } from 'vitest';
import { checkCredentials, digitsOfMobile } from './check-credentials.ts';

test('the documented messages', () => {
  expect(checkCredentials({ mobile: '', password: '' })).toEqual({
    mobile: 'Mobile number is required',
    password: 'Password is required',
  });
  expect(checkCredentials({ mobile: '5826041175', password: '12345' })).toEqual({
    mobile: 'Enter a valid 10-digit mobile number',
    password: 'Password must be at least 6 characters.',
  });
  expect(checkCredentials({ mobile: '9826041175', password: '123456' })).toEqual({});
});

test('the mobile field keeps ten digits', () => {
  expect(digitsOfMobile('98a260-4117')).toBe('982604117');
  expect(digitsOfMobile('98260411759')).toBe('9826041175');
  expect(digitsOfMobile('+91 98260 41175')).toBe('9826041175');
});
