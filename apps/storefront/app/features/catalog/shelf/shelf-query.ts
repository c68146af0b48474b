import { MAX_FILTER_LENGTH, type ShelfOrder, shelfOrder } from '@subah/rules/catalog/shelf-order';

/** What a shopper asked of a shelf; all of it stands in the address. */
export type ShelfParams = { order: ShelfOrder; text: string; cursor: string | null };

/** Fills two, three and four columns to the end. */
export const SHELF_PAGE_SIZE = 48;

/** `?sort=`, `?q=` and `?cursor=` of an address. */
export function parseShelfParams(parameters: URLSearchParams): ShelfParams {
  return {
    order: shelfOrder(parameters.get('sort')),
    text: parameters.get('q')?.slice(0, MAX_FILTER_LENGTH) ?? '',
    cursor: parameters.get('cursor'),
  };
}

export type ShelfQuery = { limit: number; sort?: ShelfOrder; cursor?: string };

/** One page of what was asked for. The shop's own order goes without saying, so that there is one address for it. */
export const shelfQuery = ({ order, cursor }: Pick<ShelfParams, 'order' | 'cursor'>): ShelfQuery => ({
  limit: SHELF_PAGE_SIZE,
  ...(order !== 'relevance' && { sort: order }),
  ...(cursor !== null && { cursor }),
});
