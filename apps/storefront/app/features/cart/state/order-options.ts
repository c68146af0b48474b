import { useSyncExternalStore } from 'react';
import { accountStorage } from '../../../lib/session/account-storage.ts';

/** Shared by the drawer and the cart page. */
export type OrderOptions = {
  tip: number;
  expressDelivery: boolean;
  useSuperCoins: boolean;
  /** Start of the chosen delivery slot; without it the next one with room. */
  slot?: string;
};

export const DEFAULT_OPTIONS: OrderOptions = { tip: 0, expressDelivery: false, useSuperCoins: false };

// Session storage: a payment may leave the site and come back.
const stored = accountStorage('cart-options');
let last = { text: null as string | null, orderOptions: DEFAULT_OPTIONS };

/** Returns the same object until the text changes, because React compares snapshots. */
function currentOptions(): OrderOptions {
  const text = stored.get();
  if (text !== last.text) last = { text, orderOptions: parseOrderOptions(text) };
  return last.orderOptions;
}

/** Ignores anything unexpected in the storage. */
export function parseOrderOptions(text: string | null): OrderOptions {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<keyof OrderOptions, unknown>>;
    return {
      tip: typeof stored.tip === 'number' ? stored.tip : 0,
      expressDelivery: stored.expressDelivery === true,
      useSuperCoins: stored.useSuperCoins === true,
      ...(typeof stored.slot === 'string' ? { slot: stored.slot } : {}),
    };
  } catch {
    return DEFAULT_OPTIONS;
  }
}

type OptionLimits = { express: { isAvailable: boolean }; bill: { coins: number } };

/** Drops express outside its hours and coins of an empty wallet. */
export const availableOptions = (orderOptions: OrderOptions, quote: OptionLimits | undefined): OrderOptions =>
  quote
    ? {
        ...orderOptions,
        expressDelivery: orderOptions.expressDelivery && quote.express.isAvailable,
        useSuperCoins: orderOptions.useSuperCoins && quote.bill.coins > 0,
      }
    : orderOptions;

export const changeOrderOptions = (change: Partial<OrderOptions>): void =>
  stored.set(JSON.stringify({ ...currentOptions(), ...change }));

/** The chosen slot is full or over. */
export function clearSlot(): void {
  const { slot: _, ...rest } = currentOptions();
  stored.set(JSON.stringify(rest));
}

export const clearOrderOptions = (): void => stored.set(null);

export const useOrderOptions = (): OrderOptions =>
  useSyncExternalStore(stored.subscribe, currentOptions, () => DEFAULT_OPTIONS);
