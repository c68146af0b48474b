import { ApiError } from '@subah/contract/client/api-client';
import type { Cart } from '@subah/contract/orders/cart';
import { addToCart as texts } from '@subah/messages/add-to-cart';
import { common } from '@subah/messages/common';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { useSyncExternalStore } from 'react';
import useSWR, { mutate } from 'swr';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { accountKey, QUERY_OPTIONS } from '../../../lib/data/query-cache.ts';
import { currentSession, type Session, useSession } from '../../../lib/session/session.ts';
import { openSignIn } from '../../../lib/session/sign-in-request.ts';
import { applyChanges, type CartChange, type CartProduct, emptyCart } from './cart-changes.ts';
import { fetchCart } from './fetch-cart.ts';
import { createMutationQueue } from './mutation-queue.ts';

const NO_CHANGES: readonly CartChange[] = [];

// Every product card uses this query: mounting one must not fetch the cart again.
const CART_OPTIONS = { ...QUERY_OPTIONS, revalidateIfStale: false, focusThrottleInterval: 30_000 };

const queue = createMutationQueue({ send, onFailed });

const cartKey = (session: Session) => accountKey(session, 'GET cart');

/** The cart as the server last returned it. */
let confirmedCart: Cart = emptyCart;

function confirm(cart: Cart): Cart {
  confirmedCart = cart;
  return cart;
}

const loadCart = async (): Promise<Cart> => confirm(await fetchCart(browserApi));

const useCartQuery = () => useSWR<Cart>(cartKey(useSession()), loadCart, CART_OPTIONS);

/** The cart of the server with the unconfirmed changes of this browser on top. */
export function useCart() {
  const { isSignedIn } = useSession();
  const { data, error } = useCartQuery();
  const changes = useSyncExternalStore(queue.subscribe, queue.pending, () => NO_CHANGES);
  return {
    cart: isSignedIn ? applyChanges(data ?? emptyCart, changes) : emptyCart,
    error: error as unknown,
    isLoading: isSignedIn && !data && !error,
    /** False while changes wait for the server. */
    isSettled: changes.length === 0,
  };
}

/** One product of the cart, with its unconfirmed changes. */
export function useCartLine(productId: string): { quantity: number; stockLeft: number | undefined } {
  const { isSignedIn } = useSession();
  const line = useCartQuery().data?.items.find((item) => item.productId === productId);
  const pending = useSyncExternalStore(
    queue.subscribe,
    () => queue.pendingQuantity(productId),
    () => 0,
  );
  if (!isSignedIn) return { quantity: 0, stockLeft: undefined };
  return { quantity: Math.max(0, (line?.quantity ?? 0) + pending), stockLeft: line?.stockLeft };
}

/** For changes made outside the cart, such as an order. */
export const reloadCart = (): void => void mutate(cartKey(currentSession()));

/** Caches a cart that another call returned. */
export const putCart = (cart: Cart): void =>
  void mutate(cartKey(currentSession()), confirm(cart), { revalidate: false });

export async function clearCart(): Promise<void> {
  try {
    putCart((await browserApi('DELETE cart/clear')).data);
  } catch (error) {
    toast(error instanceof ApiError ? error.message : t(texts.clearFailed), { tone: 'error' });
  }
}

/** Resolves when the server has confirmed every change. */
export function waitForPendingChanges(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (queue.pending().length > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = queue.subscribe(check);
    check();
  });
}

/** Adds packs to the cart or removes them. A visitor signs in first; the change is made afterwards. */
export function changeQuantity(product: CartProduct, by: number): void {
  if (currentSession().isSignedIn) queue.enqueue(product, by);
  else signInFirst(() => queue.enqueue(product, by));
}

function signInFirst(afterSignIn: () => void): void {
  toast(t(texts.signInFirst), { tone: 'error' });
  openSignIn({ afterSignIn });
}

async function send(change: CartChange): Promise<void> {
  const key = cartKey(currentSession());
  const { data } = await (change.by > 0 ? addToCart(change) : removeFromCart(change));
  await mutate(key, confirm(data), { revalidate: false });
  toast(t(change.by > 0 ? texts.added : texts.removed));
}

const addToCart = ({ product, by }: CartChange) =>
  browserApi('POST cart/add', { body: [{ productId: product.productId, type: product.itemType, quantity: by }] });

const removeFromCart = ({ product, by }: CartChange) =>
  browserApi('POST cart/remove', {
    body: { productId: product.productId, itemType: product.itemType, decreaseBy: -by },
  });

function failureText({ product, by }: CartChange): string {
  const quantity = confirmedCart.items.find(({ productId }) => productId === product.productId)?.quantity ?? 0;
  if (quantity === 0 && by > 0) return t(texts.addFailed);
  return t(quantity + by > 0 ? texts.changeFailed : texts.removeFailed);
}

function onFailed(change: CartChange, error: unknown): void {
  const retry = () => queue.enqueue(change.product, change.by);
  if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') {
    signInFirst(retry);
  } else if (error instanceof ApiError) {
    toast(error.message, { tone: 'error' });
    // The refusal shows that this page is out of date, for example about the stock.
    reloadCart();
  } else {
    toast(failureText(change), { tone: 'error', action: { label: t(common.tryAgain), onSelect: retry } });
  }
}
