import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '../../../../test/builders/index.ts';
import { type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';

let shop: OrderShop;
const placed: string[] = [];
beforeAll(async () => {
  shop = await openOrderShop();
  await shop.reset();
  const rice = await aProduct(shop, { name: 'Zarda rice', stock: 20 });
  const mix = await aProduct(shop, { name: 'Zarda mix', stock: 20 });
  const soap = await aProduct(shop, { name: 'Soap', stock: 20 });
  // Every other order has two lines with the word.
  for (const products of [[rice, mix], [soap], [mix, rice], [rice, mix], [soap], [rice]]) {
    for (const { id } of products) await shop.addToCart(id, 1);
    placed.push((await shop.placePaidOrder())._id);
  }
  await shop.changeStatusAsAdmin(placed[2] ?? '', 'shipped');
}, 120_000);
afterAll(() => shop.close());

/** One order per page. */
async function listAll(query: string): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { status, body } = await shop.asAdmin('GET', `/api/orders?limit=1&${query}${cursor && `&cursor=${cursor}`}`);
    expect(status).toBe(200);
    found.push(...body.data.map(({ _id }: { _id: string }) => _id));
    cursor = body.nextCursor;
  }
  return found;
}

/** The newest first. The clock of the test stands still, so the ids are in any order. */
const at = (...places: number[]) => places.map((place) => placed[place] ?? '').sort((a, b) => b.localeCompare(a));

test('finds every order with a product on pages of one order', async () => {
  expect(await listAll('q=zarda')).toEqual(at(5, 3, 2, 0));
  expect(await listAll('q=zarda&sort=oldest')).toEqual(at(0, 2, 3, 5).reverse());
});

test('a search keeps to the other filters', async () => {
  expect(await listAll('q=zarda&status=shipped')).toEqual(at(2));
  expect(await listAll('q=zarda&status=OrderPlaced')).toEqual(at(5, 3, 0));
  expect(await listAll('q=zarda&paymentType=cod')).toEqual([]);
});

test('finds orders by the name of the customer and by a product at once', async () => {
  const { rows } = await shop.database.pool.query<{ name: string }>(
    'select name from users where id = (select user_id from orders where id = $1)',
    [placed[0]],
  );
  expect(await listAll(`q=${encodeURIComponent(rows[0]?.name ?? '')}`)).toEqual(at(5, 4, 3, 2, 1, 0));
});
