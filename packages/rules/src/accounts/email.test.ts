import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each(['asha@example.com', 'a.b+c@mail.example.in'])('accepts %s', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each(['', 'asha', 'asha@', '@example.com', 'asha@example', 'as ha@example.com', 'a@b@example.com'])(
  'rejects "%s"',
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);
