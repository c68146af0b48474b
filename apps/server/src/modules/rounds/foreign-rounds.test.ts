import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openRoundShop, type RoundShop } from '../../../test/round-shop.ts';
import { signedInStaff } from '../../../test/staff.ts';
import { newId } from '../../platform/database/new-id.ts';

let shop: RoundShop;
let token: string;
beforeAll(async () => {
  shop = await openRoundShop();
});
beforeEach(async () => {
  await shop.nextMorning();
  ({ token } = await signedInStaff(shop, { role: 'rider', name: 'Other Rider' }));
});
afterAll(() => shop.close());

test('a rider neither sees nor changes the round of another one', async () => {
  const orderId = await shop.packedOrder();
  const milkId = await shop.milkFor();
  const { round, day } = await shop.startRound();
  const [stop] = day.rounds[0]?.stops ?? [];
  const own = await shop.get('/api/rider/rounds', { token });
  expect([own.body.data.rounds, own.text.includes('7, Gali 3')]).toEqual([[], false]);
  const visit = { key: newId(), orderIds: [orderId], milkIds: [milkId] };
  const calls: [path: string, body?: object][] = [
    [`rounds/${round._id}/start`],
    [`rounds/${round._id}/milk`],
    [`stops/${stop?._id}/delivered`, { ...visit, code: shop.codeOf(orderId), cash: 500 }],
    [`stops/${stop?._id}/not-delivered`, { ...visit, reason: 'nobody_home' }],
  ];
  const answers = [];
  for (const [path, body = {}] of calls) answers.push((await shop.post(`/api/rider/${path}`, body, { token })).status);
  expect(answers).toEqual([404, 404, 404, 404]);
  expect(await shop.statusOf(orderId)).toBe('outfor delivery');
});
