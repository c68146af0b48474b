import type { PickUp } from '@subah/contract/orders/pick-ups';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PickUpsScreen } from './pick-ups-screen.tsx';

const SALIM = { _id: 'r1', name: 'Salim Ansari' };

const aPickUp = (changes: Partial<PickUp>): PickUp => ({
  _id: 'p1',
  orderId: 'order-aaaaaaa',
  orderNumber: '#aaaaaaa',
  state: 'open',
  cash: 80,
  isExchange: false,
  customer: { name: 'Asha Jain', phone: '9800000001' },
  address: { street: '7, Gali 3', city: 'Mandideep', pincode: '462046', location: null },
  items: [{ name: 'Soap', unit: '500 g', quantity: 2, restock: 'picked_up' }],
  rider: null,
  at: '2026-11-17T04:30:00.000Z',
  doneAt: null,
  ...changes,
});

/** `rows` are read again after each change. */
async function open(rows: PickUp[], answers: Parameters<typeof mockApi>[0] = {}, width = 1200) {
  const calls = mockApi({
    'GET admin/pick-ups': () => ({ body: { data: rows, nextCursor: null } }),
    'GET admin/pick-ups/riders': () => ({ body: { data: [SALIM] } }),
    ...answers,
  });
  const bodyOf = (name: string) => calls.find(({ call }) => call === name)?.body;
  return {
    bodyOf,
    screen: await renderScreen(
      <div style={{ maxWidth: width }}>
        <PickUpsScreen />
      </div>,
      '?section=pick-ups',
      'manager',
    ),
  };
}

test('asks a rider, and records that the rider gave the cash back', async () => {
  const rows = [aPickUp({})];
  const change = (changes: Partial<PickUp>) => () => {
    rows[0] = aPickUp(changes);
    return { body: { data: rows[0] } };
  };
  const { screen, bodyOf } = await open(rows, {
    'PATCH admin/pick-ups/p1': change({ rider: SALIM }),
    'POST admin/pick-ups/p1/done': change({ rider: SALIM, state: 'done', doneAt: '2026-11-17T06:30:00.000Z' }),
  });
  await screen.getByRole('combobox', { name: 'Rider of the pick-up of order #aaaaaaa' }).selectOptions('Salim Ansari');
  await expect.poll(() => bodyOf('PATCH admin/pick-ups/p1')).toEqual({ riderId: 'r1', readAs: { riderId: null } });
  await expect.element(screen.getByText('Salim Ansari picks up order #aaaaaaa')).toBeVisible();
  await screen.getByRole('button', { name: /^Done.*aaaaaaa/ }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/^Asha Jain gets ₹80 back in cash/)).toBeVisible();
  await expect.element(dialog.getByRole('combobox')).toHaveValue('r1');
  await dialog.getByRole('button', { name: '₹80 given back' }).click();
  await expect.poll(() => bodyOf('POST admin/pick-ups/p1/done')).toEqual({ riderId: 'r1', isSellable: true });
  await expect.element(screen.getByRole('cell', { name: 'Salim Ansari' })).toBeVisible();
  await expect.element(screen.getByRole('row').filter({ hasText: '#aaaaaaa' })).toHaveFocus();
});

test('an order that was paid online has goods to fetch, but no cash', async () => {
  const { screen } = await open([aPickUp({ cash: 0 })]);
  await expect.element(screen.getByText('Paid online')).toBeVisible();
  await screen.getByRole('button', { name: /^Done/ }).click();
  await expect.element(screen.getByRole('dialog').getByText(/no cash is given back/)).toBeVisible();
});

test('what is done says who did it, and offers nothing more', async () => {
  const { screen } = await open([aPickUp({ state: 'done', doneAt: '2026-11-17T06:30:00.000Z' })]);
  await expect.element(screen.getByRole('cell', { name: 'At the shop' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Done/ })).not.toBeInTheDocument();
});

test('a refusal stays in the dialog', async () => {
  const refusal = 'The cash of this rider is counted for today.';
  const { screen } = await open([aPickUp({})], { 'POST admin/pick-ups/p1/done': () => failure(409, refusal) });
  await screen.getByRole('button', { name: /^Done/ }).click();
  await screen.getByRole('button', { name: '₹80 given back' }).click();
  await expect.element(screen.getByText(refusal)).toBeVisible();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('records that a replacement was handed over', async () => {
  const { screen } = await open([aPickUp({ cash: 0, isExchange: true, rider: SALIM })], {
    'POST admin/pick-ups/p1/done': () => ({ body: { data: aPickUp({ cash: 0, isExchange: true, state: 'done' }) } }),
  });
  await screen.getByRole('button', { name: /^Done.*aaaaaaa/ }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/^The same items are handed over anew/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Exchanged' }).click();
  await expect.element(screen.getByText('Exchanged', { exact: true })).toBeVisible();
});

test('says what comes back into stock, and records that the customer keeps the items', async () => {
  const items = [
    { name: 'Soap', unit: '1 pc', quantity: 2, restock: 'picked_up' },
    { name: 'Tomato', unit: '500 g', quantity: 1, restock: 'never' },
  ] satisfies PickUp['items'];
  const { screen, bodyOf } = await open([aPickUp({ items })], {
    'POST admin/pick-ups/p1/done': () => ({ body: { data: aPickUp({ items, state: 'done' }) } }),
  });
  await expect.element(screen.getByText('Back in stock when picked up')).toBeVisible();
  await expect.element(screen.getByText('(not sold again)')).toBeVisible();
  await screen.getByRole('button', { name: /^Done/ }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'The items go back into stock' }).click();
  await dialog.getByRole('button', { name: '₹80 given back' }).click();
  await expect.poll(() => bodyOf('POST admin/pick-ups/p1/done')).toEqual({ riderId: null, isSellable: false });
});

test('does not ask about items that are never sold again', async () => {
  const items = [{ name: 'Tomato', unit: '500 g', quantity: 1, restock: 'never' }] satisfies PickUp['items'];
  const { screen } = await open([aPickUp({ items })]);
  await screen.getByRole('button', { name: /^Done/ }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'The items go back into stock' })).not.toBeInTheDocument();
});

test.each([
  ['a tablet', 768, 48],
  ['the menu of a narrow computer', 1024, 284],
  ['the menu of a wide computer', 1440, 284],
])('shows items, state, cash and rider next to long names on the width of %s', async (_, width, taken) => {
  await page.viewport(width, 800);
  const customer = {
    name: 'Lakshmi Padmavathi Venkatasubramanian Chandrasekharan-Iyengar of Flat 12',
    phone: '9800000001',
  };
  const name = 'Aashirvaad Superior MP Sharbati Whole Wheat Chakki Atta with Multigrains, Family Saver Bag';
  const pickUp = aPickUp({
    customer,
    cash: 12_345,
    items: [{ name, unit: '10 kg', quantity: 3, restock: 'picked_up' }],
  });
  const { screen } = await open([pickUp], {}, width - taken);
  for (const text of [/^3 × Aashirvaad/, 'Back in stock when picked up', '₹12,345']) {
    await expect.element(screen.getByText(text)).toBeVisible();
  }
  await expect.element(screen.getByRole('row').getByText('To pick up')).toBeVisible();
  const table = screen.getByRole('table', { name: 'pick-ups' }).element();
  expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  await page.viewport(1280, 800);
});
