import { expect, test } from 'vitest';
import { failure, mockApi } from '../../test/mock-api.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { MilkRoundScreen } from '../features/milk-round/milk-round-screen.tsx';
import { PickListScreen } from '../features/pick-list/pick-list-screen.tsx';

const SHEETS = [
  {
    section: 'pick-list',
    screen: <PickListScreen />,
    call: 'GET admin/orders/pick-list',
    failed: 'Failed to load orders.',
    sheet: { orderCount: 0, toPackCount: 0, items: [], areas: [], samples: [], toRepack: [] },
    empty: 'Nothing is to be packed for Wednesday, 1 January.',
  },
  {
    section: 'milk-round',
    screen: <MilkRoundScreen />,
    call: 'GET admin/milk/morning-sheet',
    failed: 'Failed to load data',
    sheet: { total: { deliveries: 0 } },
    empty: 'No milk plan has a delivery on Wednesday, 1 January.',
  },
];

for (const { section, screen: element, call, failed, sheet, empty } of SHEETS) {
  test(`shows an error with retry and an empty state: ${section}`, async () => {
    let isAway = true;
    mockApi({
      [call]: ({ query }) =>
        isAway ? failure(404, 'The shop is closed.') : { body: { data: { ...sheet, date: query.date } } },
    });
    const screen = await renderScreen(element, `?section=${section}&date=2025-01-01`);
    await expect.element(screen.getByRole('alert').getByText(failed)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
    isAway = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText(empty)).toBeVisible();
    await expect.element(screen.getByLabelText('Morning of')).toHaveValue('2025-01-01');
    await expect.element(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  });
}

test('names the batches to take for a product, and those that are recalled', async () => {
  const item = {
    productId: 'p1',
    code: 'c',
    name: 'Dolo 650',
    unit: '15 tablets',
    product_type: 'medicine',
    shelf: 'Fever',
  };
  const batches = [
    { number: 'SOON', expiresOn: '2027-03-31', quantity: 2 },
    { number: 'LATE', expiresOn: '2028-01-31', quantity: 1 },
  ];
  mockApi({
    'GET admin/orders/pick-list': ({ query }) => ({
      body: {
        data: {
          date: query.date,
          orderCount: 1,
          toPackCount: 1,
          areas: [],
          samples: [],
          toRepack: [],
          items: [{ ...item, quantity: 3, batches, recalledBatches: ['BAD1', 'BAD2'] }],
        },
      },
    }),
  });
  const screen = await renderScreen(<PickListScreen />, '?section=pick-list&date=2025-01-01');
  await expect.element(screen.getByText('2 of batch SOON, expires 03/2027')).toBeVisible();
  await expect.element(screen.getByText('1 of batch LATE, expires 01/2028')).toBeVisible();
  await expect.element(screen.getByText('Recalled, do not pack: batch BAD1, BAD2')).toBeVisible();
});

test('the pick list has no sign between street and phone that could stand alone on a narrow page', async () => {
  const order = { _id: 'order-aaaaaaa', status: 'OrderPlaced', instructions: '', ifMissing: 'ask', items: [] };
  const door = { name: 'Asha', phone: '9826011111', street: '7, Gali 3', pincode: '462046', cashToCollect: 0 };
  const area = { area: 'Satlapur', cashToCollect: 0, stops: [{ ...door, orders: [order] }] };
  mockApi({
    'GET admin/orders/pick-list': ({ query }) => ({
      body: {
        data: { date: query.date, orderCount: 1, toPackCount: 1, areas: [area], samples: [], items: [], toRepack: [] },
      },
    }),
  });
  const screen = await renderScreen(<PickListScreen />, '?section=pick-list&date=2025-01-01');
  const phone = screen.getByRole('link', { name: '9826011111' });
  await expect.element(phone).toBeVisible();
  expect(phone.element().parentElement?.textContent).toBe('7, Gali 3, 4620469826011111');
});

test('the pick list asks to pack orders again whose packs were recalled', async () => {
  const packs = [{ name: 'Dolo 650', number: 'BAD1', quantity: 2 }];
  const order = { date: '2025-01-02', packs };
  const packed = { ...order, _id: 'order-aaaaaaa', isOnTheWay: false, rider: null };
  const taken = { ...order, _id: 'order-bbbbbbb', isOnTheWay: true, rider: 'Ravi' };
  let toRepack = [packed, { ...taken, packs: [] }];
  mockApi({
    'GET admin/orders/pick-list': ({ query }) => ({
      body: {
        data: { date: query.date, orderCount: 0, toPackCount: 0, areas: [], samples: [], items: [], toRepack },
      },
    }),
    'POST admin/orders/order-aaaaaaa/repack': () => {
      toRepack = [];
      return { body: { message: 'Packed again' } };
    },
  });
  const screen = await renderScreen(<PickListScreen />, '?section=pick-list&date=2025-01-01', 'packer');
  await expect.element(screen.getByText('2 × Dolo 650, batch BAD1')).toBeVisible();
  await expect.element(screen.getByText('On the way with Ravi, who is told to bring it back.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Packed again.*bbbbbbb/ }).query()).toBeNull();
  await screen.getByRole('button', { name: /^Packed again.*aaaaaaa/ }).click();
  await expect.element(screen.getByText('2 × Dolo 650, batch BAD1')).not.toBeInTheDocument();
});
