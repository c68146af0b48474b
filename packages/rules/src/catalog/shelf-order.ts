/** How a shopper may have a shelf arranged. Relevance is the order in which the shopkeeper filled it. */
export const SHELF_ORDERS = ['relevance', 'price', 'name'] as const;
export type ShelfOrder = (typeof SHELF_ORDERS)[number];

/** The most that may be typed into the box over a shelf. */
export const LONGEST_SHELF_TEXT = 100;

/** Anything that is not one of them, such as what somebody typed into an address, is relevance. */
export const shelfOrder = (text: string | null): ShelfOrder =>
  SHELF_ORDERS.find((order) => order === text?.toLowerCase()) ?? 'relevance';
