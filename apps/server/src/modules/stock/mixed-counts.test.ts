import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCategory, aProduct } from '../../../test/builders/index.ts';
import { anOrder, stockOf } from '../../../test/buyers.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { newId } from '../../platform/database/new-id.ts';
import { checkConsistency } from '../reports/index.ts';

let shop: OrderShop;
let admin: string;
let categoryId: string;
let dolo: string;
let code: string;

beforeAll(async () => {
  shop = await openOrderShop();
  categoryId = (await aCategory(shop, { catalog: 'medicine' })).id;
});
afterAll(() => shop.close());
/** Five packs without a batch, ten of B1 and four of B2. */
beforeEach(async () => {
  await shop.reset();
  admin = (await shop.signIn('admin')).accessToken;
  code = `D-${newId().slice(-8)}`;
  dolo = (await aProduct(shop, { catalog: 'medicine', categoryId, name: 'Dolo 650', code, stock: 0 })).id;
  await book(['{code},,,Counted,5']);
  await book(['{code},B1,06/2040,Received,10', '{code},B2,09/2040,Received,4']);
});

const send = async (rows: string[], isPreview: boolean) => {
  const text = ['code,batch,expiry,reason,packs,note', ...rows.map((row) => row.replace('{code}', code))].join('\n');
  const form = new FormData();
  form.append('listId', newId());
  form.append('isPreview', String(isPreview));
  form.append('file', new File([text], 'list.csv', { type: 'text/csv' }));
  return (await shop.send('POST', '/api/admin/stock-moves/import', { body: form, token: admin })).body;
};
const book = async (rows: string[]) => {
  const body = await send(rows, false);
  expect(body, JSON.stringify(body)).toHaveProperty('data');
  return body.data;
};
const faults = async (rows: string[]) => {
  const { data } = await send(rows, true);
  expect(await send(rows, false)).toMatchObject({ code: 'VALIDATION' });
  return data.errors.map(({ line, field }: { line: number; field: string }) => [line, field]);
};

/** The packs of the shelf: the stock, those of each batch, and those that belong to none. */
async function shelf() {
  const { rows } = await shop.database.db.execute<{ batches: Record<string, number>; unbatched: number }>(sql`
    select unbatched_packs(id)::int as unbatched,
      (select json_object_agg(number, quantity) from stock_batches where product_id = p.id) as batches
    from products p where id = ${dolo}`);
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
  return { stock: await stockOf(shop, dolo), ...rows[0]?.batches, unbatched: rows[0]?.unbatched };
}

test('a count of all batches and of the packs without one leaves what is there', async () => {
  const before = { stock: 19, B1: 10, B2: 4, unbatched: 5 };
  expect(await shelf()).toEqual(before);
  expect((await book(['{code},,,Counted,5', '{code},B1,,Counted,10', '{code},B2,,Counted,4'])).changes).toEqual([]);
  expect(await shelf()).toEqual(before);
  await book(['{code},B2,,Counted,3', '{code},,,Counted,7', '{code},B1,,Counted,10']);
  expect(await shelf()).toEqual({ stock: 20, B1: 10, B2: 3, unbatched: 7 });
  await book(['{code},,,Counted,1', '{code},B1,,Counted,10', '{code},B2,,Counted,3', '{code},N1,06/2041,Counted,6']);
  expect(await shelf()).toEqual({ stock: 20, B1: 10, B2: 3, N1: 6, unbatched: 1 });
});

test('refuses a count without a batch that could mean all packs, row by row', async () => {
  expect(await faults(['{code},,,Counted,19'])).toEqual([[2, 'batch']]);
  expect(await faults(['{code},B1,,Counted,10', '{code},,,Counted,5'])).toEqual([[3, 'batch']]);
  expect(await faults(['{code},B1,,Counted,10', '{code},B2,,Counted,4,Shelf 2'])).toEqual([[3, 'note']]);
  expect(await faults(['{code},B1,,Counted,10', '{code},B1,,Received,2'])).toEqual([[3, 'reason']]);
  const { data } = await send(['{code},,,Counted,19'], true);
  expect(data.errors[0].message).toBe(
    'Dolo 650 has packs of batches B1, B2. Count each batch in a row of its own; a row without a batch counts only packs that have none.',
  );
  expect(await shelf()).toEqual({ stock: 19, B1: 10, B2: 4, unbatched: 5 });
});

test('packs of orders that are not packed yet are on the shelf that is counted', async () => {
  await anOrder(shop, { productId: dolo, quantity: 7 });
  expect(await shelf()).toEqual({ stock: 12, B1: 10, B2: 4, unbatched: 5 });
  await book(['{code},,,Counted,5', '{code},B1,,Counted,10', '{code},B2,,Counted,4']);
  expect(await shelf()).toEqual({ stock: 12, B1: 10, B2: 4, unbatched: 5 });
  const { body } = await shop.get(`/api/admin/stock/products?q=${code}`, { token: admin });
  expect(body.data[0]).toMatchObject({ stock: 12, withoutBatch: 5 });
});
