import { expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { RoundsScreen } from './rounds-screen.tsx';

const stop = (id: string, name: string) => ({
  _id: id,
  name,
  phone: '9800000001',
  street: '7, Gali 3',
  pincode: '462046',
  toCollect: 120,
  orders: [{ _id: `o-${id}`, orderNumber: `#o-${id}`, status: 'shipped', state: 'open', notDelivered: null }],
  milk: [],
});
const morning = (stops: object[], waiting = 0) => ({
  date: '2026-11-17',
  rounds: stops.length
    ? [
        {
          _id: 'r1',
          area: 'Satlapur',
          status: 'planned',
          rider: null,
          isDayCounted: false,
          waiting: 0,
          toCollect: 240,
          stops,
        },
      ]
    : [],
  waiting,
  riders: [{ _id: 'u1', name: 'Salim Ansari' }],
});

test('sends the whole order of stops when one is moved with the keyboard', async () => {
  const stops = [stop('s1', 'Asha'), stop('s2', 'Bela')];
  const calls = mockApi({
    'GET admin/rounds': () => ({ body: { data: morning(stops) } }),
    'PUT admin/rounds/r1/stops': () => ({ body: { data: morning(stops.toReversed()) } }),
  });
  const screen = await renderScreen(<RoundsScreen />);
  await expect
    .element(screen.getByRole('button', { name: 'Earlier: stop 1, Asha' }))
    .toHaveAttribute('aria-disabled', 'true');
  const later = screen.getByRole('button', { name: 'Later: stop 1, Asha' });
  const pressed = later.element();
  await later.click();
  await expect
    .poll(() => calls.find(({ call }) => call === 'PUT admin/rounds/r1/stops')?.body)
    .toEqual({ stopIds: ['s2', 's1'], readAs: { stopIds: ['s1', 's2'] } });
  await expect.element(screen.getByText('Asha is stop 2 now')).toBeVisible();
  expect(document.activeElement).toBe(pressed);
});

test('does not offer to move a stop that is done', async () => {
  const done = { ...stop('s2', 'Bela'), orders: [{ ...stop('s2', 'Bela').orders[0], state: 'delivered' }] };
  mockApi({ 'GET admin/rounds': () => ({ body: { data: morning([stop('s1', 'Asha'), done]) } }) });
  const screen = await renderScreen(<RoundsScreen />);
  await expect.element(screen.getByRole('button', { name: 'Later: stop 1, Asha' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Earlier: stop 2, Bela' })).not.toBeInTheDocument();
});

test('says how much waits for a round, and that nothing is to be delivered', async () => {
  mockApi({ 'GET admin/rounds': () => ({ body: { data: morning([], 3) } }) });
  const screen = await renderScreen(<RoundsScreen />);
  await expect.element(screen.getByText('3 deliveries are in no round yet')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Make rounds' })).toBeEnabled();
});

test('says why a round takes no more deliveries, and offers to make rounds only when that helps', async () => {
  const salim = { _id: 'u1', name: 'Salim Ansari' };
  const { rounds, ...rest } = morning([stop('s1', 'Asha')], 2);
  const counted = { ...rounds[0], status: 'done', rider: salim, isDayCounted: true, waiting: 2 };
  mockApi({ 'GET admin/rounds': () => ({ body: { data: { ...rest, rounds: [counted], riders: [] } } }) });
  const screen = await renderScreen(<RoundsScreen />);
  const note = /^The cash of Salim Ansari is counted .+ no more deliveries\. 2 deliveries wait\. Choose another rider/;
  await expect.element(screen.getByText(note)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Make rounds' })).toBeDisabled();
});

test('shows the error of a failed load', async () => {
  mockApi({ 'GET admin/rounds': () => ({ status: 500, body: { message: 'Down' } }) });
  const screen = await renderScreen(<RoundsScreen />);
  await expect.element(screen.getByText('Failed to load the rounds')).toBeVisible();
});

test('gives the orders of a round to a rider', async () => {
  const planned = morning([stop('s1', 'Asha')]);
  let shown: object = planned;
  const calls = mockApi({
    'GET admin/rounds': () => ({ body: { data: shown } }),
    'PATCH admin/rounds/r1': () => {
      shown = { ...planned, rounds: planned.rounds.map((round) => ({ ...round, rider: planned.riders[0] })) };
      return { body: { data: shown } };
    },
  });
  const screen = await renderScreen(<RoundsScreen />);
  const choice = screen.getByRole('region', { name: 'Round Satlapur' }).getByRole('combobox').first();
  await choice.selectOptions('Salim Ansari');
  await expect.element(choice).toHaveValue('u1');
  const sent = calls.find(({ call }) => call === 'PATCH admin/rounds/r1');
  expect(sent?.body).toEqual({ riderId: 'u1', readAs: { riderId: null } });
  await expect.element(screen.getByText('Salim Ansari has the round Satlapur')).toBeVisible();
});

test('keeps the focus on the choice of a rider while it is saved', async () => {
  const { promise, resolve } = Promise.withResolvers<{ body: unknown }>();
  mockApi({
    'GET admin/rounds': () => ({ body: { data: morning([stop('s1', 'Asha')]) } }),
    'PATCH admin/rounds/r1': () => promise,
  });
  const screen = await renderScreen(<RoundsScreen />);
  const choice = screen.getByRole('region', { name: 'Round Satlapur' }).getByRole('combobox').first();
  await expect.element(choice).toBeVisible();
  choice.element().focus();
  await choice.selectOptions('Salim Ansari');
  await expect.element(choice).toHaveAttribute('aria-busy', 'true');
  await expect.element(choice).toHaveFocus();
  resolve({ body: {} });
});

test('says what was put into rounds, and goes on from the heading when nothing waits', async () => {
  let shown = morning([], 3);
  mockApi({
    'GET admin/rounds': () => ({ body: { data: shown } }),
    'POST admin/rounds/make': () => {
      shown = morning([stop('s1', 'Asha')]);
      return { body: { data: shown } };
    },
  });
  const screen = await renderScreen(<RoundsScreen />);
  await screen.getByRole('button', { name: 'Make rounds' }).click();
  await expect.element(screen.getByText('3 deliveries were put into rounds.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: /1 round$/ })).toHaveFocus();
});
