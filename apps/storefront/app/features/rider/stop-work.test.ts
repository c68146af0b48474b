import type { RiderStop } from '@subah/contract/rounds/rider';
import { expect, test } from 'vitest';
import { newVisitKey } from './send-visits.ts';
import { bringBack, isOpen, leftBehind, mapLink, workAt } from './stop-work.ts';

const stop = (states: RiderStop['orders'][number]['state'][]): RiderStop => ({
  _id: 's',
  name: 'Asha',
  phone: '9876543210',
  street: '7, Gali 3',
  landmark: '',
  location: null,
  city: 'Mandideep',
  pincode: '462046',
  instructions: [],
  items: [],
  hasMedicines: false,
  orders: states.map((state, index) => ({
    _id: `o${index}`,
    orderNumber: `#o${index}`,
    state,
    due: 10.1,
    recalled: null,
  })),
  milk: [{ _id: 'm', name: 'Milk', hindiName: null, unit: '500 ml', packs: 1, state: 'delivered', due: 28 }],
  acceptsCode: true,
});

test('hands over what is open or came back, and adds up paise exactly', () => {
  const work = workAt(stop(['open', 'not_delivered', 'open', 'cancelled', 'delivered', 'not_packed']));
  expect(work).toEqual({ orderIds: ['o0', 'o1', 'o2'], milkIds: [], orderNames: ['#o0', '#o1', '#o2'], due: 30.3 });
});

test('a stop is open until everything was visited', () => {
  expect(isOpen(stop(['not_packed']))).toBe(true);
  expect(isOpen(stop(['not_delivered', 'cancelled', 'delivered']))).toBe(false);
});

test('orders that are not packed, or were packed with recalled packs, stay behind', () => {
  const round = { _id: 'r', date: '2026-11-18', area: 'Satlapur', isStarted: true, toTake: 0 };
  const stops = [stop(['open', 'recalled', 'not_packed', 'cancelled', 'not_delivered'])];
  expect(leftBehind({ ...round, stops })).toMatchObject([
    { _id: 'o1', name: 'Asha', state: 'recalled' },
    { _id: 'o2', name: 'Asha', state: 'not_packed' },
  ]);
  expect(isOpen(stop(['recalled']))).toBe(true);
});

test('an order that was recalled on the way is visited, brings no money and is brought back by itself', () => {
  const recalled = stop(['bring_back', 'open']);
  expect(workAt(recalled)).toMatchObject({ orderIds: ['o1'], due: 10.1 });
  expect(isOpen(stop(['bring_back']))).toBe(true);
  expect(bringBack(recalled, 'o0')).toMatchObject({ orderIds: ['o0'], milkIds: [], reason: 'recalled' });
});

test('the map finds the address, and the point that the customer shared', () => {
  expect(mapLink(stop([]))).toContain('query=7%2C%20Gali%203%2C%20Mandideep%20462046');
  const shared = { ...stop([]), location: { latitude: 23.0833, longitude: 77.5132 } };
  expect(mapLink(shared)).toContain('query=23.0833%2C77.5132');
});

test('keys of visits are uuids that sort by time', () => {
  const [first, second] = [newVisitKey(1_790_000_000_000), newVisitKey(1_790_000_000_001)];
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(first < second).toBe(true);
});
