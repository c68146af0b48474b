import type { Purchase } from '@subah/contract/purchases/purchases';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PurchaseSheet } from './purchase-sheet.tsx';
import { PurchasesScreen } from './purchases-screen.tsx';

const RICE = '0196a7e2-0000-7000-8000-000000000001';
const DOLO = '0196a7e2-0000-7000-8000-000000000002';
const ATTA = '0196a7e2-0000-7000-8000-000000000003';
const lineOf = (_id: string, name: string, canHaveBatches: boolean) => ({
  product: { _id, name, code: name, pack: '1 pack', canHaveBatches, needsBatch: canHaveBatches },
  quantity: 10,
  received: 0,
  expectedCost: 21.5,
  lastCost: 20,
});
const draft: Purchase = {
  _id: '0196a7e2-0000-7000-8000-000000000009',
  supplier: { _id: RICE, name: 'Agarwal Traders', phone: '9826000101', email: '', gstin: '' },
  status: 'draft',
  note: 'Before noon',
  version: 4,
  createdAt: '2026-11-16T06:00:00Z',
  lines: [lineOf(RICE, 'Rice', false), lineOf(DOLO, 'Dolo', true)],
  receipts: [],
};
const found = {
  ...{ _id: ATTA, name: 'Atta', code: 'A-1', pack: '5 kg', image: 'atta', stock: 3 },
  ...{ lastMove: 0, canHaveBatches: false, needsBatch: false, batches: [], withoutBatch: 3 },
};

test('changes packs, adds and removes products of an order that is not sent, and keeps them when the network fails', async () => {
  let isDown = true;
  let changes = 0;
  const calls = mockApi({
    'GET admin/stock/products': () => ({ body: { data: [found] } }),
    [`PUT admin/purchases/${draft._id}`]: () => (isDown ? failure(503, 'Try again.') : { body: { data: draft } }),
  });
  const screen = await renderScreen(
    <PurchaseSheet purchase={draft} onClose={() => {}} onChange={() => (changes += 1)} />,
  );
  await screen.getByRole('button', { name: 'Change the order' }).click();
  await screen.getByRole('button', { name: 'Remove Dolo (1 pack)' }).click();
  await screen.getByRole('textbox', { name: 'Packs of Rice (1 pack)' }).fill('0');
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await screen.getByRole('textbox', { name: 'Packs of Rice (1 pack)' }).fill('24');
  await screen.getByRole('combobox', { name: 'Product' }).fill('8901030865275');
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('textbox', { name: 'Packs of Atta (5 kg)' }).fill('6');
  const cost = screen.getByRole('textbox', { name: 'Expected cost (₹) of Rice (1 pack)' });
  await expect.element(cost).toHaveValue('21.5');
  await cost.fill('1.2.3');
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await cost.fill('22.25');
  await expect.element(screen.getByText('₹534')).toBeVisible();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Try again.')).toBeVisible();
  isDown = false;
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => changes).toBe(1);
  expect(calls.filter(({ call }) => call.startsWith('PUT')).at(-1)?.body).toEqual({
    version: 4,
    note: 'Before noon',
    lines: [
      { productId: RICE, quantity: 24, expectedCost: 22.25 },
      { productId: ATTA, quantity: 6 },
    ],
  });
});

test('receives goods with cost and batch; a sent order has no lines to change', async () => {
  const calls = mockApi({ [`POST admin/purchases/${draft._id}/receipts`]: () => ({ body: { data: draft } }) });
  const screen = await renderScreen(
    <PurchaseSheet purchase={{ ...draft, status: 'sent' }} onClose={() => {}} onChange={() => {}} />,
  );
  expect(screen.getByRole('button', { name: 'Change the order' }).query()).toBeNull();
  const order = screen.getByRole('link', { name: 'WhatsApp' }).element().getAttribute('href') ?? '';
  expect(decodeURIComponent(order)).toContain('10 × Rice (1 pack) at ₹21.50\n10 × Dolo (1 pack) at ₹21.50');
  await screen.getByLabelText('Packs of Dolo').fill('5');
  await screen.getByLabelText('Cost (₹) of Dolo').fill('24');
  await expect.element(screen.getByText('Expected ₹21.50: ₹2.50 more per pack, ₹12.50 in all')).toBeVisible();
  await expect.element(screen.getByText('Enter the batch and the expiry of Dolo.')).toBeVisible();
  await screen.getByLabelText('Batch of Dolo').fill('DL24');
  await screen.getByLabelText('Expiry of Dolo').fill('2029-06-30');
  await screen.getByRole('button', { name: 'Receive 1 product' }).click();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.body).toMatchObject({
    version: 4,
    lines: [{ productId: DOLO, quantity: 5, cost: 24, batch: { number: 'DL24', expiresOn: '2029-06-30' } }],
  });
});

test('receives two batches of a medicine with their MRP, and waits while one is not complete', async () => {
  const calls = mockApi({ [`POST admin/purchases/${draft._id}/receipts`]: () => ({ body: { data: draft } }) });
  const screen = await renderScreen(
    <PurchaseSheet purchase={{ ...draft, status: 'sent' }} onClose={() => {}} onChange={() => {}} />,
  );
  expect(screen.getByRole('button', { name: 'Another batch' }).query()).toBeNull();
  await screen.getByLabelText('Packs of Dolo').fill('5');
  await screen.getByLabelText('Batch of Dolo').fill('DL24');
  await screen.getByLabelText('Expiry of Dolo').fill('2029-06-30');
  await screen.getByLabelText('MRP (₹) of Dolo').fill('33');
  await screen.getByRole('button', { name: 'Another batch Dolo' }).click();
  await expect.element(screen.getByLabelText('Packs of Dolo, batch 2')).toHaveFocus();
  await screen.getByLabelText('Batch of Dolo, batch 2').fill('DL25');
  await expect.element(screen.getByRole('button', { name: 'Receive 1 product' })).toBeDisabled();
  await expect.element(screen.getByText('Enter packs and cost of Dolo.')).toBeVisible();
  await screen.getByLabelText('Packs of Dolo, batch 2').fill('3');
  await screen.getByLabelText('Expiry of Dolo, batch 2').fill('2029-09-30');
  await screen.getByRole('button', { name: 'Receive 1 product' }).click();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.body).toMatchObject({
    lines: [
      { productId: DOLO, quantity: 5, cost: 21.5, batch: { number: 'DL24', expiresOn: '2029-06-30', mrp: 33 } },
      { productId: DOLO, quantity: 3, cost: 21.5, batch: { number: 'DL25', expiresOn: '2029-09-30' } },
    ],
  });
});

test('asks before goods that were typed are left, and does not ask after they are received', async () => {
  let purchase: Purchase = { ...draft, status: 'sent' };
  mockApi({
    'GET admin/purchases': () => ({ body: { data: [purchase], nextCursor: null } }),
    'GET admin/saved-views': () => ({ body: { data: [] } }),
    [`POST admin/purchases/${draft._id}/receipts`]: () => {
      purchase = { ...purchase, status: 'partly_received', version: 5 };
      return { body: { data: purchase } };
    },
  });
  const screen = await renderScreen(<PurchasesScreen />, '?section=purchases');
  await screen.getByRole('button', { name: /^Open/ }).click();
  const sheet = screen.getByRole('dialog', { name: 'Agarwal Traders' });
  await sheet.getByLabelText('Packs of Rice').fill('5');
  await userEvent.keyboard('{Escape}');
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Go on typing' }).click();
  await expect.element(sheet.getByLabelText('Packs of Rice')).toHaveValue('5');
  await sheet.getByRole('button', { name: 'Receive 1 product' }).click();
  await expect.element(sheet.getByLabelText('Packs of Rice')).toHaveValue('');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('asks before packs to buy that were changed are left, and not when the order is written', async () => {
  const proposal = {
    ...{ product: lineOf(RICE, 'Rice', false).product, stock: 2, onOrder: 0, soldLately: 9 },
    ...{ milkPacks: 0, lowStockAt: 5, toBuy: 12 },
  };
  mockApi({
    'GET admin/purchases': () => ({ body: { data: [draft], nextCursor: null } }),
    'GET admin/saved-views': () => ({ body: { data: [] } }),
    'GET admin/purchases/proposal': () => ({ body: { data: [proposal], total: 1 } }),
    'GET admin/suppliers': () => ({ body: { data: [draft.supplier], nextCursor: null } }),
    'POST admin/purchases': () => ({ body: { data: draft } }),
  });
  const screen = await renderScreen(<PurchasesScreen />, '?section=purchases&tab=proposal');
  await screen.getByLabelText('Packs of Rice (1 pack)').fill('24');
  await screen.getByRole('tab', { name: 'Suppliers' }).click();
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Go on typing' }).click();
  await screen.getByLabelText('Supplier').selectOptions('Agarwal Traders');
  await screen.getByRole('button', { name: /^Write/ }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Agarwal Traders' })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});
