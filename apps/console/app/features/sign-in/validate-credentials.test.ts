import { expect, test } from 'vitest';
import { validateCredentials } from './validate-credentials.ts';

test('returns the documented messages', () => {
  expect(validateCredentials({ mobile: '', password: '' })).toEqual({
    mobile: 'Mobile number is required',
    password: 'Password is required',
  });
  expect(validateCredentials({ mobile: '5826041175', password: '12345' })).toEqual({
    mobile: 'Enter a valid 10-digit mobile number',
    password: 'Password must be at least 6 characters.',
  });
  expect(validateCredentials({ mobile: '9826041175', password: '123456' })).toEqual({});
});
