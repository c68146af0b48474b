import { useSyncExternalStore } from 'react';
import { tabText } from '../../lib/tab-text.ts';

/** What a shopper chooses about the basket as a whole. Drawer and page show the same choice. */
export type Wishes = { tip: number; expressDelivery: boolean; useSuperCoins: boolean };

export const NO_WISHES: Wishes = { tip: 0, expressDelivery: false, useSuperCoins: false };

// Kept in the tab, because a payment may lead away from the shop and back.
const stored = tabText('cart-wishes');
let last = { text: null as string | null, wishes: NO_WISHES };

/** The same object as long as nothing was chosen anew, because React compares snapshots. */
function currentWishes(): Wishes {
  const text = stored.get();
  if (text !== last.text) last = { text, wishes: readWishes(text) };
  return last.wishes;
}

/** Whatever else stands in the storage of a browser counts as no wish. */
export function readWishes(text: string | null): Wishes {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<keyof Wishes, unknown>>;
    return {
      tip: typeof kept.tip === 'number' ? kept.tip : 0,
      expressDelivery: kept.expressDelivery === true,
      useSuperCoins: kept.useSuperCoins === true,
    };
  } catch {
    return NO_WISHES;
  }
}

type Possible = { express: { isAvailable: boolean }; bill: { coins: number } };

/** Of what was wished, what can be had now: express keeps its hours, and an empty wallet pays nothing. */
export const possibleWishes = (wishes: Wishes, quote: Possible | undefined): Wishes =>
  quote
    ? {
        ...wishes,
        expressDelivery: wishes.expressDelivery && quote.express.isAvailable,
        useSuperCoins: wishes.useSuperCoins && quote.bill.coins > 0,
      }
    : wishes;

export const changeWishes = (change: Partial<Wishes>): void =>
  stored.set(JSON.stringify({ ...currentWishes(), ...change }));

/** An order has been placed: the next one starts with none. */
export const forgetWishes = (): void => stored.set(null);

export const useWishes = (): Wishes => useSyncExternalStore(stored.subscribe, currentWishes, () => NO_WISHES);
