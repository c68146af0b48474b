import { expect, test } from 'vitest';
import { summaryLine } from './summary-line.ts';

const membership = {
  planId: { name: '6', title: '6 months', duration: 180, durationUnit: 'month' },
  daysRemaining: 12,
};
const member = { state: 'ready', data: membership } as Parameters<typeof summaryLine>[0];

test('shows members their plan, also in a shop that sells none', () => {
  const line = summaryLine(member, { sellsPlans: true });
  expect(line).toContain('12 days');
  expect(summaryLine(member, { sellsPlans: false })).toBe(line);
});

test('offers membership where plans are sold only', () => {
  expect(summaryLine({ state: 'ready', data: null }, { sellsPlans: true })).toBe('Get Membership');
  expect(summaryLine({ state: 'ready', data: null }, { sellsPlans: false })).toBeNull();
});

test('leaves out a membership that could not be read where no plans are sold', () => {
  expect(summaryLine({ state: 'failed', data: null }, { sellsPlans: true })).toBeTruthy();
  expect(summaryLine({ state: 'failed', data: null }, { sellsPlans: false })).toBeNull();
});
