import type { GstReport } from '@subah/contract/reports/gst';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { GstScreen } from './gst-screen.tsx';

const tax = { taxable: 4000, cgst: 100, sgst: 100, igst: 0 };
const empty: GstReport = {
  month: '2026-11',
  gstin: '23AABCS1234F1ZZ',
  totals: { taxable: 0, cgst: 0, sgst: 0, igst: 0, exempt: 0 },
  rates: [],
  hsn: [],
  creditNotes: [],
  series: [],
  waiting: 0,
};
const report: GstReport = {
  ...empty,
  totals: { ...tax, exempt: 2800 },
  rates: [{ state: '23', gstPercent: 5, ...tax }],
  hsn: [{ hsn: '1101', gstPercent: 5, packs: 4, ...tax }],
  series: [{ kind: 'invoice', from: 'SB2627-000001', to: 'SB2627-000009', count: 8, missing: 1 }],
  waiting: 2,
};

test('shows the sums of a month, missing numbers and invoices without a number', async () => {
  mockApi({ 'GET admin/gst': () => ({ body: { data: report } }) });
  const screen = await renderScreen(<GstScreen />);
  await expect.element(screen.getByRole('region', { name: 'Totals' }).getByText('₹2,800')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /1101.*5%.*4.*₹4,000/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Invoices.*SB2627-000001.*SB2627-000009.*8.*1/ })).toBeVisible();
  await expect.element(screen.getByText(/2 invoices have no number yet/)).toBeVisible();
  await expect.element(screen.getByText('None in this month.')).toBeVisible();
});

test('explains a month without sales, and a failure', async () => {
  mockApi({ 'GET admin/gst': () => ({ body: { data: empty } }) });
  const screen = await renderScreen(<GstScreen />);
  await expect.element(screen.getByText('No sales in this month')).toBeVisible();
  await screen.unmount();
  mockApi({ 'GET admin/gst': () => failure(500, 'Down.') });
  const failed = await renderScreen(<GstScreen />);
  await expect.element(failed.getByText('Failed to load the GST report')).toBeVisible();
});

test('fits a credit note with all its amounts into the width of a tablet', async () => {
  await page.viewport(768, 900);
  const note = {
    number: 'CN2627-000123',
    date: '2026-11-14',
    invoice: 'SB2627-000456',
    reason: '2 × Gaon Chakki Multigrain Atta, 5 kg taken out: not in stock',
    total: 12_499.5,
    taxable: 11_904.28,
    cgst: 297.61,
    sgst: 297.61,
    igst: 0,
  };
  mockApi({ 'GET admin/gst': () => ({ body: { data: { ...report, creditNotes: [note] } } }) });
  const screen = await renderScreen(<GstScreen />);
  await expect
    .element(screen.getByRole('row', { name: /CN2627-000123.*14 Nov.*SB2627-000456.*taken out/ }))
    .toBeVisible();
  const table = screen.getByRole('table', { name: 'Credit notes' }).element();
  expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  await page.viewport(1280, 800);
});
