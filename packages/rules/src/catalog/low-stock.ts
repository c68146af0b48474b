/** At or below this many packs a product is low on stock: the shopkeeper's list of what to buy. */
export const LOW_STOCK = 10;
