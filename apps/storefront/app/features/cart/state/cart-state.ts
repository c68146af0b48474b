import type { Cart } from '@subah/contract/cart/cart';
import { useSyncExternalStore } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { createStore } from '../../../lib/storage/external-store.ts';
import { emptyCart } from './empty-cart.ts';

type CartState = {
  /** The cart of the server with the unconfirmed changes of this browser on top. */
  cart: Cart;
  isLoaded: boolean;
  error: unknown;
  /** False while changes wait for the server. */
  isSettled: boolean;
};

export const NO_CART: CartState = { cart: emptyCart, isLoaded: false, error: undefined, isSettled: true };

/** Filled by cart-sync.ts, which is loaded for signed-in customers only. */
export const cartState = createStore(NO_CART);

export function useCart() {
  const { isSignedIn } = useSession();
  const state = useSyncExternalStore(cartState.subscribe, cartState.get, () => NO_CART);
  return { ...state, isLoading: isSignedIn && !state.isLoaded && !state.error };
}

const findLine = (productId: string) => cartState.get().cart.items.find((item) => item.productId === productId);

/** One product of the cart. A component renders again only when its own product changes. */
export function useCartLine(productId: string): { quantity: number; stockLeft: number | undefined } {
  const { subscribe } = cartState;
  const quantity = useSyncExternalStore(
    subscribe,
    () => findLine(productId)?.quantity ?? 0,
    () => 0,
  );
  const stockLeft = useSyncExternalStore(
    subscribe,
    () => findLine(productId)?.stockLeft,
    () => undefined,
  );
  return { quantity, stockLeft };
}
