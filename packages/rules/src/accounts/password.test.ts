import { expect, test } from 'vitest';
import { isAdminWord, isOwnIdentity, isPassword, passwordStrength } from './password.ts';

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

const priya = { name: 'Priya Verma', email: 'priya.v@example.com', mobile: '9876543210' };

test.each([
  'Priya Verma',
  'priyaverma',
  'PRIYA-VERMA',
  'verma',
  '9876543210',
  '+91 98765 43210',
  'priya.v',
  'Priya.V@Example.com',
])('recognises the own name, mobile and email: %s', (password) => expect(isOwnIdentity(password, priya)).toBe(true));

test.each(['morning1', 'priya-likes-mangoes', '9876500000', '------'])('accepts another word: %s', (password) => {
  expect(isOwnIdentity(password, priya)).toBe(false);
});

test('recognises the first guesses for an admin', () => {
  for (const password of ['admin', 'Admin@123', 'SUBAH2026', ' root123 ', 'shop-1'])
    expect(isAdminWord(password)).toBe(true);
  for (const password of ['administer-well', 'from-settings', '123456']) expect(isAdminWord(password)).toBe(false);
});
