import { MAX_FILTER_LENGTH, type ShelfOrder, shelfOrder } from '@subah/rules/catalog/shelf-order';
import { tidyPrices } from '../../../shared/catalog/tidy-prices.ts';

/** From the query string. */
export type ShelfParams = { order: ShelfOrder; text: string; cursor: string | null; filter: ShelfFilterText };

const RUPEES = /^\d+(\.\d+)?$/;

/** Filters of the address and the values that they may have; others are left out. */
const SINGLE = { minPrice: RUPEES, maxPrice: RUPEES, discount: /^[1-9]\d?$/, inStock: /^true$/, veg: /^true$/ };
type SingleFilter = keyof typeof SINGLE;
export const FILTER_NAMES = ['brand', ...Object.keys(SINGLE)];
export type ShelfFilterText = Partial<Record<SingleFilter, string>> & { brand?: string[] };

/** A multiple of 2, 3 and 4 columns. */
export const SHELF_PAGE_SIZE = 24;

export function parseShelfParams(parameters: URLSearchParams): ShelfParams {
  return {
    order: shelfOrder(parameters.get('sort')),
    text: parameters.get('q')?.slice(0, MAX_FILTER_LENGTH) ?? '',
    cursor: parameters.get('cursor'),
    filter: filterOf(tidyPrices(parameters)),
  };
}

function filterOf(parameters: URLSearchParams): ShelfFilterText {
  const filter: ShelfFilterText = {};
  for (const name of Object.keys(SINGLE) as SingleFilter[]) {
    const value = parameters.get(name)?.trim() ?? '';
    if (SINGLE[name].test(value)) filter[name] = value;
  }
  const brand = parameters.getAll('brand').filter(Boolean);
  return brand.length > 0 ? { ...filter, brand } : filter;
}

export type ShelfQuery = ShelfFilterText & {
  limit: number;
  fields: 'card';
  grouped: true;
  sort?: ShelfOrder;
  cursor?: string;
};

type ShelfPosition = Pick<ShelfParams, 'order' | 'cursor'> & { filter?: ShelfFilterText };

/** Leaves out the default order, so that each page has one URL. */
export const shelfQuery = ({ order, cursor, filter = {} }: ShelfPosition): ShelfQuery => ({
  ...filter,
  limit: SHELF_PAGE_SIZE,
  fields: 'card',
  grouped: true,
  ...(order !== 'relevance' && { sort: order }),
  ...(cursor !== null && { cursor }),
});
