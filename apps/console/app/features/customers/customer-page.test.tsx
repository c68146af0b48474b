import { expect, test } from 'vitest';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { CustomersScreen } from './customers-screen.tsx';

const customer = {
  _id: 'c1',
  name: 'Priya Verma',
  mobile: '9876543210',
  email: 'priya@subah.example',
  isVerified: true,
  createdAt: '2026-01-05T06:00:00.000Z',
  language: 'hi',
  orderCount: 12,
  totalSpent: 10834,
  recentOrders: [
    { _id: 'order-of-ten-o100042', placedAt: '2026-11-10T06:00:00.000Z', amount: 834, status: 'delivered' },
  ],
  addresses: [],
  coins: 40,
  membership: { name: 'Gold', endDate: '2027-01-01T00:00:00.000Z' },
  milkPlans: [],
  notes: [],
};

test('shows orders, figures and notes of a customer, and adds a note', async () => {
  const note = { _id: 'n1', text: 'Second gate.', by: 'Meena', at: '2026-11-16T06:00:00.000Z' };
  const calls = mockApi({
    'GET admin/customers/c1': () => ({ body: { data: customer } }),
    'POST admin/customers/c1/notes': () => ({ body: { data: [note] } }),
  });
  const screen = await renderScreen(<CustomersScreen />, '?section=customers&customer=c1');
  await expect.element(screen.getByRole('heading', { name: 'Priya Verma' })).toBeVisible();
  await expect.element(screen.getByText('₹10,834')).toBeVisible();
  await expect.element(screen.getByText('No saved address.')).toBeVisible();
  const order = screen.getByRole('link', { name: /#o100042/ });
  expect(order.element().getAttribute('href')).toBe('/dashboard?section=all-orders&order=order-of-ten-o100042');
  await screen.getByLabelText('Note').fill('Second gate.');
  await screen.getByRole('button', { name: 'Add note' }).click();
  await expect.element(screen.getByText(/Second gate/)).toBeVisible();
  expect(calls.at(-1)).toMatchObject({ call: 'POST admin/customers/c1/notes', body: { text: 'Second gate.' } });
});

test('enters a skip that a customer asked for on the phone', async () => {
  const plan = {
    ...{ _id: 'm1', productName: 'Toned Milk', packs: 2, rhythm: 'Every day' },
    ...{ startDate: '2026-01-01', endDate: null },
  };
  const calls = mockApi({
    'GET admin/customers/c1': () => ({ body: { data: { ...customer, milkPlans: [plan] } } }),
    'GET admin/customers/c1/milk-calendar': () => ({ body: { data: { days: [] } } }),
    'PUT admin/customers/c1/milk-plans/m1/days/2030-05-01': () => ({ body: { data: plan } }),
  });
  const screen = await renderScreen(<CustomersScreen />, '?section=customers&customer=c1');
  await screen.getByRole('button', { name: 'Skip or extra of Toned Milk' }).click();
  await screen.getByLabelText('Morning').fill('2030-05-01');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(/The customer is told/)).toBeVisible();
  expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ packs: 0 });
});

test('offers to try again when a customer cannot be loaded', async () => {
  mockApi({ 'GET admin/customers/c1': () => failure(404, 'Account not found') });
  const screen = await renderScreen(<CustomersScreen />, '?section=customers&customer=c1');
  await expect.element(screen.getByText('Account not found')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'All customers' })).toBeVisible();
});
