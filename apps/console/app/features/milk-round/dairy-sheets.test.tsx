import type { DairySheet } from '@subah/contract/milk/dairies';
import { expect, test } from 'vitest';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { DairySheets } from './dairy-sheets.tsx';

const DATE = '2026-11-17';
const TONED = '0196a7e2-0000-7000-8000-000000000001';
const dairy: DairySheet = {
  brand: 'Sanchi',
  email: '',
  packs: 12,
  litres: 6,
  products: [{ productId: TONED, name: 'Toned milk', unit: '500 ml', packs: 12, returned: 0 }],
  sent: null,
  returns: [],
};
const sent = { at: '2026-11-16T17:40:00Z', email: 'depot@sanchi.example', sends: 2, isCurrent: false };
const morning = (dairies: DairySheet[], isForecast = false) => ({
  body: { data: { date: DATE, isForecast, dairies } },
});

test('saves the address of a dairy, keeps it when the network fails, and mails its sheet', async () => {
  let email = '';
  let isDown = true;
  const calls = mockApi({
    'GET admin/milk/dairies': () => morning([{ ...dairy, email }]),
    'PUT admin/milk/dairies': ({ body }) => {
      if (isDown) return failure(503, 'Try again.');
      email = (body as { email: string }).email;
      return { body: { data: body } };
    },
    'POST admin/milk/dairies/send': () => ({ body: { data: { sends: 1 } } }),
  });
  const screen = await renderScreen(<DairySheets date={DATE} />);
  await expect.element(screen.getByText('No mail address: the dairy gets no sheet.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Send now' }).query()).toBeNull();
  const address = screen.getByRole('textbox', { name: 'Mail address of Sanchi' });
  await address.fill(' depot@sanchi.example ');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Try again.')).toBeVisible();
  await expect.element(address).toHaveValue('depot@sanchi.example');
  isDown = false;
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByRole('button', { name: 'Send now' }).click();
  await expect.element(screen.getByText('Sheet sent to depot@sanchi.example')).toBeVisible();
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toMatchObject([
    { body: { date: DATE, brand: 'Sanchi', sends: 0 } },
  ]);
});

test('says that the packs changed after the sheet was mailed, and books what goes back once', async () => {
  const returned = {
    name: 'Toned milk',
    packs: 3,
    reason: 'not_delivered',
    note: '',
    createdAt: '2026-11-17T02:00:00Z',
  };
  let isBooked = false;
  const calls = mockApi({
    'GET admin/milk/dairies': () =>
      morning([
        { ...dairy, email: sent.email, sent, returns: isBooked ? [{ _id: TONED, ...returned }] : [] } as DairySheet,
      ]),
    'POST admin/milk/returns': () => {
      isBooked = true;
      return { body: { data: {} } };
    },
  });
  const screen = await renderScreen(<DairySheets date={DATE} />);
  await expect.element(screen.getByText(/changed since/)).toBeVisible();
  await screen.getByText('Packs back to the dairy').click();
  await expect.element(screen.getByRole('button', { name: 'Book' })).toBeDisabled();
  await screen.getByRole('textbox', { name: 'Packs' }).fill('3x');
  await screen.getByRole('button', { name: 'Book' }).dblClick();
  await expect.element(screen.getByText(/^3 × Toned milk/)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Packs' })).toHaveValue('');
  const booked = calls.filter(({ call }) => call === 'POST admin/milk/returns');
  expect(booked).toMatchObject([{ body: { productId: TONED, packs: 3, date: DATE, reason: 'not_delivered' } }]);
});

test('a morning that can still change has nothing to send or to take back', async () => {
  mockApi({ 'GET admin/milk/dairies': () => morning([{ ...dairy, email: sent.email }], true) });
  const screen = await renderScreen(<DairySheets date={DATE} />);
  await expect.element(screen.getByRole('heading', { name: 'Sanchi: 12 packs, 6 L' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send now' }).query()).toBeNull();
  expect(screen.getByText('Packs back to the dairy').query()).toBeNull();
});

test('offers to try again when the dairies fail to load', async () => {
  let isDown = true;
  mockApi({ 'GET admin/milk/dairies': () => (isDown ? failure(503, 'Try again.') : morning([dairy])) });
  const screen = await renderScreen(<DairySheets date={DATE} />);
  await expect.element(screen.getByRole('heading', { name: 'Failed to load the dairies.' })).toBeVisible();
  isDown = false;
  await screen.getByRole('button', { name: /Try again|Retry/ }).click();
  await expect.element(screen.getByRole('heading', { name: 'Dairies' })).toBeVisible();
});
