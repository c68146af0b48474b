export type LineChange = { add: number } | { decrease: number } | { set: number };

/** A refusal carries what is left. */
export type LineOutcome = { quantity: number } | { stockLeft: number };

/** The quantity of a cart line after a change. Zero removes the line. */
export function changeLine(current: number, change: LineChange, stockLeft: number): LineOutcome {
  const requested = Math.max(0, requestedQuantity(current, change));
  // A decrease is always allowed, also when the stock has fallen below the quantity in the cart.
  if (requested > current && requested > stockLeft) return { stockLeft };
  return { quantity: requested };
}

function requestedQuantity(current: number, change: LineChange): number {
  if ('add' in change) return current + change.add;
  if ('decrease' in change) return current - change.decrease;
  return change.set;
}
