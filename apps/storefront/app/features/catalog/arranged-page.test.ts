import type { ProductCard } from '@subah/contract/catalog';
import { expect, test } from 'vitest';
import { arrangedPage, type PageQuery, SHELF_PAGE } from './arranged-page.ts';

const shelf = Array.from({ length: 130 }, (_, place) => ({
  _id: String(place),
  name: place % 2 === 0 ? `Carrot ${place}` : `Beetroot ${place}`,
  price: 500 - place,
})) as ProductCard[];

const load = async ({ limit, cursor }: PageQuery) => {
  const start = Number(cursor?.slice('after '.length) ?? 0);
  const end = start + limit;
  return { data: shelf.slice(start, end), nextCursor: end < shelf.length ? `after ${end}` : null };
};
const wish = { order: 'relevance', text: '', cursor: null } as const;
const names = ({ data }: { data: readonly ProductCard[] }) => data.map(({ name }) => name);

test('in its own order a shelf is paged by the shop', async () => {
  const first = await arrangedPage(load, wish);
  expect(first.data).toHaveLength(SHELF_PAGE);
  expect(first.nextCursor).toBe('after 48');
  expect((await arrangedPage(load, { ...wish, cursor: first.nextCursor })).data[0]?.name).toBe('Carrot 48');
});

test('sorted, the first page begins with the cheapest of the whole shelf and the pages follow on', async () => {
  const first = await arrangedPage(load, { ...wish, order: 'price' });
  expect(names(first).slice(0, 2)).toEqual(['Beetroot 129', 'Carrot 128']);
  expect(first.nextCursor).toBe('48');
  const last = await arrangedPage(load, { ...wish, order: 'price', cursor: '96' });
  expect(last.data).toHaveLength(34);
  expect(last.data.at(-1)?.name).toBe('Carrot 0');
  expect(last.nextCursor).toBeNull();
});

test('what is typed is looked for on the whole shelf, not only on the first page', async () => {
  expect(names(await arrangedPage(load, { ...wish, text: 'carrot 120' }))).toEqual(['Carrot 120']);
});

test('a cursor that makes no sense shows the shelf from its beginning', async () => {
  const page = await arrangedPage(load, { ...wish, order: 'name', cursor: 'nonsense' });
  expect(page.data[0]?.name).toBe('Beetroot 1');
});
