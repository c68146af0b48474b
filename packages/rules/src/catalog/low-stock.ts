/** At or below this many packs a product is on the low-stock list of the console. */
export const LOW_STOCK = 10;
