/** Why staff book stock, and what the booked quantity does. A count replaces what was shown by what was counted. */
export const BOOKING_REASONS = {
  received: { label: 'Received', effect: 'add' },
  damaged: { label: 'Damaged', effect: 'take' },
  expired: { label: 'Expired', effect: 'take' },
  given_away: { label: 'Given away', effect: 'take' },
  sent_back: { label: 'Sent back to the supplier', effect: 'take' },
  counted: { label: 'Counted', effect: 'count' },
} as const;

export type BookingReason = keyof typeof BOOKING_REASONS;
export const BOOKING_REASON_NAMES = Object.keys(BOOKING_REASONS) as [BookingReason, ...BookingReason[]];

/** Every reason of the stock ledger. The others are written by orders, milk plans, forms and imports. */
export const STOCK_REASONS = [
  ...(['sold', 'replaced', 'returned', 'milk', 'received', 'corrected', 'written_off'] as const),
  ...(['damaged', 'expired', 'given_away', 'sent_back', 'counted'] as const),
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
  counted: 'Counted',
};

type BookedLine = { quantity: number; shownStock: number };

/** The change of the stock. A count is compared with the stock that was shown, because packs may have been sold since. */
export function stockChange(reason: BookingReason, { quantity, shownStock }: BookedLine): number {
  switch (BOOKING_REASONS[reason].effect) {
    case 'add':
      return quantity;
    case 'take':
      return -quantity;
    case 'count':
      return quantity - shownStock;
  }
}
