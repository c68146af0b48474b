import type { OrderItem } from '@subah/contract/orders/orders';
import { expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { LabReport } from './lab-report.tsx';

const line = { _id: 'l1', productId: 't1', name: 'CBC' } as OrderItem;
const report = {
  _id: 'r1',
  orderId: 'o1',
  productId: 't1',
  testName: 'CBC',
  patientName: 'Asha',
  createdAt: '2026-11-16T04:30:00.000Z',
};

test('removes a report after a question', async () => {
  let reports = [report];
  const calls = mockApi({
    'GET admin/lab-reports': () => ({ body: { data: reports } }),
    'DELETE admin/lab-reports/r1': () => {
      reports = [];
      return { body: { message: 'Report removed' } };
    },
  });
  const screen = await renderScreen(<LabReport orderId="o1" line={line} />);
  await screen.getByRole('button', { name: /^Remove the report of/ }).click();
  expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await screen.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(screen.getByText('Report removed')).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^Report of/ })).not.toBeInTheDocument();
});
