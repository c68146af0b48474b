import { expect, test } from 'vitest';
import { contactErrors, mailAddress, normalize } from './contact-message.ts';

const good = { email: 'asha@example.com', phone: '9826012345', message: 'Do you bring curd on Sundays?' };

test('requires all three fields', () => {
  expect(contactErrors(good)).toEqual({});
  expect(contactErrors({ email: '', phone: '', message: '  ' })).toEqual({
    email: 'Enter a valid email address.',
    phone: 'Enter a valid 10-digit mobile number.',
    message: 'Message is required.',
  });
});

test('limits the length of a message', () => {
  expect(contactErrors({ ...good, message: 'x'.repeat(2001) }).message).toBe(
    'Message must be at most 2000 characters.',
  );
});

test('normalizes the usual ways to write a mobile number', () => {
  for (const phone of ['98260 12345', '+91 98260-12345', '09826012345', '919826012345']) {
    expect(normalize({ ...good, phone }).phone).toBe('9826012345');
  }
});

test('builds a mailto link with subject, message and contact', () => {
  const { searchParams, protocol, pathname } = new URL(
    mailAddress('hello@subah.example', { ...good, message: 'Curd & milk?' }),
  );
  expect(`${protocol}${pathname}`).toBe('mailto:hello@subah.example');
  expect(searchParams.get('subject')).toBe('Message for the shop');
  expect(searchParams.get('body')).toBe('Curd & milk?\r\n\r\nEmail: asha@example.com\r\nPhone: 9826012345');
});

test('keeps the mailto link below 2,000 characters', () => {
  expect(mailAddress('hello@subah.example', { ...good, message: 'y'.repeat(2000) }).length).toBeLessThan(2000);
});
