/** What the quantity of a booking does, by the reasons that staff choose. A count sets the stock to the counted number. */
const BOOKING_EFFECTS = {
  received: 'add',
  damaged: 'take',
  expired: 'take',
  given_away: 'take',
  sent_back: 'take',
  recalled: 'take',
  counted: 'count',
} as const;

export type BookingReason = keyof typeof BOOKING_EFFECTS;
export const BOOKING_REASONS = Object.keys(BOOKING_EFFECTS) as [BookingReason, ...BookingReason[]];

export const isCount = (reason: BookingReason): boolean => BOOKING_EFFECTS[reason] === 'count';

/** Every reason of the stock ledger. The others are written by orders, milk plans, forms and imports. */
export const STOCK_REASONS = [
  ...(['sold', 'replaced', 'returned', 'milk', 'received', 'corrected', 'written_off'] as const),
  ...(['damaged', 'expired', 'given_away', 'sent_back', 'recalled', 'counted'] as const),
  ...(['near_expiry', 'recall_hold'] as const),
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

export const stockReasonLabels: Record<StockReason, string> = {
  sold: 'Sold',
  replaced: 'Replaced for a customer',
  returned: 'Back from an order',
  milk: 'Milk round',
  received: 'Received',
  corrected: 'Corrected',
  written_off: 'Written off',
  damaged: 'Damaged',
  expired: 'Expired',
  given_away: 'Given away',
  sent_back: 'Sent back to the supplier',
  recalled: 'Recalled, sent back to the supplier',
  counted: 'Counted',
  near_expiry: 'Held back before expiry',
  recall_hold: 'Held back for a recall',
};

type BookedLine = { quantity: number; shownStock: number };

/** The change of the stock. A count is compared with the stock that was shown, because packs may have been sold since. */
export function stockChange(reason: BookingReason, { quantity, shownStock }: BookedLine): number {
  switch (BOOKING_EFFECTS[reason]) {
    case 'add':
      return quantity;
    case 'take':
      return -quantity;
    case 'count':
      return quantity - shownStock;
  }
}
