import type { Order } from '@subah/contract/orders/orders';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OrdersScreen } from './orders-screen.tsx';
import { StatusQuestion } from './status-question.tsx';

const anOrder = (id: string, name: string) =>
  ({
    _id: id,
    createdAt: '2026-11-16T10:00:00.000Z',
    totalAmount: 250,
    paymentType: 'cod',
    status: 'OrderPlaced',
    prescriptionState: 'none',
    products: [{ product_type: 'grocery', isRejected: false }],
    userId: { name },
    area: 'Chinar',
    deliveryAddress: { phone: '9826012345', city: 'Bhopal', pincode: '462047' },
    deliverySlot: { label: 'Tue, 17 Nov, 8AM to 11AM' },
    expressDelivery: false,
  }) as unknown as Order;

const rows = [anOrder('order-aaaaaaa', 'Asha Jain'), anOrder('order-bbbbbbb', 'Ravi Soni')];
const counts = { OrderPlaced: 2, shipped: 4, needs_action: 0, late: 3 };

beforeEach(() => page.viewport(1440, 900));

const openList = (role: 'packer' | 'admin' = 'admin') => {
  const calls = mockApi({
    'GET orders': () => ({ body: { data: rows, nextCursor: null } }),
    'GET admin/orders/open-counts': () => ({ body: { data: counts } }),
    'POST admin/orders/status': () => ({
      body: { data: { changed: 1, refused: [{ _id: 'order-bbbbbbb', message: 'This order is cancelled.' }] } },
    }),
  });
  return renderScreen(<OrdersScreen />, '?section=all-orders', role).then((screen) => ({ screen, calls }));
};

test('changes the selected orders together and keeps those selected that were refused', async () => {
  const { screen, calls } = await openList();
  await expect.element(screen.getByRole('button', { name: 'New Orders 2' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Needs action' })).toBeVisible();
  await screen.getByRole('checkbox', { name: /aaaaaaa/ }).click();
  await expect.element(screen.getByText('1 selected')).toBeVisible();
  await screen.getByRole('button', { name: 'Select all shown' }).click();
  const bar = screen.getByRole('region', { name: 'Selected orders' });
  await expect.element(bar.getByText('2 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Packed' }).click();
  await expect.element(screen.getByText('1 order updated')).toBeVisible();
  await expect.element(bar.getByText(/This order is cancelled/)).toBeVisible();
  await expect.element(bar.getByText('1 selected')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /bbbbbbb/ }).element()).toBeChecked();
  const change = calls.find(({ call }) => call === 'POST admin/orders/status');
  expect(change?.body).toEqual({ orderIds: ['order-aaaaaaa', 'order-bbbbbbb'], status: 'shipped' });
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect.element(bar).not.toBeInTheDocument();
});

test('shows number, customer, area and amount of an order on a phone, with the box beside them', async () => {
  await page.viewport(360, 800);
  const { screen } = await openList();
  const box = screen.getByRole('checkbox', { name: /aaaaaaa/ });
  await expect.element(box).toBeVisible();
  await expect.element(screen.getByText('Chinar').first()).toBeVisible();
  const number = screen.getByText('#aaaaaaa', { exact: true }).element().getBoundingClientRect();
  const place = box.element().getBoundingClientRect();
  expect(place.right).toBeLessThan(number.left);
  expect(Math.abs(place.top - number.top)).toBeLessThan(12);
});

test('ends the button of an order where its amount ends on a phone', async () => {
  await page.viewport(360, 800);
  rows.push({ ...anOrder('order-ddddddd', 'Lata Raghuvanshi'), status: 'delivered' });
  const { screen } = await openList();
  const row = screen.getByRole('row', { name: /ddddddd/ });
  const button = row.getByRole('button', { name: /^Open/ });
  await expect.element(button).toBeVisible();
  const rightOf = (element: Element) => Math.round(element.getBoundingClientRect().right);
  expect(rightOf(button.element())).toBe(rightOf(row.getByText('₹250').element()));
  rows.pop();
});

test('lists the orders that were not delivered in their slot', async () => {
  const { screen, calls } = await openList();
  await screen.getByRole('button', { name: 'Late 3' }).click();
  await expect.poll(() => calls.filter(({ call }) => call === 'GET orders').at(-1)?.query.late).toBe('true');
});

test('marks an order that the rider brought back', async () => {
  const timeline = [{ label: 'Out for delivery' }, { label: 'Not delivered' }];
  const back = { ...anOrder('order-ccccccc', 'Kiran Joshi'), status: 'shipped', timeline } as Order;
  rows.push(back);
  const { screen } = await openList();
  await expect.element(screen.getByRole('row', { name: /ccccccc/ }).getByText('Not delivered')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /aaaaaaa/ }).getByText('Not delivered')).not.toBeInTheDocument();
  rows.pop();
});

test('shows the day of delivery and the buttons next to long names on a tablet', async () => {
  await page.viewport(768, 900);
  const long = anOrder('order-aaaaaaa', 'Lakshmi Padmavathi Venkatasubramanian Chandrasekharan-Iyengar');
  mockApi({
    'GET orders': () => ({ body: { data: [{ ...long, status: 'outfor delivery' }], nextCursor: null } }),
    'GET admin/orders/open-counts': () => ({ body: { data: counts } }),
  });
  const screen = await renderScreen(
    <div style={{ padding: '0 24px' }}>
      <OrdersScreen />
    </div>,
    '?section=all-orders',
  );
  await expect.element(screen.getByText(/^Chinar, .*17 Nov/)).toBeVisible();
  const table = screen.getByRole('table').element();
  expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
});

test('keeps the question about a cancellation with its reason when the shop could not be reached', async () => {
  const answers = [failure(500, 'Something went wrong'), { body: { data: anOrder('order-aaaaaaa', 'Asha Jain') } }];
  const calls = mockApi({ 'PATCH orders/status/order-aaaaaaa': () => answers.shift() ?? failure(500, '') });
  let closed = 0;
  const element = (
    <StatusQuestion
      order={anOrder('order-aaaaaaa', 'Asha Jain')}
      status="cancelled"
      initialReason=""
      onClose={() => {
        closed += 1;
      }}
      onDone={() => undefined}
    />
  );
  const screen = await renderScreen(element);
  const reason = screen.getByLabelText('Reason (optional)');
  await expect.element(reason).toHaveFocus();
  await reason.fill('Out of stock at the dairy');
  await screen.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(screen.getByText('Something went wrong').first()).toBeVisible();
  expect(closed).toBe(0);
  await expect.element(reason).toHaveValue('Out of stock at the dairy');
  await screen.getByRole('button', { name: 'Cancel order' }).click();
  await expect.poll(() => closed).toBe(1);
  expect(calls).toHaveLength(2);
});
