import { expect, test } from 'vitest';
import { isPassword, passwordStrength } from './password.ts';

test('a password has at least six characters', () => {
  expect(isPassword('12345')).toBe(false);
  expect(isPassword('123456')).toBe(true);
});

test('a short one is weak, whatever it holds', () => {
  expect(passwordStrength('')).toBe('Weak');
  expect(passwordStrength('aB3aB')).toBe('Weak');
});

test('small and capital letters and a digit together are strong, anything else is in between', () => {
  expect(passwordStrength('aB3aB3')).toBe('Strong');
  expect(passwordStrength('subah123')).toBe('Medium');
  expect(passwordStrength('SUBAH123')).toBe('Medium');
  expect(passwordStrength('SubahSubah')).toBe('Medium');
});
