import type { Cart } from '@subah/contract/cart/cart';
import type { Quote } from '@subah/contract/checkout/checkout';
import type { Bill } from '@subah/contract/pricing/bill';
import type { DeliveryFees } from '@subah/rules/pricing/delivery-fees';
import useSWR from 'swr';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { accountKey, QUERY_OPTIONS } from '../../../lib/data/query-cache.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useDeliverySettings } from '../../../shared/delivery/use-delivery-settings.ts';
import { useCart } from './cart-state.ts';
import { waitForPendingChanges } from './cart-sync.ts';
import { type OrderOptions, useOrderOptions } from './order-options.ts';
import { previewBill, roundBill } from './preview-bill.ts';

/** A quote with the cart and the options that it was made for. */
type CachedQuote = { fingerprint: string; cartId: string; quote: Quote };

export type PricedCart = {
  bill: Bill;
  quote: Quote | undefined;
  /** The bill on the screen is outdated and cannot be computed in the browser. */
  isUpdating: boolean;
  hasFailed: boolean;
  retry: () => void;
  /** Fetches the price once more before an order. */
  refresh: () => Promise<Quote | undefined>;
};

const QUOTE_OPTIONS = {
  ...QUERY_OPTIONS,
  revalidateOnFocus: false,
  // Express has opening hours, and prices and coins change while the page is open.
  refreshInterval: 60_000,
  keepPreviousData: true,
};

type QuoteOptions = { isShown: boolean; paymentMode: 'online' | 'COD' | null };

/** The cart priced by the server with the chosen options. Nothing is fetched while it is not shown. */
export function useQuote({ isShown, paymentMode }: QuoteOptions): PricedCart {
  const session = useSession();
  const { cart, isSettled } = useCart();
  const orderOptions = useOrderOptions();
  const { fees } = useDeliverySettings();
  const fingerprint = fingerprintOf(cart, orderOptions, paymentMode);
  const isEnabled = isShown && isSettled && cart.count > 0;

  const fetchQuote = async (): Promise<CachedQuote> => {
    const { data } = await browserApi('POST cart/quote', {
      body: { ...orderOptions, ...(paymentMode && { paymentMode }) },
    });
    return { fingerprint, cartId: cart._id, quote: data };
  };
  const key = isEnabled ? accountKey(session, 'POST cart/quote', { fingerprint }) : null;
  const { data: cached, error, mutate } = useSWR(key, fetchQuote, QUOTE_OPTIONS);

  // `keepPreviousData` may return the quote of another account's cart.
  const quote = cached?.cartId === cart._id ? cached.quote : undefined;
  const isCurrent = cached?.fingerprint === fingerprint;
  const preview = isCurrent
    ? cached.quote.bill
    : previewFrom(cart, orderOptions, { last: quote, fees, paysCash: paymentMode === 'COD' });
  const bill = preview ?? roundBill(quote?.bill ?? cart.bill, paymentMode === 'COD');

  /** Undefined when the quote fails; the order call then reports the error. */
  const refresh = async (): Promise<Quote | undefined> => {
    await waitForPendingChanges();
    try {
      const fresh = await fetchQuote();
      void mutate(fresh, { revalidate: false });
      return fresh.quote;
    } catch {
      return undefined;
    }
  };

  const hasFailed = Boolean(error);
  return {
    bill,
    quote,
    isUpdating: cart.count > 0 && !preview && !hasFailed,
    hasFailed,
    retry: () => void mutate(),
    refresh,
  };
}

const fingerprintOf = (
  { _id, items, coupon }: Cart,
  orderOptions: OrderOptions,
  paymentMode: QuoteOptions['paymentMode'],
): string => {
  const lines = items.map(({ productId, quantity, price, stockLeft }) => [productId, quantity, price, stockLeft]);
  return JSON.stringify([_id, lines, coupon?.code, orderOptions, paymentMode]);
};

/** Null where only the server can compute the bill. */
function previewFrom(
  cart: Cart,
  orderOptions: OrderOptions,
  { last, fees, paysCash }: { last: Quote | undefined; fees: DeliveryFees; paysCash: boolean },
): Bill | null {
  return previewBill(cart.items, orderOptions, {
    bill: last?.bill ?? cart.bill,
    coinBalance: last?.coins.balance ?? 0,
    fees,
    paysCash,
  });
}
