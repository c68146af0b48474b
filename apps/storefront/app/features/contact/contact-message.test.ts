import { expect, test } from 'vitest';
import { contactErrors, mailAddress, normalize } from './contact-message.ts';

const good = { email: 'asha@example.com', phone: '9826012345', message: 'Do you bring curd on Sundays?' };

test('all three fields are required, each with its own sentence', () => {
  expect(contactErrors(good)).toEqual({});
  expect(contactErrors({ email: '', phone: '', message: '  ' })).toEqual({
    email: 'Enter a valid email address.',
    phone: 'Enter a valid 10-digit mobile number.',
    message: 'Message is required.',
  });
});

test('a message may be long, but not without end', () => {
  expect(contactErrors({ ...good, message: 'x'.repeat(2001) }).message).toBe(
    'Message must be at most 2000 characters.',
  );
});

test('a number is understood however people write it', () => {
  for (const phone of ['98260 12345', '+91 98260-12345', '09826012345', '919826012345']) {
    expect(normalize({ ...good, phone }).phone).toBe('9826012345');
  }
});

test('the mail carries subject, message and how to answer', () => {
  const { searchParams, protocol, pathname } = new URL(mailAddress({ ...good, message: 'Curd & milk?' }));
  expect(`${protocol}${pathname}`).toBe('mailto:hello@subah.example');
  expect(searchParams.get('subject')).toBe('Message for Subah');
  expect(searchParams.get('body')).toBe('Curd & milk?\r\n\r\nEmail: asha@example.com\r\nPhone: 9826012345');
});

test('a very long message still opens the mail client', () => {
  expect(mailAddress({ ...good, message: 'y'.repeat(2000) }).length).toBeLessThan(2000);
});
