/** Amounts are stored as 32-bit integers; charges and the largest tip fit into the rest below 2³¹. */
const MAX_BASKET_PAISE = 2_147_000_000;

/** By MRP, because an order stores its savings too. */
export const isBasketTooLarge = (lines: { mrpPaise: number; quantity: number }[]): boolean =>
  lines.reduce((sum, { mrpPaise, quantity }) => sum + mrpPaise * quantity, 0) > MAX_BASKET_PAISE;
