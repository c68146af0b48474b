import { expect, test } from 'vitest';
import { reviewStatus } from './reviews.ts';

test('shows stars at once and lets text wait', () => {
  expect(reviewStatus('')).toBe('shown');
  expect(reviewStatus('Fresh')).toBe('waiting');
});

test('checks a changed text again, and keeps a hidden review hidden', () => {
  expect(reviewStatus('Fresh', { status: 'shown', text: 'Fresh' })).toBe('shown');
  expect(reviewStatus('Rotten', { status: 'shown', text: 'Fresh' })).toBe('waiting');
  expect(reviewStatus('', { status: 'hidden', text: 'Rude' })).toBe('hidden');
});
