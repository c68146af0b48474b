import { hasErrors } from '@subah/ui/forms/form-errors';
import { expect, test } from 'vitest';
import { otpError, signInErrors, signUpErrors } from './account-validation.ts';

test('validates the sign-in with the documented messages', () => {
  expect(signInErrors({ mobile: '5876543210', password: '12345' })).toEqual({
    mobile: 'Enter a valid 10-digit mobile number.',
    password: 'Password must be at least 6 characters.',
  });
  expect(hasErrors(signInErrors({ mobile: '9876543210', password: '123456' }))).toBe(false);
});

const asha = {
  name: 'Asha',
  email: 'asha@example.com',
  mobile: '9876543210',
  password: '123456',
  confirmPassword: '123456',
  referredByCode: '',
};

test('validates the sign-up with the documented messages', () => {
  expect(hasErrors(signUpErrors(asha))).toBe(false);
  const wrong = { ...asha, name: ' A ', email: 'asha example', mobile: '', password: '123', confirmPassword: '321' };
  expect(signUpErrors(wrong)).toEqual({
    name: 'Enter a valid name (minimum 2 characters).',
    email: 'Enter a valid email address.',
    mobile: 'Enter a valid 10-digit mobile number.',
    password: 'Password must be at least 6 characters.',
    confirmPassword: 'Passwords do not match.',
  });
});

test('accepts an OTP from four characters on', () => {
  expect(otpError(' 123 ')).toBe('Enter a valid OTP.');
  expect(otpError('1234')).toBeUndefined();
});
