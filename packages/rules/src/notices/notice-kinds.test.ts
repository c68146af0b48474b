import { expect, test } from 'vitest';
import { channelsOf, type NoticeReach } from './notice-kinds.ts';

const reach: NoticeReach = {
  choices: { mail: true, push: true, whatsapp: true },
  hasEmail: true,
  devices: 1,
  workDevices: 0,
  hasTemplate: true,
};

test('a customer is told on the channels that are chosen and can be reached', () => {
  expect(channelsOf('order_delivered', reach)).toEqual(['mail', 'push', 'whatsapp']);
  expect(channelsOf('order_delivered', { ...reach, devices: 0 })).toEqual(['mail', 'whatsapp']);
  expect(channelsOf('order_delivered', { ...reach, hasTemplate: false })).toEqual(['mail', 'push']);
  expect(channelsOf('order_delivered', { ...reach, hasEmail: false, devices: 0 })).toEqual(['whatsapp']);
  const choices = { mail: false, push: true, whatsapp: false };
  expect(channelsOf('order_delivered', { ...reach, choices })).toEqual(['push']);
});

test('a recall is mailed to customers who chose no mail', () => {
  const choices = { mail: false, push: false, whatsapp: false };
  expect(channelsOf('batch_recalled', { ...reach, choices })).toEqual(['mail']);
  expect(channelsOf('batch_recalled', { ...reach, choices, hasEmail: false })).toEqual([]);
});

test('staff are told on their work devices only', () => {
  expect(channelsOf('new_round', reach)).toEqual([]);
  expect(channelsOf('new_round', { ...reach, workDevices: 1 })).toEqual(['push']);
});
