/** Sort orders of a product list. `relevance` is the rank given by the shopkeeper. */
export const SHELF_ORDERS = ['relevance', 'price', 'price-high', 'discount', 'name'] as const;
export type ShelfOrder = (typeof SHELF_ORDERS)[number];

/** Longest text in the filter box above a product list. */
export const MAX_FILTER_LENGTH = 100;

/** Reads the order from a URL; unknown values fall back to relevance. */
export const shelfOrder = (text: string | null): ShelfOrder =>
  SHELF_ORDERS.find((order) => order === text?.toLowerCase()) ?? 'relevance';
