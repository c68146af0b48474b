import { expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PopularGroceryScreen } from './popular-screens.tsx';

const product = (name: string, changes: object) => ({
  ...{ _id: name, name, image: '/p.webp', quantity: 1, unit: 'kg', stock: 5, isAvailable: true },
  ...changes,
});

test('says of each product whether customers see it', async () => {
  const products = [product('Rice', {}), product('Dal', { isAvailable: false }), product('Atta', { stock: 0 })];
  const calls = mockApi({
    'GET everything/filter-grocery-categories-with-products': () => ({
      body: { data: [{ _id: 'c1', name: 'Staples', products }], nextCursor: null },
    }),
  });
  const screen = await renderScreen(<PopularGroceryScreen />, '?section=popular-grocery', 'manager');
  await expect.element(screen.getByText('1 kg', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('1 kg · Not on sale, customers do not see it')).toBeVisible();
  await expect.element(screen.getByText('1 kg · Out of stock')).toBeVisible();
  expect(calls.find(({ call }) => call.startsWith('GET everything/filter-grocery'))?.query).toMatchObject({
    withOffSale: 'true',
  });
});
