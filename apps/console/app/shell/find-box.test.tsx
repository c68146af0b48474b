import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockApi } from '../../test/mock-api.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { FindBox } from './find-box.tsx';

const found = {
  orders: [{ _id: '019f-0001042', name: 'Priya Sharma', amount: 834, status: 'OrderPlaced' }],
  customers: [{ _id: 'c1', name: 'Priya Sharma', mobile: '9876543210' }],
  products: [{ _id: 'p1', name: 'Priya Pickle', code: 'T-5', unit: 'g', quantity: 300, product_type: 'grocery' }],
};

test('Ctrl+K finds orders, customers and products, and Enter opens the first', async () => {
  mockApi({ 'GET admin/find': () => ({ body: { data: found } }) });
  const screen = await renderScreen(<FindBox />);
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('priya');
  await expect.element(screen.getByRole('option', { name: /#0001042 · Priya Sharma/ })).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Customers' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.search()).toBe('?section=all-orders&order=019f-0001042');
});

test('finds a section by what is set there, and says when nothing was found', async () => {
  mockApi({ 'GET admin/find': () => ({ body: { data: { orders: [], customers: [], products: [] } } }) });
  const screen = await renderScreen(<FindBox />);
  const box = screen.getByRole('combobox');
  await box.fill('pincode');
  await expect.element(screen.getByRole('option', { name: /Settings/ })).toBeVisible();
  await box.fill('xyzzy');
  await expect.element(screen.getByText('Nothing found for “xyzzy”.')).toBeVisible();
});
