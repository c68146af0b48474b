import type { PeriodReport, PeriodTotals } from '@subah/contract/reports/period-reports';
import { expect, test } from 'vitest';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ReportsScreen } from './reports-screen.tsx';

const none: PeriodTotals = {
  orders: 0,
  sales: 0,
  netSales: 0,
  items: 0,
  memberDiscounts: 0,
  couponDiscounts: 0,
  deliveryCharges: 0,
  tips: 0,
  rounding: 0,
  coinsUsed: 0,
  returnedOrders: 0,
  returned: 0,
  cancelledOrders: 0,
  cancelled: 0,
  refunds: 0,
  refunded: 0,
  cashReturns: 0,
  cashGivenBack: 0,
  coinsEarned: 0,
  coinsSpent: 0,
  coinsGivenBack: 0,
  coinsTakenBack: 0,
  coinsExpired: 0,
  memberships: 0,
  membershipSales: 0,
  milkPacks: 0,
  milkSales: 0,
};
const empty: PeriodReport = {
  from: '2026-11-01',
  to: '2026-11-02',
  previousFrom: '2026-10-30',
  previousTo: '2026-10-31',
  computedAt: '2026-11-02T06:00:00Z',
  totals: none,
  previous: none,
  days: [],
  payments: [],
  areas: [],
  riders: [],
  refunds: [],
  coins: [],
  cashUps: [],
};
const report: PeriodReport = {
  ...empty,
  totals: { ...none, orders: 4, sales: 1120, refunds: 1, refunded: 80 },
  previous: { ...none, orders: 2, sales: 1000 },
  days: [{ date: '2026-11-01', orders: 4, sales: 1120, previousSales: 1000 }],
  payments: [{ paymentType: 'cod', orders: 4, sales: 1120, previousSales: 1000 }],
  areas: [{ area: 'Kolar', orders: 4, sales: 1120, previousSales: 0 }],
};

test('shows a period against the one before and asks for the days that were chosen', async () => {
  const calls = mockApi({ 'GET admin/reports/period': () => ({ body: { data: report } }) });
  const screen = await renderScreen(<ReportsScreen />);
  await expect.element(screen.getByRole('region', { name: 'Totals' }).getByText('₹1,120')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Cash on delivery.*4.*₹1,120.*₹1,000.*\+12%/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Kolar.*4.*₹1,120.*₹0.*–/ })).toBeVisible();
  await screen.getByRole('button', { name: '7 days' }).click();
  await expect.poll(() => new Set(calls.map(({ query }) => query.from)).size).toBe(2);
  await screen.getByRole('tab', { name: 'Refunds and coins' }).click();
  await expect.element(screen.getByText('1 refund of ₹80', { exact: false })).toBeVisible();
});

test('shows the margin of products, and what is not known', async () => {
  const none = { sales: 0, cost: 0, margin: 0, previousMargin: 0 };
  const sold = { sales: 200, cost: 150, margin: 50, previousMargin: 40 };
  const data = {
    ...{ from: '2026-11-01', to: '2026-11-02', salesWithoutCost: 80, productCount: 1 },
    totals: { ...sold, previousSales: 160 },
    days: [
      { date: '2026-11-01', ...sold },
      { date: '2026-11-02', ...none },
    ],
    categories: [{ product_type: 'grocery', category: 'Staples', ...sold }],
    products: [{ productId: 'p', code: 'G1', name: 'Atta', unit: '5 kg', ...sold }],
  };
  mockApi({
    'GET admin/reports/period': () => ({ body: { data: empty } }),
    'GET admin/reports/margins': () => ({ body: { data } }),
  });
  const screen = await renderScreen(<ReportsScreen />);
  await screen.getByRole('tab', { name: 'Margins' }).click();
  await expect.element(screen.getByRole('row', { name: /Atta 5 kg.*₹200.*₹150.*₹50.*25%.*\+25%/ })).toBeVisible();
  await expect.element(screen.getByText('Goods for ₹80 are not counted', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Margin by day' }).getByRole('row')).toHaveLength(2);
});

test('explains a shop without orders, and a failure', async () => {
  mockApi({ 'GET admin/reports/period': () => ({ body: { data: empty } }) });
  const screen = await renderScreen(<ReportsScreen />);
  await expect.element(screen.getByText('No orders in this period')).toBeVisible();
  await screen.unmount();
  mockApi({ 'GET admin/reports/period': () => failure(500, 'Down.') });
  const failed = await renderScreen(<ReportsScreen />);
  await expect.element(failed.getByText('Failed to load the report')).toBeVisible();
});
