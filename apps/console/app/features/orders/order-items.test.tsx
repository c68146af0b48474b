import type { Order, OrderItem } from '@subah/contract/orders/orders';
import { expect, test } from 'vitest';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OrderItems } from './order-items.tsx';

const item = (id: string, name: string, catalog: OrderItem['product_type']): OrderItem =>
  ({ _id: id, name, image: '/pack.webp', unit: '1 strip', quantity: 3, total: 90, product_type: catalog }) as OrderItem;
const anOrder = (...products: OrderItem[]) => ({ _id: 'order', version: 3, status: 'delivered', products }) as Order;
const show = (order: Order) => renderScreen(<OrderItems order={order} onChange={() => undefined} />, '', 'pharmacist');

const soon = { lineId: 'dolo', number: 'SOON', expiresOn: '2027-03-31', quantity: 2, isReturned: false };

test('names batch, expiry and packs of each packed line', async () => {
  const returned = { ...soon, number: 'LATE', expiresOn: '2028-01-31', quantity: 1, isReturned: true };
  mockApi({ 'GET admin/orders/order/batches': () => ({ body: { data: [soon, returned] } }) });
  const screen = await show(anOrder(item('dolo', 'Dolo 650', 'medicine'), item('rice', 'Rice', 'grocery')));
  const line = screen.getByRole('listitem').filter({ hasText: 'Dolo 650' });
  await expect.element(line.getByText('2 of batch SOON, expires 03/2027')).toBeVisible();
  await expect.element(line.getByText('1 of batch LATE, expires 01/2028 · came back')).toBeVisible();
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Rice' })).not.toHaveTextContent('batch');
});

test('offers to read the batches again when they could not be read', async () => {
  const answers = [failure(500, 'Something went wrong'), { body: { data: [soon] } }];
  mockApi({ 'GET admin/orders/order/batches': () => answers.shift() ?? failure(500, 'Something went wrong') });
  const screen = await show(anOrder(item('dolo', 'Dolo 650', 'medicine')));
  await expect.element(screen.getByText('Failed to load the batches of this order')).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('2 of batch SOON, expires 03/2027')).toBeVisible();
});

test('asks for no batches when no product has them', async () => {
  const calls = mockApi({});
  const screen = await show(anOrder(item('milk', 'Milk', 'milk')));
  await expect.element(screen.getByText('Milk')).toBeVisible();
  expect(calls).toEqual([]);
});

test('lets a manager take a lab test out after the delivery, but no delivered goods', async () => {
  const labTest = { ...item('test', 'Full Body Check', 'labtest'), labPatient: null, morePatients: [] };
  const goods = item('milk', 'Milk', 'milk');
  const delivery = { deliveredAt: '2026-03-10T03:30:00.000Z', deliveryAddress: { phone: '9826011111' } };
  const order = { ...anOrder(goods, labTest), ...delivery } as Order;
  mockApi({});
  const element = <OrderItems order={order} onChange={() => undefined} />;
  const screen = await renderScreen(element, '', 'manager');
  await screen.getByRole('button', { name: 'Change items' }).click();
  await expect.element(screen.getByRole('group', { name: 'Quantity of Full Body Check' })).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Quantity of Milk' })).not.toBeInTheDocument();
});
