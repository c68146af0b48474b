import { indiaTimestamp } from '@subah/rules/india-time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { productRow } from '../../../test/builders/catalog.ts';
import { aCategory, aProduct } from '../../../test/builders/index.ts';
import { stockOf } from '../../../test/buyers.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { newId } from '../../platform/database/new-id.ts';
import { products } from '../catalog/catalog.tables.ts';
import { checkConsistency } from '../reports/index.ts';

let shop: OpenShop;
let admin: string;
let packer: string;
let categoryId: string;
let rice: string;
let oil: string;

beforeAll(async () => {
  shop = await openStockedShop();
  admin = (await shop.signIn('admin')).accessToken;
  packer = (await shop.signIn('packer')).accessToken;
});
afterAll(() => shop.close());
beforeEach(async () => {
  categoryId = (await aCategory(shop)).id;
  rice = (await aProduct(shop, { categoryId, name: 'Basmati 5 kg', stock: 10 })).id;
  oil = (await aProduct(shop, { categoryId, name: 'Mustard oil', stock: 10 })).id;
});

type Line = { productId: string; quantity: number; shownStock?: number; lastMove?: number };
const book = (reason: string, lines: Line[], more: object = {}) =>
  shop.post(
    '/api/admin/stock-moves',
    { bookingId: newId(), reason, lines: lines.map((line) => ({ shownStock: 10, ...line })), ...more },
    { token: packer },
  );
const movesOf = async (productId: string) =>
  (await shop.get(`/api/admin/stock-moves?productId=${productId}`, { token: admin })).body.data;

test('books received and damaged packs with who, when and why', async () => {
  const received = await book('received', [{ productId: rice, quantity: 24 }], { note: 'Bill 118 of Agarwal Traders' });
  expect(received.body.data).toEqual([{ productId: rice, change: 24, stock: 34 }]);
  await book('damaged', [
    { productId: rice, quantity: 2 },
    { productId: oil, quantity: 1 },
  ]);
  expect([await stockOf(shop, rice), await stockOf(shop, oil)]).toEqual([32, 9]);
  const moves = await movesOf(rice);
  expect(moves).toMatchObject([
    { change: -2, stockAfter: 32, reason: 'damaged', note: '' },
    { change: 24, stockAfter: 34, reason: 'received', note: 'Bill 118 of Agarwal Traders', by: expect.any(String) },
  ]);
  const file = await shop.get(`/api/admin/stock-moves/export.csv?productId=${rice}`, { token: admin });
  expect(file.text).toContain('Damaged,-2,32');
  expect(file.text).toContain(`\n${indiaTimestamp(new Date(moves[0].createdAt))},`);
});

test('compares a count with the stock that was shown, not with what was sold meanwhile', async () => {
  await book('expired', [{ productId: rice, quantity: 3 }]);
  const { body } = await book('counted', [
    { productId: rice, quantity: 9, shownStock: 10 },
    { productId: oil, quantity: 10, shownStock: 10 },
  ]);
  expect(body.data).toEqual([{ productId: rice, change: -1, stock: 6 }]);
});

test('counts a shelf once when two people count it, and sales in between do not matter', async () => {
  const shown = async () => {
    const { body } = await shop.get(`/api/admin/stock/products?categoryId=${categoryId}`, { token: packer });
    return body.data.find(({ _id }: { _id: string }) => _id === rice);
  };
  const { lastMove } = await shown();
  const count = () => book('counted', [{ productId: rice, quantity: 7, shownStock: 10, lastMove }]);
  await book('damaged', [{ productId: rice, quantity: 1 }]);
  const answers = await Promise.all([count(), count()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'STOCK_CHANGED',
    message: 'Basmati 5 kg was counted by somebody else meanwhile. Take it off the list and add it again.',
  });
  expect(await stockOf(shop, rice)).toBe(6);
  const again = { productId: rice, quantity: 5, shownStock: 6, lastMove: (await shown()).lastMove };
  expect((await book('counted', [again])).body.data).toEqual([{ productId: rice, change: -1, stock: 5 }]);
});

test('books nothing when one product is short, and says which', async () => {
  const { status, body } = await book('given_away', [
    { productId: rice, quantity: 1 },
    { productId: oil, quantity: 11 },
  ]);
  expect([status, body.message]).toEqual([409, 'Only 10 of Mustard oil are in stock. Nothing was booked.']);
  expect(await stockOf(shop, rice)).toBe(10);
});

test('books a repeated request once, also when both arrive together', async () => {
  const request = () => book('received', [{ productId: rice, quantity: 5 }], { bookingId });
  const bookingId = newId();
  const [first, second] = await Promise.all([request(), request()]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect((await request()).body.data).toEqual([{ productId: rice, change: 5, stock: 15 }]);
  expect(await stockOf(shop, rice)).toBe(15);
});

test('finds products by barcode, code, name and category', async () => {
  await shop.database.db.update(products).set({ barcode: '8901030865275' }).where(eq(products.id, rice));
  const find = async (query: string) =>
    (await shop.get(`/api/admin/stock/products?${query}`, { token: packer })).body.data.map(
      ({ name }: { name: string }) => name,
    );
  const [scanned] = (await shop.get('/api/admin/stock/products?q=8901030865275', { token: packer })).body.data;
  expect(scanned.image).toMatch(/^\/uploads\/product/);
  expect(await find('q=8901030865275')).toContain('Basmati 5 kg');
  expect(await find('q=mustard')).toContain('Mustard oil');
  expect(await find('q=100%25')).toEqual([]);
  expect(await find(`categoryId=${categoryId}`)).toEqual(['Basmati 5 kg', 'Mustard oil']);
});

test('lists a category of more than 500 products in parts that say how many there are', async () => {
  const { id } = await aCategory(shop, { catalog: 'grocery', name: 'Large' });
  const names = Array.from({ length: 501 }, (_, at) => `${'लंबा नाम '.repeat(10)}${1000 + Math.floor(at / 2)}`);
  await shop.database.db
    .insert(products)
    .values(names.map((name) => productRow({ categoryId: id, catalog: 'grocery', name, stock: 0 })));
  const first = (await shop.get(`/api/admin/stock/products?categoryId=${id}`, { token: packer })).body;
  expect([first.data.length, first.total]).toEqual([500, 501]);
  const rest = `/api/admin/stock/products?categoryId=${id}&cursor=${first.nextCursor}`;
  const second = (await shop.get(rest, { token: packer })).body;
  expect([second.data.length, second.total, second.nextCursor]).toEqual([1, 501, null]);
  const ids = [...first.data, ...second.data].map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(501);
});

test('refuses bad bookings and other people', async () => {
  const line = { productId: rice, quantity: 1 };
  expect((await book('sold', [line])).status).toBe(400);
  expect((await book('received', [])).status).toBe(400);
  expect((await book('received', [line, line])).status).toBe(400);
  expect((await book('received', [{ ...line, quantity: -1 }])).status).toBe(400);
  expect((await book('received', [{ ...line, productId: newId() }])).status).toBe(404);
  const { accessToken } = await shop.signIn('rider');
  expect((await shop.get('/api/admin/stock-moves', { token: accessToken })).status).toBe(403);
  expect(await stockOf(shop, rice)).toBe(10);
});

test('lists the ledger page by page, and the books agree', async () => {
  for (const quantity of [1, 2, 3]) await book('received', [{ productId: oil, quantity }]);
  const path = `/api/admin/stock-moves?productId=${oil}&limit=2`;
  const first = (await shop.get(path, { token: admin })).body;
  const next = (await shop.get(`${path}&cursor=${first.nextCursor}`, { token: admin })).body;
  expect([...first.data, ...next.data].map(({ change }: { change: number }) => change)).toEqual([3, 2, 1]);
  const all = '/api/admin/stock-moves?reason=received&limit=2';
  const newest = (await shop.get(all, { token: admin })).body;
  const older = (await shop.get(`${all}&cursor=${newest.nextCursor}`, { token: admin })).body;
  expect([...newest.data, ...older.data].slice(0, 3).map(({ change }: { change: number }) => change)).toEqual([
    3, 2, 1,
  ]);
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});
