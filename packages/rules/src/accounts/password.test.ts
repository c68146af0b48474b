import { expect, test } from 'vitest';
import { isPassword, passwordStrength } from './password.ts';

test('a password has at least six characters', () => {
  expect(isPassword('12345')).toBe(false);
  expect(isPassword('123456')).toBe(true);
});

test('a short password is weak', () => {
  expect(passwordStrength('')).toBe('Weak');
  expect(passwordStrength('aB3aB')).toBe('Weak');
});

test('lower case, upper case and a digit together are strong', () => {
  expect(passwordStrength('aB3aB3')).toBe('Strong');
  expect(passwordStrength('subah123')).toBe('Medium');
  expect(passwordStrength('SUBAH123')).toBe('Medium');
  expect(passwordStrength('SubahSubah')).toBe('Medium');
});
