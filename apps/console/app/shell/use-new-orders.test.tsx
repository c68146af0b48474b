import { expect, test } from 'vitest';
import { mockApi } from '../../test/mock-api.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { useNewOrders } from './use-new-orders.ts';

const order = (_id: string, name: string) => ({ _id, name, amount: 502, date: '2026-11-17T01:00:00.000Z' });

function NewOrders() {
  useNewOrders(true);
  return null;
}

const showNews = (orders: ReturnType<typeof order>[]) => {
  mockApi({ 'GET admin/news': () => ({ body: { data: { since: '2026-11-17T01:00:00.000Z', orders } } }) });
  return renderScreen(<NewOrders />);
};

test('names a new order and opens it', async () => {
  const screen = await showNews([order('a', 'Pooja Sahu')]);
  await expect.element(screen.getByText('New order: Pooja Sahu, ₹502')).toBeVisible();
  await screen.getByRole('button', { name: 'Open' }).click();
  expect(screen.search()).toBe('?section=all-orders&order=a');
});

test('shows one toast for several orders', async () => {
  const screen = await showNews([order('a', 'Pooja Sahu'), order('b', 'Vikas'), order('c', 'Meena')]);
  await expect.element(screen.getByText('3 new orders')).toBeVisible();
  await screen.getByRole('button', { name: 'Open' }).click();
  expect(screen.search()).toBe('?section=all-orders');
});

test('shows no toast over an open form, whose buttons it would cover', async () => {
  const form = document.createElement('dialog');
  document.body.append(form);
  form.showModal();
  const screen = await showNews([order('a', 'Pooja Sahu')]);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.getByText(/New order/).query()).toBeNull();
  form.remove();
  await expect.element(screen.getByText('New order: Pooja Sahu, ₹502'), { timeout: 5000 }).toBeVisible();
});
