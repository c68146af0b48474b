export type LineChange = { add: number } | { decrease: number } | { set: number };

export type LineOutcome = { quantity: number } | { refused: string };

/** How many of one product a cart line holds after a change. Zero or less means that the line is gone. */
export function changeLine(current: number, change: LineChange, stockLeft: number): LineOutcome {
  const wanted = Math.max(0, wantedQuantity(current, change));
  // Less is always allowed, also when meanwhile the stock fell below what is in the cart.
  if (wanted > current && wanted > stockLeft) return { refused: limitNote(stockLeft) };
  return { quantity: wanted };
}

/** What the shopper reads at the limit. */
export const limitNote = (stockLeft: number): string => (stockLeft > 0 ? `Only ${stockLeft} left` : 'Out of stock');

function wantedQuantity(current: number, change: LineChange): number {
  if ('add' in change) return current + change.add;
  if ('decrease' in change) return current - change.decrease;
  return change.set;
}
