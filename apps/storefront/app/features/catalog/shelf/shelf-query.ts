import { MAX_FILTER_LENGTH, type ShelfOrder, shelfOrder } from '@subah/rules/catalog/shelf-order';

/** From the query string. */
export type ShelfParams = { order: ShelfOrder; text: string; cursor: string | null };

/** A multiple of 2, 3 and 4 columns. */
export const SHELF_PAGE_SIZE = 48;

export function parseShelfParams(parameters: URLSearchParams): ShelfParams {
  return {
    order: shelfOrder(parameters.get('sort')),
    text: parameters.get('q')?.slice(0, MAX_FILTER_LENGTH) ?? '',
    cursor: parameters.get('cursor'),
  };
}

export type ShelfQuery = { limit: number; fields: 'card'; grouped: true; sort?: ShelfOrder; cursor?: string };

/** Leaves out the default order, so that each page has one URL. */
export const shelfQuery = ({ order, cursor }: Pick<ShelfParams, 'order' | 'cursor'>): ShelfQuery => ({
  limit: SHELF_PAGE_SIZE,
  fields: 'card',
  grouped: true,
  ...(order !== 'relevance' && { sort: order }),
  ...(cursor !== null && { cursor }),
});
