import { expect, test } from 'vitest';
import { nextDisputeState } from './disputes.ts';

test.each([
  ['open', 'under_review', 'under_review'],
  ['under_review', 'open', 'open'],
  ['open', 'won', 'won'],
  ['won', 'open', 'won'],
  ['lost', 'under_review', 'lost'],
  ['lost', 'won', 'lost'],
  ['closed', 'lost', 'lost'],
] as const)('a dispute that is %s and reported as %s is %s', (current, reported, next) => {
  expect(nextDisputeState(current, reported)).toBe(next);
});
