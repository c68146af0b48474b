import type { Endpoint } from '@subah/contract/endpoint';
import { endpoints } from '@subah/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openStockedShop } from '../test/open-shop.ts';
import { newId } from './platform/database/new-id.ts';

let shop: OpenShop;
const tokens = new Map<string, string>();

beforeAll(async () => {
  shop = await openStockedShop();
  for (const role of ['customer', 'admin'] as const) tokens.set(role, (await shop.signIn(role)).accessToken);
});
afterAll(() => shop.close());

const paged = Object.entries<Endpoint>(endpoints).filter(
  ([call, { query }]) => call.startsWith('GET ') && query !== undefined && 'cursor' in query.shape,
);

const FORGED_VALUES = [
  ...['abc', '', -1, 1.5, 1e30, 2 ** 40, '2026-13-45', '9999-99-99T99:99:99Z', 'infinity'],
  ...[Number.MIN_SAFE_INTEGER, '2026-11-19 08:00 Moon/Base', '2026-11-19T08:00:00+99', '\u0000'],
];

test.each(paged)('does not fail on a forged cursor: %s', async (call, { audience }) => {
  const token = tokens.get(audience) ?? tokens.get('admin');
  const path = call
    .slice('GET '.length)
    .replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'name' ? 'superdeal' : newId()));
  for (const value of FORGED_VALUES) {
    const cursor = Buffer.from(JSON.stringify([value, newId()])).toString('base64url');
    const { status } = await shop.get(`/api/${path}?cursor=${cursor}`, token ? { token } : {});
    expect([200, 400, 404], `${value}`).toContain(status);
  }
});
