import { expect, test } from 'vitest';
import { isPassword } from './password.ts';

test('a password has at least six characters', () => {
  expect(isPassword('12345')).toBe(false);
  expect(isPassword('123456')).toBe(true);
});
