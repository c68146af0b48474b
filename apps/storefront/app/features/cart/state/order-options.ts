import { useSyncExternalStore } from 'react';
import { tabStorage } from '../../../lib/storage/tab-storage.ts';

/** What a shopper chooses about the basket as a whole. Drawer and page show the same choice. */
export type OrderOptions = { tip: number; expressDelivery: boolean; useSuperCoins: boolean };

export const DEFAULT_OPTIONS: OrderOptions = { tip: 0, expressDelivery: false, useSuperCoins: false };

// Kept in the tab, because a payment may lead away from the shop and back.
const stored = tabStorage('cart-wishes');
let last = { text: null as string | null, orderOptions: DEFAULT_OPTIONS };

/** The same object as long as nothing was chosen anew, because React compares snapshots. */
function currentOptions(): OrderOptions {
  const text = stored.get();
  if (text !== last.text) last = { text, orderOptions: parseOrderOptions(text) };
  return last.orderOptions;
}

/** Whatever else stands in the storage of a browser counts as no wish. */
export function parseOrderOptions(text: string | null): OrderOptions {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<keyof OrderOptions, unknown>>;
    return {
      tip: typeof kept.tip === 'number' ? kept.tip : 0,
      expressDelivery: kept.expressDelivery === true,
      useSuperCoins: kept.useSuperCoins === true,
    };
  } catch {
    return DEFAULT_OPTIONS;
  }
}

type Possible = { express: { isAvailable: boolean }; bill: { coins: number } };

/** Of what was wished, what can be had now: express keeps its hours, and an empty wallet pays nothing. */
export const availableOptions = (orderOptions: OrderOptions, quote: Possible | undefined): OrderOptions =>
  quote
    ? {
        ...orderOptions,
        expressDelivery: orderOptions.expressDelivery && quote.express.isAvailable,
        useSuperCoins: orderOptions.useSuperCoins && quote.bill.coins > 0,
      }
    : orderOptions;

export const changeOrderOptions = (change: Partial<OrderOptions>): void =>
  stored.set(JSON.stringify({ ...currentOptions(), ...change }));

/** An order has been placed: the next one starts with none. */
export const clearOrderOptions = (): void => stored.set(null);

export const useOrderOptions = (): OrderOptions =>
  useSyncExternalStore(stored.subscribe, currentOptions, () => DEFAULT_OPTIONS);
