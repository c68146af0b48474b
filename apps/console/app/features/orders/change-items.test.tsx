import type { Order, OrderItem } from '@subah/contract/orders/orders';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ChangeItems } from './change-items.tsx';

const item = (id: string, name: string): OrderItem =>
  ({
    _id: id,
    name,
    unit: '1 kg',
    quantity: 2,
    price: 40,
    total: 80,
    isRejected: false,
    product_type: 'grocery',
  }) as OrderItem;
const order = { _id: 'order', version: 7, products: [item('a', 'Kulcha'), item('b', 'Curd')] } as Order;
const bill = (amountDue: number) => ({ lines: [{ key: 'items', label: 'Item total', amount: amountDue }], amountDue });

test('shows the new bill before it saves, and asks for a reason', async () => {
  const calls = mockApi({
    'POST admin/orders/order/lines/preview': () => ({
      body: { data: { lines: [], before: bill(160), after: bill(120), refund: 40, coinsBack: 0 } },
    }),
    'PATCH admin/orders/order/lines': () => ({ body: { data: order } }),
  });
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  const screen = await renderScreen(
    <ChangeItems order={order} items={order.products} onClose={() => undefined} onDone={done} />,
  );
  await expect.element(screen.getByRole('button', { name: 'Show new bill' })).toBeDisabled();
  await screen
    .getByRole('group', { name: 'Quantity of Kulcha' })
    .getByRole('button', { name: /^One less/ })
    .click();
  await screen.getByRole('button', { name: 'Show new bill' }).click();
  await expect.element(screen.getByText('₹40 is refunded.')).toBeVisible();
  await screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(screen.getByText('Reason is required.')).toBeVisible();
  await screen.getByLabelText('Reason').fill('Sold out');
  await screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => isDone).toBe(true);
  expect(calls.at(-1)?.body).toEqual({ lines: [{ lineId: 'a', quantity: 1 }], reason: 'Sold out', version: 7 });
});

test('keeps what was entered when somebody else has changed the order', async () => {
  const details = { lines: [], before: bill(160), after: bill(120), refund: 40, coinsBack: 0 };
  const versions: unknown[] = [];
  mockApi({
    'POST admin/orders/order/lines/preview': () => ({ body: { data: details } }),
    'PATCH admin/orders/order/lines': ({ body }) => {
      versions.push((body as { version: number }).version);
      return { status: 409, body: { message: 'This order has changed meanwhile.', code: 'ORDER_CHANGED' } };
    },
  });
  function Reloading() {
    const [version, setVersion] = useState(7);
    return (
      <ChangeItems
        order={{ ...order, version }}
        items={order.products}
        onClose={() => undefined}
        onDone={() => setVersion(8)}
      />
    );
  }
  const screen = await renderScreen(<Reloading />);
  const save = async () => {
    await screen.getByRole('button', { name: 'Show new bill' }).click();
    await screen.getByRole('button', { name: 'Save changes' }).click();
  };
  await screen.getByRole('button', { name: 'Take out Kulcha' }).click();
  await screen.getByLabelText('Reason').fill('Sold out');
  await save();
  await expect.element(screen.getByText(/^Somebody else has changed this order/)).toBeVisible();
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('Sold out');
  await save();
  await expect.poll(() => versions).toEqual([7, 8]);
});
