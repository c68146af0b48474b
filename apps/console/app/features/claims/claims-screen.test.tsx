import type { ClaimRecord } from '@subah/contract/orders/claims';
import { expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ClaimsScreen } from './claims-screen.tsx';

const aReturn = (id: string, paymentType: ClaimRecord['paymentType']) => ({
  _id: id,
  kind: 'return',
  state: 'open',
  reason: 'damaged',
  note: '',
  coins: 0,
  at: '2026-11-17T04:30:00.000Z',
  decisionNote: '',
  orderId: `order-${id}`,
  orderStatus: 'return_requested',
  paymentType,
  customer: { _id: 'u1', name: 'Asha Jain', mobile: '9800000001' },
  items: [{ name: 'Dolo 650', quantity: 5, total: 150 }],
  photoUrl: null,
  earlier: { credits: 0, refused: 0 },
});

test('says that a return paid in cash is refunded at pick-up, before and after it is accepted', async () => {
  const claims = [aReturn('aaaaaaa', 'cod'), aReturn('bbbbbbb', 'online')];
  mockApi({
    'GET admin/claims': () => ({ body: { data: claims, nextCursor: null } }),
    'POST admin/claims/aaaaaaa/decision': () => {
      for (const claim of claims) claim.state = 'accepted';
      return { body: { data: claims[0] } };
    },
  });
  const screen = await renderScreen(<ClaimsScreen />, '?section=returns', 'manager');
  await screen.getByRole('button', { name: /^Accept.*aaaaaaa/ }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/^The order was paid in cash/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  const row = (id: string) => screen.getByRole('row').filter({ hasText: id });
  await expect.element(row('aaaaaaa').getByText('Cash back at pick-up')).toBeVisible();
  await expect.element(row('aaaaaaa')).toHaveFocus();
  await expect.element(row('bbbbbbb').getByText('Cash back at pick-up')).not.toBeInTheDocument();
});
