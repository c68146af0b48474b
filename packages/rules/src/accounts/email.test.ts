import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each(['asha@example.com', 'a.b+c@mail.example.in'])('%s looks like an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each(['', 'asha', 'asha@', '@example.com', 'asha@example', 'as ha@example.com', 'a@b@example.com'])(
  '"%s" does not look like an address',
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);
