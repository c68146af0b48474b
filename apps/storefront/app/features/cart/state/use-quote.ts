import type { Cart, Quote } from '@subah/contract/orders/cart';
import type { Bill } from '@subah/contract/orders/pricing';
import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { createStore } from '../../../lib/storage/store.ts';
import { type OrderOptions, useOrderOptions } from './order-options.ts';
import { previewBill } from './preview-bill.ts';
import { useCart, waitForPendingChanges } from './use-cart.ts';

type Answered = { key: string; quote: Quote };

const STALE_MS = 60_000;

/** What was last answered, so that the drawer opens with its figures and the page after it shows the same ones. */
const answered = createStore<Answered | null>(null);

type Confirmed = { isAsShown: boolean; quote?: Quote };

export type PricedCart = {
  bill: Bill;
  quote: Quote | undefined;
  /** Another figure is on its way, and nobody here can tell which. */
  isUpdating: boolean;
  hasFailed: boolean;
  retry: () => void;
  /** Asks once more before anything is ordered: is this still what it costs? */
  confirm: () => Promise<Confirmed>;
};

/** The cart priced by the server for what the shopper orderOptions. Nothing is asked while nobody looks. */
export function useQuote({ isShown }: { isShown: boolean }): PricedCart {
  const { cart, isSettled } = useCart();
  const orderOptions = useOrderOptions();
  const known = useSyncExternalStore(answered.subscribe, answered.get, () => null);
  const [failedKey, setFailedKey] = useState('');
  const [turn, askAgain] = useReducer((last: number) => last + 1, 0);
  const key = quoteKey(cart, orderOptions);
  const isKnown = known?.key === key;
  const hasFailed = failedKey === key;
  const isWanted = isShown && isSettled && cart.count > 0;

  // Express has its hours, and prices and coins may change under an open page.
  useEffect(() => {
    if (!isShown) return;
    const timer = setInterval(askAgain, STALE_MS);
    return () => clearInterval(timer);
  }, [isShown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the cart and the orderOptions
  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    browserApi('POST cart/quote', { body: orderOptions }).then(
      ({ data }) => {
        if (isStale) return;
        answered.set({ key, quote: data });
        setFailedKey('');
      },
      () => !isStale && setFailedKey(key),
    );
    return () => {
      isStale = true;
    };
  }, [key, isWanted, turn]);

  // Never the figures of somebody else who used this browser.
  const quote = known?.key.startsWith(`${cart._id} `) ? known.quote : undefined;
  const preview = isKnown ? known.quote.bill : foreseenBill(cart, orderOptions, quote);
  const bill = preview ?? quote?.bill ?? cart.bill;
  return {
    bill,
    quote,
    isUpdating: cart.count > 0 && !preview && !hasFailed,
    hasFailed,
    retry: askAgain,
    confirm: () => confirmBill(key, orderOptions, bill.amountDue),
  };
}

/** Only a different figure stops an order; an answer that does not come is for the order itself to tell. */
async function confirmBill(key: string, orderOptions: OrderOptions, shownRupees: number): Promise<Confirmed> {
  await waitForPendingChanges();
  try {
    const { data } = await browserApi('POST cart/quote', { body: orderOptions });
    answered.set({ key, quote: data });
    return { isAsShown: data.bill.amountDue === shownRupees, quote: data };
  } catch {
    return { isAsShown: true };
  }
}

const quoteKey = ({ _id, items, coupon }: Cart, orderOptions: OrderOptions): string => {
  const lines = items.map(({ productId, quantity, price, stockLeft }) => [productId, quantity, price, stockLeft]);
  return `${_id} ${JSON.stringify([lines, coupon?.code, orderOptions])}`;
};

/** What the rule says before the server has said it; null where the rule does not know enough. */
function foreseenBill(cart: Cart, orderOptions: OrderOptions, last: Quote | undefined): Bill | null {
  const known = last?.bill ?? cart.bill;
  return previewBill(cart.items, orderOptions, { bill: known, coinBalance: last?.coins.balance ?? 0 });
}
