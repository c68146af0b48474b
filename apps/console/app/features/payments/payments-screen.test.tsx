import { expect, test } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PaymentsScreen } from './payments-screen.tsx';

const payment = {
  _id: 'p1',
  purpose: 'order',
  subjectId: 'o1',
  razorpayOrderId: 'order_1',
  razorpayPaymentId: 'pay_1',
  amount: 350,
  refunded: 0,
  status: 'completed',
  note: '',
  createdAt: '2026-11-17T04:30:00.000Z',
  paid: 350,
  currency: 'INR',
  customer: { _id: 'u1', name: 'Meena Kushwaha', mobile: '9800000001' },
  provider: 'razorpay',
  refunds: [],
  disputes: [],
};
const dispute = {
  razorpayDisputeId: 'disp_1',
  amount: 350,
  reason: 'Goods not received',
  state: 'open',
  answerBy: '2026-11-24T18:00:00.000Z',
};

const show = async (disputes: object[]) => {
  mockApi({ 'GET admin/payments': () => ({ body: { data: [{ ...payment, disputes }], nextCursor: null } }) });
  return renderScreen(<PaymentsScreen />);
};

test('says until when an open dispute can be answered', async () => {
  const screen = await show([dispute]);
  await expect
    .element(screen.getByText(/bank asks for ₹350 back \(Goods not received\)\. Answer .* until 24 Nov 2026/))
    .toBeVisible();
});

test('says nothing more of a dispute that was decided', async () => {
  const screen = await show([{ ...dispute, state: 'won' }]);
  await expect.element(screen.getByText('Meena Kushwaha')).toBeVisible();
  await expect.element(screen.getByText(/bank asks/)).not.toBeInTheDocument();
});

test('shows which payments are listed on a phone', async () => {
  await browserPage.viewport(360, 640);
  mockApi({ 'GET admin/payments': () => ({ body: { data: [], nextCursor: null } }) });
  const screen = await renderScreen(<PaymentsScreen />, '?state=disputed');
  await expect.element(screen.getByRole('button', { name: 'Disputed' })).toBeInViewport({ ratio: 1 });
  await browserPage.viewport(1280, 800);
});

test('names the refunded amount on a phone', async () => {
  await browserPage.viewport(360, 640);
  mockApi({ 'GET admin/payments': () => ({ body: { data: [{ ...payment, refunded: 60 }], nextCursor: null } }) });
  const screen = await renderScreen(<PaymentsScreen />);
  await expect.element(screen.getByText('Refunded ₹60')).toBeVisible();
});
