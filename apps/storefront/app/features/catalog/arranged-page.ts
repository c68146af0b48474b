import { inShelfOrder, namedLike, type ShelfOrder } from '@subah/rules/catalog/shelf-order';
import type { ProductPage } from './product-page.ts';

export type PageQuery = { limit: number; cursor?: string };

/** What a shopper asked of a shelf; all of it stands in the address. */
export type ShelfWish = { order: ShelfOrder; text: string; cursor: string | null };

/** Fills two, three and four columns to the end. */
export const SHELF_PAGE = 48;

const LARGEST_PAGE = 100;
const MOST_PAGES = 10;

/**
 * One page of a shelf. The shop's own order is paged by the shop; any other order needs the whole shelf first, and its
 * cursor is a place in that.
 */
export async function arrangedPage(
  load: (query: PageQuery) => Promise<ProductPage>,
  { order, text, cursor }: ShelfWish,
): Promise<ProductPage> {
  if (order === 'relevance' && text.trim() === '') {
    return load(cursor === null ? { limit: SHELF_PAGE } : { limit: SHELF_PAGE, cursor });
  }
  const arranged = inShelfOrder(namedLike(await wholeShelf(load), text), order);
  const start = Math.max(0, Number.parseInt(cursor ?? '0', 10) || 0);
  const end = start + SHELF_PAGE;
  return { data: arranged.slice(start, end), nextCursor: end < arranged.length ? String(end) : null };
}

async function wholeShelf(load: (query: PageQuery) => Promise<ProductPage>): Promise<ProductPage['data']> {
  const products: ProductPage['data'][number][] = [];
  let query: PageQuery = { limit: LARGEST_PAGE };
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const { data, nextCursor } = await load(query);
    products.push(...data);
    if (nextCursor === null) break;
    query = { limit: LARGEST_PAGE, cursor: nextCursor };
  }
  return products;
}
