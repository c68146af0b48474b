import { expect, test } from 'vitest';
import { checkCredentials } from './check-credentials.ts';

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
