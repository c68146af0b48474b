import type { Order } from '@subah/contract/orders/orders';
import { expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PrescriptionDecision } from './prescription-decision.tsx';

const line = { _id: 'l1', name: 'Azithral 500', quantity: 1, requiresPrescription: true, isRejected: false };
const order = { _id: 'o1', version: 2, prescriptionId: null, products: [line] } as unknown as Order;
const needed = 'Enter patient and doctor: Azithral 500 is in Schedule H1.';

test('says at the fields what is missing of patient and doctor', async () => {
  const calls = mockApi({
    'PATCH admin/orders/o1/prescription': ({ body }) =>
      (body as { prescriber?: object }).prescriber
        ? { body: { data: order } }
        : { status: 400, body: { message: needed, code: 'VALIDATION', fields: { prescriber: needed } } },
  });
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  const screen = await renderScreen(<PrescriptionDecision order={order} onDone={done} />, '', 'pharmacist');
  const accept = screen.getByRole('button', { name: 'Accept' });
  await accept.click();
  await expect.element(screen.getByText(needed)).toBeVisible();
  await expect.element(screen.getByText('Enter the name of the patient.')).toBeVisible();

  await screen.getByLabelText('Patient').fill('Ramesh Patel');
  await screen.getByLabelText('Address of the doctor').fill('Kolar Road');
  await accept.click();
  await expect.element(screen.getByText('Enter the name of the patient.')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Enter the name of the doctor.')).toBeVisible();
  expect(calls).toHaveLength(1);

  await screen.getByLabelText('Doctor', { exact: true }).fill('Dr Rao');
  await accept.click();
  await expect.poll(() => isDone).toBe(true);
});
