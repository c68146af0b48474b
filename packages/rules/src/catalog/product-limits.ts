/** Packs of one product, in stock or in one booking. */
export const MAX_STOCK = 1_000_000;

/** Price, MRP and cost of a pack, in rupees. */
export const MAX_PRICE = 1_000_000;

export const MAX_PRODUCT_TAGS = 20;
export const MAX_TAG_LENGTH = 40;
/** Of the HTML. */
export const MAX_PRODUCT_DESCRIPTION = 20_000;
