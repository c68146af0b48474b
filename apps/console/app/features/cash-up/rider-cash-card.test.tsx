import type { RiderCash } from '@subah/contract/rounds/cash-ups';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { RiderCashCard } from './rider-cash-card.tsx';

const rider = (changes: Partial<RiderCash>): RiderCash => ({
  rider: { _id: 'r1', name: 'Salim Ansari' },
  expected: 420,
  cash: 400,
  upi: 100,
  deliveries: 2,
  givenBack: { count: 1, amount: 80 },
  openStops: 0,
  closed: null,
  ...changes,
});

const open = (cash: RiderCash) =>
  renderScreen(<RiderCashCard rider={cash} date="2026-11-17" reload={() => {}} />, '?section=cash-up', 'manager');

test('cash that the rider gave back is taken off what he hands over', async () => {
  const calls = mockApi({ 'POST admin/cash-ups': () => ({ body: { data: {} } }) });
  const screen = await open(rider({}));
  await expect.element(screen.getByText('₹420 for 2 deliveries, less 1 return')).toBeVisible();
  await expect.element(screen.getByText('₹80 for 1 return')).toBeVisible();
  await expect.element(screen.getByLabelText('Cash counted (₹)')).toHaveValue('320');
  await expect.element(screen.getByText('Difference ₹0')).toBeVisible();
  await screen.getByRole('button', { name: 'Close the day' }).click();
  await expect.poll(() => calls[0]?.body).toMatchObject({ expected: 420, cash: 320, upi: 100 });
});

test('the shop pays a rider who gave back more than he took', async () => {
  mockApi({});
  const screen = await open(rider({ expected: -80, cash: 0, upi: 0, deliveries: 0 }));
  await expect.element(screen.getByLabelText('Cash counted (₹)')).toHaveValue('-80');
  await expect.element(screen.getByText('Below zero: the shop pays this to the rider.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Close the day' })).toBeEnabled();
});

const CLOSED: RiderCash['closed'] = {
  cash: 320,
  upi: 100,
  difference: 0,
  note: '',
  by: 'Meena',
  at: '2026-11-17T06:30:00.000Z',
};

test('goes to the name of the rider when his day is closed', async () => {
  mockApi({ 'POST admin/cash-ups': () => ({ body: { data: {} } }) });
  function Day() {
    const [closed, setClosed] = useState<RiderCash['closed']>(null);
    return <RiderCashCard rider={rider({ closed })} date="2026-11-17" reload={() => setClosed(CLOSED)} />;
  }
  const screen = await renderScreen(<Day />, '?section=cash-up', 'manager');
  await screen.getByRole('button', { name: 'Close the day' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Salim Ansari' })).toHaveFocus();
});
