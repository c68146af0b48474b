import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SearchWordsScreen } from './search-words-screen.tsx';

const LONG = 'x'.repeat(120);
const miss = { query: LONG, times: 1, noResult: 0, weak: 1, unclicked: 0, repeated: 0, lastAt: '2026-11-17T04:00:00Z' };

test.each([360, 768, 1440])('wraps a long search that did not help at %i px', async (width) => {
  await page.viewport(width, 800);
  mockApi({
    'GET admin/synonyms': () => ({ body: { data: [], nextCursor: null } }),
    'GET admin/search-misses': () => ({ body: { data: [miss], nextCursor: null } }),
  });
  const screen = await renderScreen(<SearchWordsScreen />);
  await screen.getByRole('tab', { name: 'Did not help' }).click();
  await expect.element(screen.getByRole('cell').getByText(LONG).first()).toBeVisible();
  const table = screen.getByRole('region', { name: 'searches' }).element();
  expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
});
