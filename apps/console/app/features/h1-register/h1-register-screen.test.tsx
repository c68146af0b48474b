import { expect, test, vi } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { H1RegisterScreen } from './h1-register-screen.tsx';

const entry = (number: number) => ({
  _id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  date: '2026-11-16',
  patient: `Patient ${number}`,
  prescriber: number % 2 ? 'Dr S. Khare' : '',
  prescriberAddress: number % 2 ? '12 Malviya Nagar, Bhopal' : '',
  medicine: 'Alprazolam 0.5',
  batches: 'AL7 (2)',
  quantity: 2,
  invoiceNumber: `SB26-${number}`,
  orderId: '00000000-0000-7000-8000-000000000000',
  isReturned: number === 2,
});

test('shows the register page by page and prints all of it', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  mockApi({
    'GET admin/h1-register': ({ query }) => ({
      body: query.cursor ? { data: [entry(3)], nextCursor: null } : { data: [entry(1), entry(2)], nextCursor: 'next' },
    }),
  });
  const screen = await renderScreen(<H1RegisterScreen />);
  const patient = (number: number) => screen.getByRole('cell', { name: `Patient ${number}`, exact: true });
  await expect.element(patient(2)).toBeVisible();
  expect(patient(3).query()).toBeNull();
  await screen.getByRole('button', { name: 'Print' }).click();
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(document.querySelectorAll('body > .print-alone tbody tr')).toHaveLength(3);
  window.dispatchEvent(new Event('afterprint'));
  await screen.getByRole('button', { name: 'Load more' }).click();
  await expect.element(patient(3)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load more' }).query()).toBeNull();
  vi.restoreAllMocks();
});

test('corrects an entry from its first field', async () => {
  mockApi({ 'GET admin/h1-register': () => ({ body: { data: [entry(1)], nextCursor: null } }) });
  const screen = await renderScreen(<H1RegisterScreen />, '', 'pharmacist');
  await screen.getByRole('button', { name: /^Correct/ }).click();
  await expect.element(screen.getByRole('dialog').getByLabelText('Patient')).toHaveFocus();
});
