import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLEANER, TOMATO } from '../../../../test/builders/index.ts';
import { fillCart, insertBuyers, placeOrderFor, setStock } from '../../../../test/buyers.ts';
import { type OpenShop, openStockedShop } from '../../../../test/open-shop.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { auditLog } from '../../audit/audit.tables.ts';
import { exportOrders } from './export-orders.ts';

let shop: OpenShop;
let token: string;
let orderId: string;
beforeAll(async () => {
  shop = await openStockedShop();
  token = (await shop.signIn('admin')).accessToken;
  const [first, buyer] = await insertBuyers(shop, 2);
  if (!first || !buyer) throw new Error('no buyer');
  await fillCart(shop, first, [{ productId: CLEANER, quantity: 1 }]);
  await placeOrderFor(shop, first);
  await shop.database.db.update(users).set({ name: '=HYPERLINK("http://evil.example")' }).where(eq(users.id, buyer.id));
  await setStock(shop, [TOMATO], 10);
  await fillCart(shop, buyer, [{ productId: TOMATO, quantity: 3 }]);
  orderId = await placeOrderFor(shop, buyer);
});
afterAll(() => shop.close());

const exportCsv = (query: string, as = token) => shop.get(`/api/admin/orders/export.csv${query}`, { token: as });
const linesOf = (text: string): string[] => text.trimEnd().split('\r\n').slice(1);

test('exports the filtered orders, oldest first, without formulas', async () => {
  const placed = (await shop.get(`/api/orders/${orderId}`, { token })).body.data;
  const file = await exportCsv('');
  expect([file.status, file.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv')]);
  expect(file.headers.get('content-disposition')).toMatch(/orders-\d{4}-\d\d-\d\d\.csv/);
  const lines = linesOf(file.text);
  const [{ count }] = (
    await shop.database.db.execute(sql`select count(*)::int from orders where placed_at is not null`)
  ).rows as [{ count: number }];
  expect(lines).toHaveLength(count);
  const own = lines.at(-1) ?? '';
  expect(own.startsWith(`#${orderId.slice(-7)},${orderId},`)).toBe(true);
  expect(own).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(own).toMatch(/500 g × 3",[\d.]+,COD,/);

  const delivered = linesOf((await exportCsv('?status=delivered&paymentType=cod')).text);
  const listed = await shop.get('/api/orders?status=delivered&paymentType=cod&limit=100', { token });
  expect(delivered).toHaveLength(listed.body.data.length);
  expect(linesOf((await exportCsv(`?q=${placed.orderNumber}`)).text)).toHaveLength(1);
  expect(linesOf((await exportCsv('?from=2020-01-01&to=2020-01-31')).text)).toEqual([]);
});

test('records who exported the list and refuses customers', async () => {
  const entries = await shop.database.db.select().from(auditLog).where(eq(auditLog.action, 'export'));
  expect(entries[0]).toMatchObject({ subject: 'orders', after: { orders: expect.any(Number) } });
  expect((await exportCsv('', (await shop.signIn('customer')).accessToken)).status).toBe(403);
  expect((await exportCsv('?from=yesterday')).body.fields).toHaveProperty('from');
});

test('rejects an export of more orders than the limit', async () => {
  const request = { filter: { status: undefined, paymentType: undefined }, actorId: '', max: 1 };
  await expect(exportOrders(shop.deps, request)).rejects.toThrow('More than 1 orders match. Choose fewer days.');
});
