import { expect, test } from 'vitest';
import { errorsAfterChange, type FormErrors, hasErrors } from './form-errors.ts';

type Values = { password: string; repeated: string };

const validate = ({ password, repeated }: Values): FormErrors<Values> => ({
  password: password.length < 6 ? 'Too short.' : undefined,
  repeated: repeated === password ? undefined : 'Not the same.',
});
const change = (shown: FormErrors<Values>, changed: keyof Values, before: Values, after: Values) =>
  errorsAfterChange(shown, validate, { before, after, changed: [changed] });

test('removes an error that no longer holds', () => {
  const before = { password: '12345', repeated: '' };
  expect(change({ password: 'Too short.' }, 'password', before, { ...before, password: '123456' })).toEqual({});
});

test('keeps an error that still holds and adds none', () => {
  const before = { password: '123', repeated: '123' };
  const after = { ...before, password: '1234' };
  expect(change({ password: 'Too short.' }, 'password', before, after)).toEqual({ password: 'Too short.' });
  expect(change({}, 'password', before, after)).toEqual({});
});

test('validates a field that depends on the changed one', () => {
  const before = { password: '123456', repeated: '1234567' };
  const after = { ...before, password: '1234567' };
  expect(change({ repeated: 'Not the same.' }, 'password', before, after)).toEqual({});
});

test('keeps a server error until its own field changes', () => {
  const before = { password: '123456', repeated: '123456' };
  const shown = { password: 'Used before.' };
  expect(change(shown, 'repeated', before, { ...before, repeated: '1' })).toEqual(shown);
  expect(change(shown, 'password', before, { ...before, password: '654321' })).toEqual({});
});

test('hasErrors ignores fields without a message', () => {
  expect(hasErrors({ password: undefined })).toBe(false);
  expect(hasErrors({ password: 'Too short.' })).toBe(true);
});
