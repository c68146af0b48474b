import { expect, test } from 'vitest';
import { appendOlder } from './append-older.ts';

const older = { after: 'after 4', entries: [3, 2], nextCursor: 'after 2' };

test('shows older entries behind the newest page', () => {
  const newest = { entries: [5, 4], nextCursor: 'after 4' };
  expect(appendOlder(newest, undefined)).toEqual(newest);
  expect(appendOlder(newest, older)).toEqual({ entries: [5, 4, 3, 2], nextCursor: 'after 2' });
});

test('leaves no gap when a new entry moves the end of the newest page', () => {
  const newest = { entries: [6, 5], nextCursor: 'after 5' };
  expect(appendOlder(newest, older)).toEqual(newest);
});
