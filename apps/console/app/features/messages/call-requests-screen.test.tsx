import type { CallRequest } from '@subah/contract/healthcare/call-requests';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { CallRequestsScreen } from './call-requests-screen.tsx';

const [meena, ravi] = [
  { _id: 'u1', name: 'Meena' },
  { _id: 'u2', name: 'Ravi' },
];
const request: CallRequest = {
  _id: 'r1',
  doctor: { _id: 'd1', name: 'Dr Rao' },
  name: 'Asha Jain',
  phone: '9826012345',
  convenientTime: 'After 5 PM',
  isDone: false,
  assignee: null,
  note: '',
  createdAt: '2026-11-16T10:00:00.000Z',
};

beforeEach(() => page.viewport(1440, 900));

test('gives a call request to a person, and back to nobody', async () => {
  let saved = request;
  const calls = mockApi({
    'GET admin/call-requests': () => ({ body: { data: [request], nextCursor: null } }),
    'GET admin/call-requests/assignees': () => ({ body: { data: [meena, ravi] } }),
    'PUT admin/call-requests/r1/assignee': ({ body }) => {
      const { assigneeId } = body as { assigneeId: string | null };
      saved = { ...request, assignee: [meena, ravi].find(({ _id }) => _id === assigneeId) ?? null };
      return { body: { data: saved } };
    },
  });
  const screen = await renderScreen(<CallRequestsScreen />, '?section=call-requests', 'manager');
  const choice = screen.getByLabelText('Who calls Asha Jain back');
  await expect.element(choice.getByRole('option', { name: 'Ravi' })).toBeInTheDocument();
  await choice.selectOptions('Ravi');
  await expect.element(choice).toHaveValue('u2');
  expect(calls.at(-1)?.body).toEqual({ assigneeId: 'u2', readAs: { assignee: null } });
  await expect.element(choice).toBeEnabled();
  await choice.selectOptions('Nobody');
  await expect.element(choice).toHaveValue('');
  expect(calls.at(-1)?.body).toEqual({ assigneeId: null, readAs: { assignee: ravi } });
});

test('keeps the person when another has changed it meanwhile', async () => {
  mockApi({
    'GET admin/call-requests': () => ({ body: { data: [{ ...request, assignee: meena }], nextCursor: null } }),
    'GET admin/call-requests/assignees': () => ({ body: { data: [ravi] } }),
    'PUT admin/call-requests/r1/assignee': () => failure(409, 'This was changed meanwhile.'),
  });
  const screen = await renderScreen(<CallRequestsScreen />, '?section=call-requests', 'manager');
  const choice = screen.getByLabelText('Who calls Asha Jain back');
  await expect.element(choice).toHaveValue('u1');
  await expect.element(choice.getByRole('option', { name: 'Ravi' })).toBeInTheDocument();
  await choice.selectOptions('Ravi');
  await expect.element(screen.getByText('This was changed meanwhile.')).toBeVisible();
  await expect.element(choice).toHaveValue('u1');
});

test('shows who calls back and the buttons next to long names on a tablet', async () => {
  await page.viewport(768, 900);
  const long = {
    ...request,
    name: 'Lakshmi Padmavathi Venkatasubramanian Chandrasekharan-Iyengar',
    doctor: { _id: 'd1', name: 'Dr Venkatasubramanian Chandrasekharan-Iyengar' },
  };
  mockApi({
    'GET admin/call-requests': () => ({ body: { data: [long], nextCursor: null } }),
    'GET admin/call-requests/assignees': () => ({ body: { data: [meena] } }),
  });
  const screen = await renderScreen(
    <div style={{ padding: '0 24px' }}>
      <CallRequestsScreen />
    </div>,
    '?section=call-requests',
    'manager',
  );
  await expect.element(screen.getByText(long.doctor.name)).toBeVisible();
  const table = screen.getByRole('table').element();
  expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
});
