import { expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PrescriptionsScreen } from './prescriptions-screen.tsx';

const user = {
  _id: 'u1',
  name: 'Meena Kushwaha',
  mobile: '9800000001',
  email: 'm@example.org',
  nationality: '',
  addresses: [],
};
const record = (changes: object) => ({
  _id: 'r1',
  description: 'For my mother',
  images: [],
  status: 'approved',
  reason: null,
  basket: [],
  patient: null,
  basketConfirmedAt: null,
  createdAt: '2026-11-16T04:00:00.000Z',
  updatedAt: '2026-11-16T04:00:00.000Z',
  user,
  ...changes,
});
const line = {
  productId: 'p1',
  name: 'Paracetamol 650',
  unit: 'strip of 15',
  quantity: 2,
  price: 30,
  mrp: 33,
  available: true,
};

test('shows what was offered, its price and that the customer has not confirmed it', async () => {
  mockApi({ 'GET medical/presciptions': () => ({ body: { data: [record({ basket: [line] })], nextCursor: null } }) });
  const screen = await renderScreen(<PrescriptionsScreen />);
  const basket = screen.getByRole('region', { name: 'Basket' });
  await expect.element(basket.getByText('Sent, not confirmed yet')).toBeVisible();
  await expect.element(basket.getByText('2 × Paracetamol 650, strip of 15')).toBeVisible();
  expect(basket.getByText('₹60').elements()).toHaveLength(2);
});

test('names a prescription by customer and time, without its internal id', async () => {
  const _id = '01a1f373-d277-756f-9287-0ebd7180c45d';
  mockApi({ 'GET medical/presciptions': () => ({ body: { data: [record({ _id })], nextCursor: null } }) });
  const screen = await renderScreen(<PrescriptionsScreen />);
  const card = screen.getByRole('article', { name: 'Prescription of Meena Kushwaha' });
  await expect.element(card.getByText('16 Nov, 9:30 am')).toBeVisible();
  await expect.element(card.getByText(_id)).not.toBeInTheDocument();
});

test('links to the orders of the customer, where the medicines of an order are checked', async () => {
  mockApi({
    'GET medical/presciptions': () => ({ body: { data: [record({ status: 'pending' })], nextCursor: null } }),
  });
  const screen = await renderScreen(<PrescriptionsScreen />);
  await screen.getByRole('link', { name: 'Orders of Meena Kushwaha' }).click();
  await expect.poll(() => screen.search()).toBe('?section=all-orders&q=9800000001');
});

test('leads from a prescription to the order that waits for it, instead of approving the photo alone', async () => {
  const waiting = [{ _id: 'order-0000001', prescriptionId: 'r1' }];
  mockApi({
    'GET medical/presciptions': () => ({ body: { data: [record({ status: 'pending' })], nextCursor: null } }),
    'GET admin/orders/prescriptions-to-check': () => ({ body: { data: waiting } }),
  });
  const screen = await renderScreen(<PrescriptionsScreen />);
  const link = screen.getByRole('link', { name: 'Check order #0000001' });
  await expect.element(link).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' }).query()).toBeNull();
  await link.click();
  await expect.poll(() => screen.search()).toBe('?section=all-orders&order=order-0000001');
});

test('shows when the customer put the basket into the cart', async () => {
  const confirmed = record({ basket: [line], basketConfirmedAt: '2026-11-16T05:00:00.000Z' });
  mockApi({ 'GET medical/presciptions': () => ({ body: { data: [confirmed], nextCursor: null } }) });
  const screen = await renderScreen(<PrescriptionsScreen />);
  await expect.element(screen.getByText(/^In the cart since/)).toBeVisible();
});

test('shows price, stock and the Rx mark of a medicine in the picker', async () => {
  const medicine = {
    _id: 'p1',
    name: 'Paracetamol 650',
    image: '/uploads/demo/paracetamol.jpg',
    quantity: 15,
    unit: 'tablets',
    price: 30,
    stock: 0,
    requiresPrescription: true,
  };
  mockApi({
    'GET medical/presciptions': () => ({ body: { data: [record({ status: 'pending' })], nextCursor: null } }),
    'GET admin/orders/prescriptions-to-check': () => ({ body: { data: [] } }),
    'GET admin/products': () => ({ body: { data: [medicine], nextCursor: null } }),
  });
  const screen = await renderScreen(<PrescriptionsScreen />);
  await screen.getByPlaceholder('Search products').click();
  const option = screen.getByRole('option', { name: 'Paracetamol 650 15 tablets · Rx ₹30 Out of stock' });
  await expect.element(option).toBeVisible();
});

test('says that a colleague has decided already, and shows that decision', async () => {
  const refusal = 'Ravi has rejected this prescription already: No stamp. Your decision was not saved.';
  let shown = record({ status: 'pending' });
  const calls = mockApi({
    'GET medical/presciptions': () => ({ body: { data: [shown], nextCursor: null } }),
    'GET admin/orders/prescriptions-to-check': () => ({ body: { data: [] } }),
    'PATCH admin/prescriptions/r1': () => {
      shown = record({ status: 'rejected', reason: 'No stamp' });
      return { status: 409, body: { message: refusal, code: 'PRESCRIPTION_ALREADY_DECIDED' } };
    },
  });
  const screen = await renderScreen(<PrescriptionsScreen />);
  await screen.getByRole('button', { name: 'Approve' }).click();
  await expect.element(screen.getByText(refusal)).toBeVisible();
  await expect.element(screen.getByText('Rejected: No stamp', { exact: true })).toBeVisible();
  const readAs = { status: 'pending', updatedAt: '2026-11-16T04:00:00.000Z' };
  expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ status: 'approved', readAs });
});
