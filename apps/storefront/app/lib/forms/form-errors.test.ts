import { expect, test } from 'vitest';
import { errorsAfterChange, type FormErrors, hasErrors } from './form-errors.ts';

type Typed = { password: string; again: string };

const check = ({ password, again }: Typed): FormErrors<Typed> => ({
  password: password.length < 6 ? 'Too short.' : undefined,
  again: again === password ? undefined : 'Not the same.',
});
const after = (shown: FormErrors<Typed>, changed: keyof Typed, before: Typed, now: Typed) =>
  errorsAfterChange(shown, check, { before, after: now, changed });

test('a message goes as soon as it no longer holds', () => {
  const before = { password: '12345', again: '' };
  expect(after({ password: 'Too short.' }, 'password', before, { ...before, password: '123456' })).toEqual({});
});

test('a message that still holds stays, and a new one waits', () => {
  const before = { password: '123', again: '123' };
  const now = { ...before, password: '1234' };
  expect(after({ password: 'Too short.' }, 'password', before, now)).toEqual({ password: 'Too short.' });
  expect(after({}, 'password', before, now)).toEqual({});
});

test('a field that depends on the changed one is looked at again', () => {
  const before = { password: '123456', again: '1234567' };
  const now = { ...before, password: '1234567' };
  expect(after({ again: 'Not the same.' }, 'password', before, now)).toEqual({});
});

test('what the server said stands until that very field changes', () => {
  const before = { password: '123456', again: '123456' };
  const shown = { password: 'Used before.' };
  expect(after(shown, 'again', before, { ...before, again: '1' })).toEqual(shown);
  expect(after(shown, 'password', before, { ...before, password: '654321' })).toEqual({});
});

test('errors that are gone are none', () => {
  expect(hasErrors({ password: undefined })).toBe(false);
  expect(hasErrors({ password: 'Too short.' })).toBe(true);
});
