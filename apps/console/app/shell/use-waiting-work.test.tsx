import { expect, test } from 'vitest';
import { mockApi } from '../../test/mock-api.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { useInvalidate } from '../lib/api/use-invalidate.ts';
import { useWaitingIn, useWaitingWork } from './use-waiting-work.ts';

function Badges() {
  useWaitingWork();
  const invalidate = useInvalidate();
  return (
    <>
      <p>Prescriptions: {useWaitingIn('prescriptions')}</p>
      <p>Returns: {useWaitingIn('returns')}</p>
      <button type="button" onClick={() => invalidate(['waiting-work'])}>
        Refresh
      </button>
    </>
  );
}

test('shows a toast when work arrives, and none for work that waited before or was done', async () => {
  const counts = {
    prescriptions: 2,
    callRequests: 1,
    messages: null as number | null,
    lowStock: null,
    claims: 0,
    disputes: null,
  };
  mockApi({ 'GET admin/waiting-work': () => ({ body: { data: { ...counts } } }) });
  const screen = await renderScreen(<Badges />);
  await expect.element(screen.getByText('Prescriptions: 2')).toBeVisible();
  counts.prescriptions = 3;
  counts.callRequests = 0;
  counts.claims = 1;
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(screen.getByText('New prescription to check')).toBeVisible();
  await expect.element(screen.getByText('Prescriptions: 3')).toBeVisible();
  await expect.element(screen.getByText('New return or freshness credit')).toBeVisible();
  await expect.element(screen.getByText('Returns: 1')).toBeVisible();
  expect(screen.getByText('New call request').elements()).toEqual([]);
});
