import type { Cart } from '@subah/contract/cart/cart';

/** The cart as the server last returned it. A read never replaces the result of a later write. */
export function createConfirmedCart(fetchCart: () => Promise<Cart>, onChange: () => void) {
  let cart: Cart | undefined;
  let error: unknown;
  let latest = 0;

  const set = (next: { cart: Cart | undefined; error?: unknown }) => {
    ({ cart, error } = { error: undefined, ...next });
    onChange();
  };

  return {
    cart: () => cart,
    error: () => error,
    /** A cart that a write returned. */
    put: (written: Cart): void => {
      latest += 1;
      set({ cart: written });
    },
    /** For another account. */
    clear: (): void => {
      latest += 1;
      set({ cart: undefined });
    },
    load: async (): Promise<void> => {
      latest += 1;
      const current = latest;
      try {
        const fetched = await fetchCart();
        if (current === latest) set({ cart: fetched });
      } catch (failure) {
        if (current === latest) set({ cart, error: failure });
      }
    },
  };
}
