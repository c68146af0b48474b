import type { CartItem } from '@subah/contract/cart/cart';

type Line = Pick<CartItem, 'stockLeft' | 'quantity' | 'price' | 'priceAtAdd'>;

/** Whether the customer must see a note of the line before paying: sold out, too few left or a new price. */
export const needsAttention = ({ stockLeft, quantity, price, priceAtAdd }: Line): boolean =>
  stockLeft < quantity || price !== priceAtAdd;

/** A sold-out line stays in the cart until the customer removes it. */
export const isCharged = ({ stockLeft }: Pick<CartItem, 'stockLeft'>): boolean => stockLeft > 0;
