import { useEffect } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { cartState, NO_CART } from './cart-state.ts';

/** Loads the cart of a signed-in customer. Visitors do without its code. */
export function useCartSync(): void {
  const { isSignedIn } = useSession();
  useEffect(() => {
    if (!isSignedIn) return;
    import('./cart-sync.ts').then(
      ({ startCartSync }) => startCartSync(),
      (error: unknown) => cartState.set({ ...NO_CART, error }),
    );
  }, [isSignedIn]);
}
