import type { Cart } from '@subah/contract/cart/cart';
import { ApiError } from '@subah/contract/client/api-client';
import { addToCart as texts } from '@subah/messages/add-to-cart';
import { common } from '@subah/messages/common';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { currentSession, tokens } from '../../../lib/session/session.ts';
import { applyChanges } from './apply-changes.ts';
import type { CartChange, CartProduct } from './cart-changes.ts';
import { cartState, NO_CART } from './cart-state.ts';
import { createConfirmedCart } from './confirmed-cart.ts';
import { emptyCart } from './empty-cart.ts';
import { fetchCart } from './fetch-cart.ts';
import { createMutationQueue } from './mutation-queue.ts';
import { signInFirst } from './sign-in-first.ts';

const RELOAD_AFTER_MS = 30_000;

const confirmed = createConfirmedCart(() => fetchCart(browserApi), publish);
const queue = createMutationQueue({ send, onFailed });

let account: string | null = null;
let loadedAt = 0;
let isStarted = false;
/** Between the windows of this browser, which show the same cart. */
let windows: BroadcastChannel | undefined;

/** Null for a visitor. A token that cannot be decoded still counts as signed in: the server decides. */
function currentAccount(): string | null {
  const { isSignedIn, user } = currentSession();
  return isSignedIn ? (user?.id ?? 'unknown') : null;
}

/** Keeps `cartState` up to date: with the account, with changes, and when the customer returns to the page. */
export function startCartSync(): void {
  if (isStarted) return;
  isStarted = true;
  const reloadIfOld = () => {
    if (document.visibilityState === 'visible' && Date.now() - loadedAt > RELOAD_AFTER_MS) reloadCart();
  };
  queue.subscribe(publish);
  tokens.subscribe(followAccount);
  windows = new BroadcastChannel('cart');
  windows.addEventListener('message', reloadCart);
  window.addEventListener('online', reloadCart);
  window.addEventListener('focus', reloadIfOld);
  document.addEventListener('visibilitychange', reloadIfOld);
  followAccount();
}

function followAccount(): void {
  const next = currentAccount();
  if (next === account) return;
  account = next;
  confirmed.clear();
  reloadCart();
}

function publish(): void {
  if (account === null) {
    cartState.set(NO_CART);
    return;
  }
  const cart = confirmed.cart();
  const changes = queue.pending();
  cartState.set({
    cart: applyChanges(cart ?? emptyCart, changes),
    isLoaded: cart !== undefined,
    error: confirmed.error(),
    isSettled: changes.length === 0,
  });
}

/** For changes made outside the cart, such as an order. */
export function reloadCart(): void {
  if (currentAccount() === null) return;
  loadedAt = Date.now();
  void confirmed.load();
}

/** Tells the other windows to read the cart again. */
export const announceCartChange = (): void => windows?.postMessage(null);

/** Holds a cart that another call returned. */
export function putCart(cart: Cart): void {
  confirmed.put(cart);
  announceCartChange();
}

export async function clearCart(): Promise<void> {
  try {
    putCart((await browserApi('DELETE cart/clear')).data);
  } catch (error) {
    toast(error instanceof ApiError ? error.message : t(texts.clearFailed), { tone: 'error' });
  }
}

export function enqueueChange(product: CartProduct, by: number): void {
  startCartSync();
  queue.enqueue(product, by);
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

async function send(change: CartChange): Promise<void> {
  const sender = account;
  const { data } = await (change.by > 0 ? addToCart(change) : removeFromCart(change));
  if (sender === account) putCart(data);
  toast(t(change.by > 0 ? texts.added : texts.removed));
}

const addToCart = ({ product, by }: CartChange) =>
  browserApi('POST cart/add', { body: [{ productId: product.productId, type: product.itemType, quantity: by }] });

const removeFromCart = ({ product, by }: CartChange) =>
  browserApi('POST cart/remove', {
    body: { productId: product.productId, itemType: product.itemType, decreaseBy: -by },
  });

function failureText({ product, by }: CartChange): string {
  const line = confirmed.cart()?.items.find(({ productId }) => productId === product.productId);
  const quantity = line?.quantity ?? 0;
  if (quantity === 0 && by > 0) return t(texts.addFailed);
  return t(quantity + by > 0 ? texts.changeFailed : texts.removeFailed);
}

function onFailed(change: CartChange, error: unknown): void {
  const owner = account;
  const enqueue = () => queue.enqueue(change.product, change.by);
  // Not for a customer who has signed out meanwhile.
  const retry = () => {
    if (account === owner) enqueue();
  };
  if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') {
    signInFirst(change.product, enqueue);
  } else if (error instanceof ApiError) {
    toast(error.message, { tone: 'error' });
    // The refusal shows that this page is out of date, for example about the stock.
    reloadCart();
  } else if (!navigator.onLine) {
    toast(t(texts.queued), { tone: 'warning' });
    window.addEventListener('online', retry, { once: true });
  } else {
    toast(failureText(change), { tone: 'error', action: { label: t(common.tryAgain), onSelect: retry } });
  }
}
