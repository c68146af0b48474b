import { ApiError } from '@subah/contract/client/api-client';
import type { Cart } from '@subah/contract/orders/cart';
import { toast } from '@subah/ui/toast';
import { useSyncExternalStore } from 'react';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { currentSession, tokens, useSession } from '../../../lib/session/session.ts';
import { openSignIn } from '../../../lib/session/sign-in-request.ts';
import { applyChanges, type CartChange, type CartProduct, emptyCart } from './cart-changes.ts';
import { createCartStore, type KnownCart } from './cart-store.ts';
import { createMutationQueue } from './mutation-queue.ts';

const NO_STEPS: readonly CartChange[] = [];
const NOT_KNOWN: KnownCart = { cart: undefined, error: undefined };

// Both belong to the browser. On the server they are only made, never read: every snapshot there is empty.
const store = createCartStore({
  api: browserApi,
  owner: { id: () => currentSession().user?.id, subscribe: tokens.subscribe },
  onReturn: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
});
const queue = createMutationQueue({ send, onFailed });

/** The cart as the shopper sees it: what the server confirmed, and on top what was tapped since. */
export function useCart() {
  const { isSignedIn } = useSession();
  const { cart, error } = useSyncExternalStore(store.subscribe, store.get, () => NOT_KNOWN);
  const steps = useSyncExternalStore(queue.subscribe, queue.unanswered, () => NO_STEPS);
  return {
    cart: isSignedIn ? applyChanges(cart ?? emptyCart, steps) : emptyCart,
    error,
    isLoading: isSignedIn && !cart && !error,
    /** The server knows everything that was tapped. */
    isSettled: steps.length === 0,
  };
}

/** Reads the cart again: something outside of it, such as an order, has changed it. */
export const reloadCart = (): void => store.reload();

/** Resolves once the server knows everything that was tapped. */
export function waitForPendingChanges(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (queue.unanswered().length > 0) return;
      stop();
      resolve();
    };
    const stop = queue.subscribe(look);
    look();
  });
}

/** Takes over a cart that a call has answered. */
export const putCart = (cart: Cart): void => store.set(cart);

/** One product of the cart. A card renders again only when its own line changes. */
export function useCartLine(productId: string): { quantity: number; stockLeft: number | undefined } {
  const { isSignedIn } = useSession();
  const line = useSyncExternalStore(
    store.subscribe,
    () => store.get().cart?.items.find((item) => item.productId === productId),
    () => undefined,
  );
  const unanswered = useSyncExternalStore(
    queue.subscribe,
    () => queue.unansweredOf(productId),
    () => 0,
  );
  if (!isSignedIn) return { quantity: 0, stockLeft: undefined };
  return { quantity: Math.max(0, (line?.quantity ?? 0) + unanswered), stockLeft: line?.stockLeft };
}

/** Puts packs into the cart or takes them out. A visitor is asked to sign in first and gets the wish fulfilled then. */
export function changeQuantity(product: CartProduct, by: number): void {
  if (currentSession().isSignedIn) queue.take(product, by);
  else signInFirst(() => queue.take(product, by));
}

function signInFirst(wish: () => void): void {
  toast('User not Logged in', { tone: 'error' });
  openSignIn({ andThen: wish });
}

async function send(step: CartChange): Promise<void> {
  const { data } = await (step.by > 0 ? addStep(step) : removeStep(step));
  store.set(data);
  toast(step.by > 0 ? 'Product Added Successfully' : 'Product Removed Successfully');
}

const addStep = ({ product, by }: CartChange) =>
  browserApi('POST cart/add', { body: [{ productId: product.productId, type: product.itemType, quantity: by }] });

const removeStep = ({ product, by }: CartChange) =>
  browserApi('POST cart/remove', {
    body: { productId: product.productId, itemType: product.itemType, decreaseBy: -by },
  });

function onFailed(step: CartChange, error: unknown): void {
  const tryAgain = () => queue.take(step.product, step.by);
  if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') {
    signInFirst(tryAgain);
  } else if (error instanceof ApiError) {
    toast(error.message, { tone: 'error' });
    // It was refused because the shop knows something that this page does not, such as the stock.
    store.reload();
  } else {
    const fallback = step.by > 0 ? 'Failed to add to cart' : 'Failed to remove item';
    toast(fallback, { tone: 'error', action: { label: 'Try again', onSelect: tryAgain } });
  }
}
