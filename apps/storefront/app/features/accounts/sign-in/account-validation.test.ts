import { hasErrors } from '@subah/ui/forms/form-errors';
import { expect, test } from 'vitest';
import { otpError, signInErrors, signUpErrors } from './account-validation.ts';

test('the documented sentences stand beside the fields of the sign-in', () => {
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

test('the documented sentences stand beside the fields of the sign-up, and the referral code may be empty', () => {
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

test('a code of four characters is sent and left to the server', () => {
  expect(otpError(' 123 ')).toBe('Enter a valid OTP.');
  expect(otpError('1234')).toBeUndefined();
});
