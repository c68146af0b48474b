import type { CalendarDate } from '../india-time.ts';
import { DEFAULT_FRESHNESS, type FreshnessLimits } from '../orders/freshness-credit.ts';
import type { DeliveryFees } from '../pricing/delivery-fees.ts';
import { DEFAULT_FEES } from '../pricing/delivery-fees.ts';

/** Times of day in India: "08:00". */
export type DeliveryWindow = {
  from: string;
  until: string;
  /** Orders that fit into the window on one day; null for no limit. */
  capacity: number | null;
};

type ExpressHours = { isOffered: boolean; from: string; until: string };

export type SlotSettings = {
  /** By their start, without overlap. */
  windows: readonly DeliveryWindow[];
  /** Orders until this time are delivered on the next day, later ones on the day after. */
  cutOff: string;
  /** Days without delivery. */
  holidays: readonly CalendarDate[];
};

export type DeliverySettings = SlotSettings & {
  express: ExpressHours;
  fees: DeliveryFees;
  /** The largest bill that can be paid in cash; null for no limit. */
  codLimitPaise: number | null;
  /** Tips that the cart drawer and the checkout offer, in rupees. */
  drawerTips: readonly number[];
  checkoutTips: readonly number[];
  /** Instant credits for bad produce and dairy. */
  freshness: FreshnessLimits;
};

/** What the shop does until the console changes it. */
export const DEFAULT_DELIVERY_SETTINGS: DeliverySettings = {
  windows: [{ from: '08:00', until: '11:00', capacity: null }],
  cutOff: '23:00',
  holidays: [],
  express: { isOffered: true, from: '08:00', until: '21:00' },
  fees: DEFAULT_FEES,
  codLimitPaise: null,
  drawerTips: [10, 20, 25, 40, 50, 65],
  checkoutTips: [10, 20, 30, 40, 50],
  freshness: DEFAULT_FRESHNESS,
};

export const MAX_WINDOWS = 8;
export const MAX_HOLIDAYS = 60;
export const MAX_TIPS = 8;

export type WindowsError = 'ENDS_BEFORE_START' | 'OVERLAP';

/** What is wrong with windows that are sorted by their start. */
export function windowsError(windows: readonly Pick<DeliveryWindow, 'from' | 'until'>[]): WindowsError | undefined {
  if (windows.some(({ from, until }) => until <= from)) return 'ENDS_BEFORE_START';
  return windows.some(({ from }, at) => from < (windows[at - 1]?.until ?? '')) ? 'OVERLAP' : undefined;
}
