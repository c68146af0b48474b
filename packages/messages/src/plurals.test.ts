import { expect, test } from 'vitest';
import { riderRefusals } from './api/rider.ts';
import { doctors } from './doctors.ts';
import { fastingText } from './lab-preparation.ts';
import { labTests } from './lab-tests.ts';
import { noticeTexts } from './mail/notices.ts';
import { orderMails } from './mail/orders.ts';
import { facts } from './product-facts.ts';
import { t } from './translate.ts';

test('one is not spoken of as many', () => {
  expect(t(riderRefusals.wrongCode, { left: 1 })).toBe('That code is wrong. 1 try left.');
  expect(t(doctors.doctorDescription, { degrees: 'MBBS', years: 1, clinic: 'Clinic', about: '' })).toContain(
    '1 year of experience',
  );
  expect(fastingText(1)).toBe('1 hour fasting');
  expect(t(labTests.reportIn, { hours: 1 })).toBe('Report in 1 hour');
  expect(t(facts.reportIn, { hours: 1 })).toBe('In 1 hour');
  expect(t(orderMails.moreItems, { count: 1 })).toBe('1 item');
  expect(t(orderMails.fasting, { hours: 1 })).toMatch(/^1 hour fasting/);
  expect(t(noticeTexts.newOrderText, { count: 1, amount: 115 })).toBe('1 item, ₹115');
});
