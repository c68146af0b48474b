import type { RecallableBatch, RecalledOrder } from '@subah/contract/stock/batches';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { RecallPanel } from './recall-panel.tsx';

const aRow = (orderId: string, changes: Partial<RecalledOrder> = {}): RecalledOrder => ({
  orderId,
  status: 'Delivered',
  packedAt: '2026-11-16T03:00:00.000Z',
  deliveredAt: '2026-11-16T05:00:00.000Z',
  productId: 'dolo',
  product: 'Dolo 650',
  manufacturer: 'Micro Labs',
  number: 'BAD1',
  expiresOn: '2027-03-31',
  quantity: 2,
  isReturned: false,
  toldAt: null,
  customer: `Customer ${orderId}`,
  phone: '9826012345',
  address: '14, Gali 2, Bhopal',
  ...changes,
});

const aBatch = (changes: Partial<RecallableBatch> = {}): RecallableBatch => ({
  _id: 'batch-1',
  product: { _id: 'dolo', name: 'Dolo 650', code: 'DOLO-650', catalog: 'medicine' },
  number: 'BAD1',
  expiresOn: '2027-03-31',
  mrp: 33.6,
  cost: null,
  quantity: 10,
  heldBack: 0,
  recalledAt: null,
  withoutBatch: 0,
  recalls: [],
  ...changes,
});
const RECALL = { reason: 'Drug alert 112', by: 'Asha', at: '2026-11-17T06:00:00.000Z' };

beforeEach(() => page.viewport(1440, 900));

const open = (rows: RecalledOrder[], batch = aBatch()) => {
  const calls = mockApi({
    'GET admin/batches/recall/batches': () => ({ body: { data: [batch] } }),
    'POST admin/batches/batch-1/recall': () => {
      Object.assign(batch, aBatch({ heldBack: 8, recalledAt: RECALL.at, recalls: [{ ...RECALL, lifted: null }] }));
      return { body: { message: 'Batch recalled' } };
    },
    'POST admin/batches/batch-1/recall/lift': () => {
      const lifted = { reason: 'Another strength', by: 'Ravi', at: '2026-11-17T07:00:00.000Z' };
      Object.assign(batch, aBatch({ recalls: [{ ...RECALL, lifted }] }));
      return { body: { message: 'Recall lifted' } };
    },
    'GET admin/batches/recall': () => ({ body: { data: rows } }),
    'POST admin/batches/recall/notices': () => {
      for (const row of rows) row.toldAt ??= '2026-11-17T06:00:00.000Z';
      return { body: { data: { orders: 1 } } };
    },
  });
  return renderScreen(<RecallPanel />, '?section=batches&tab=recall&batch=BAD1', 'pharmacist').then((screen) => ({
    screen,
    calls,
  }));
};

test('tells the customers who have the packs, with a note', async () => {
  const { screen, calls } = await open([
    aRow('1'),
    aRow('2', { deliveredAt: null, status: 'Packed' }),
    aRow('3', { isReturned: true }),
  ]);
  await screen.getByRole('button', { name: 'Tell customers' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/^The customer of 1 order is told not to use Dolo 650/)).toBeVisible();
  await expect.element(dialog.getByLabelText('What else to say')).toHaveFocus();
  await dialog.getByLabelText('What else to say').fill('We refund it.');
  await dialog.getByRole('button', { name: 'Tell customers' }).click();
  await expect.element(screen.getByText('1 customer is told')).toBeVisible();
  await expect.element(screen.getByText(/^told 17 Nov/).first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Tell customers' })).not.toBeInTheDocument();
  const sent = calls.find(({ call }) => call === 'POST admin/batches/recall/notices');
  expect(sent?.body).toEqual({ number: 'BAD1', productId: 'dolo', note: 'We refund it.' });
});

test('asks for the product when several have the batch number', async () => {
  const { screen } = await open([aRow('1'), aRow('2', { productId: 'rice', product: 'Rice' })]);
  await expect.element(screen.getByText(/^Several products have this batch number/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Tell customers' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Rice' }).click();
  await expect.element(screen.getByText('Customer 1')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Tell customers' }).click();
  await expect.element(screen.getByRole('dialog').getByText(/told not to use Rice/)).toBeVisible();
});

test('recalls a batch with a reason, and lifts the recall', async () => {
  const { screen, calls } = await open([]);
  await expect.element(screen.getByText('Batch BAD1, expiry 03/2027, 10 packs on the shelf')).toBeVisible();
  await screen.getByRole('button', { name: 'Recall batch Dolo 650' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByLabelText('Reason')).toHaveFocus();
  await dialog.getByRole('button', { name: 'Recall batch' }).click();
  await expect.element(dialog.getByText('Enter the reason.')).toBeVisible();
  await dialog.getByLabelText('Reason').fill('Drug alert 112');
  await dialog.getByRole('button', { name: 'Recall batch' }).click();
  await expect.element(screen.getByText(/^Recalled 17 Nov.* by Asha: Drug alert 112$/)).toBeVisible();
  await expect.element(screen.getByText(/^Orders that are not packed need 2 packs more/)).toBeVisible();
  const sent = calls.find(({ call }) => call === 'POST admin/batches/batch-1/recall');
  expect(sent?.body).toEqual({ reason: 'Drug alert 112' });
  await screen.getByRole('button', { name: 'Lift recall Dolo 650' }).click();
  await dialog.getByLabelText('Reason').fill('Another strength');
  await dialog.getByRole('button', { name: 'Lift recall' }).click();
  await expect.element(screen.getByText(/^Lifted 17 Nov.* by Ravi: Another strength$/)).toBeVisible();
});

test('says that no product has the batch', async () => {
  mockApi({
    'GET admin/batches/recall/batches': () => ({ body: { data: [] } }),
    'GET admin/batches/recall': () => ({ body: { data: [] } }),
  });
  const screen = await renderScreen(<RecallPanel />, '?section=batches&tab=recall&batch=NONE', 'pharmacist');
  await expect.element(screen.getByText('No product has batch NONE')).toBeVisible();
});
