import type { Operations } from '@subah/contract/operations/operations';
import { expect, test } from 'vitest';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OperationsScreen } from './operations-screen.tsx';

const healthy: Operations = {
  version: '1.2.3',
  node: '24.0.0',
  postgresql: '17.6',
  startedAt: '2026-11-15T06:00:00.000Z',
  lastMigration: '2026-11-14T06:00:00.000Z',
  databaseBytes: 1_500_000_000,
  freeBytes: null,
  backup: { scheduled: false, lastAt: null },
  hasMailServer: true,
  jobsWaiting: 0,
  paymentsUnmatched: 0,
  refundsFailed: 0,
  mailsWaiting: 0,
  jobs: [],
  mails: [],
};
const job = {
  _id: '7',
  task: 'send-mail',
  attempts: 25,
  failed: true,
  isOutdated: false,
  isAddressRefused: false,
  error: 'refused',
  nextAttemptAt: healthy.startedAt,
};
const mail = {
  orderId: '019f-00004711',
  event: 'OrderPlaced',
  isAddressRefused: false,
  attempts: 3,
  createdAt: healthy.startedAt,
};

test('says that a shop without a mail server sends no mail', async () => {
  mockApi({ 'GET admin/operations': () => ({ body: { data: { ...healthy, hasMailServer: false } } }) });
  const screen = await renderScreen(<OperationsScreen />);
  await expect.element(screen.getByText('No mail is sent: set SMTP_URL and MAIL_FROM, then restart.')).toBeVisible();
  await expect.element(screen.getByText('All mails are sent.')).not.toBeInTheDocument();
});

test('shows a healthy shop and that no backup is scheduled', async () => {
  mockApi({ 'GET admin/operations': () => ({ body: { data: healthy } }) });
  const screen = await renderScreen(<OperationsScreen />);
  await expect.element(screen.getByText('1.2.3, Node 24.0.0, PostgreSQL 17.6')).toBeVisible();
  await expect.element(screen.getByText('none is scheduled: set BACKUP_TARGET')).toBeVisible();
  await expect.element(screen.getByText('No job has failed.')).toBeVisible();
});

test('runs a failed job again and sends mails', async () => {
  const broken = { ...healthy, mailsWaiting: 1, jobs: [job], mails: [mail] };
  const calls = mockApi({
    'GET admin/operations': () => ({ body: { data: broken } }),
    'POST admin/operations/jobs/retry': () => ({ body: { data: { ...broken, jobs: [] } } }),
    'POST admin/operations/mails/retry': () => ({ body: { data: healthy } }),
  });
  const screen = await renderScreen(<OperationsScreen />);
  await expect.element(screen.getByText('25 attempts, not tried again')).toBeVisible();
  await screen.getByRole('button', { name: 'Run again' }).click();
  await expect.element(screen.getByText('No job has failed.')).toBeVisible();
  expect(calls.find(({ call }) => call.endsWith('jobs/retry'))?.body).toEqual({ id: '7' });
  await screen.getByRole('button', { name: 'Send now' }).click();
  await expect.element(screen.getByText('All mails are sent.')).toBeVisible();
});

test('does not offer to send an outdated mail again', async () => {
  mockApi({ 'GET admin/operations': () => ({ body: { data: { ...healthy, jobs: [{ ...job, isOutdated: true }] } } }) });
  const screen = await renderScreen(<OperationsScreen />);
  await expect.element(screen.getByText('Outdated, not sent again')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Run again' }).query()).toBeNull();
});

test('says what to do about mails to refused addresses, and leads to the order', async () => {
  const refused = { isAddressRefused: true };
  const broken = { ...healthy, mailsWaiting: 1, jobs: [{ ...job, ...refused }], mails: [{ ...mail, ...refused }] };
  mockApi({ 'GET admin/operations': () => ({ body: { data: broken } }) });
  const screen = await renderScreen(<OperationsScreen />);
  await expect.element(screen.getByText(/ask for another email: they add it in their account/)).toBeVisible();
  await expect.element(screen.getByText(/A new customer signs up again with another email/)).toBeVisible();
  await expect.element(screen.getByText(/Order placed, .* tried 3 times/)).toBeVisible();
  await screen.getByRole('link', { name: '#0004711' }).click();
  await expect.poll(() => screen.search()).toBe('?section=all-orders&order=019f-00004711');
});

test('says that a list ends at its limit', async () => {
  const jobs = Array.from({ length: 50 }, (_, at) => ({ ...job, _id: String(at) }));
  mockApi({ 'GET admin/operations': () => ({ body: { data: { ...healthy, mailsWaiting: 1, jobs, mails: [mail] } } }) });
  const screen = await renderScreen(<OperationsScreen />);
  await expect.element(screen.getByText('The first 50 are shown.')).toBeVisible();
});

test('shows a failure', async () => {
  mockApi({ 'GET admin/operations': () => failure(500, 'No.') });
  const screen = await renderScreen(<OperationsScreen />);
  await expect.element(screen.getByText('Failed to load data')).toBeVisible();
});
