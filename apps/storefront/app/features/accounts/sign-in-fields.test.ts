import { expect, test } from 'vitest';
import { allErrors, mobileDigits } from './sign-in-fields.ts';

test('a mobile number may be pasted with its country code, a leading zero, blanks and dashes', () => {
  expect(mobileDigits('+91 98765 43210')).toBe('9876543210');
  expect(mobileDigits('098765-43210')).toBe('9876543210');
  expect(mobileDigits('9198765432')).toBe('9198765432');
  expect(mobileDigits('98765432101')).toBe('9876543210');
});

test('the documented sentences stand beside the fields', () => {
  expect(allErrors({ mobile: '5876543210', password: '12345' })).toEqual({
    mobile: 'Enter a valid 10-digit mobile number.',
    password: 'Password must be at least 6 characters.',
  });
  expect(allErrors({ mobile: '9876543210', password: '123456' })).toEqual({ mobile: undefined, password: undefined });
});
