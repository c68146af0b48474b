import { toPaise, toRupees } from '../money.ts';

export const PURCHASE_STATUSES = ['draft', 'sent', 'partly_received', 'received', 'cancelled'] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

export const purchaseStatusLabels: Record<PurchaseStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  partly_received: 'Partly received',
  received: 'Received',
  cancelled: 'Cancelled',
};

export const isOpenPurchase = (status: PurchaseStatus): boolean => status !== 'received' && status !== 'cancelled';

/** Days that `products.sold_lately` counts. */
const SALES_DAYS = 30;

type Need = {
  soldLately: number;
  milkPacks: number;
  stock: number;
  onOrder: number;
  /** Packs that should be left after these days. */
  lowStockAt: number;
};

/**
 * Packs to buy for the coming days. Orders that are placed have left the stock already; milk plans are known ahead and
 * replace the average of the sales where they are more. The low-stock limit is left on the shelf.
 */
export function packsToBuy({ soldLately, milkPacks, stock, onOrder, lowStockAt }: Need, days: number): number {
  const usual = Math.ceil((soldLately * days) / SALES_DAYS);
  return Math.max(0, Math.max(usual, milkPacks) + lowStockAt - stock - onOrder);
}

type ExpectedLine = { quantity: number; expectedCost: number | null };

/** Rupees that the ordered packs will cost. Lines without an expected cost do not count. */
export const expectedTotal = (lines: readonly ExpectedLine[]): number =>
  toRupees(lines.reduce((sum, { quantity, expectedCost }) => sum + quantity * toPaise(expectedCost ?? 0), 0));

type Cost = { averagePaise: number | null; stock: number };

/** The moving average cost of a pack after a receipt. Packs whose cost is not known do not count. */
export function averageCost({ averagePaise, stock }: Cost, received: { packs: number; costPaise: number }): number {
  const known = averagePaise === null ? 0 : Math.max(0, stock);
  const packs = known + received.packs;
  if (packs === 0) return received.costPaise;
  return Math.round(((averagePaise ?? 0) * known + received.costPaise * received.packs) / packs);
}

/** Until everything that was ordered has come; more may come than was ordered. */
export const statusAfterReceipt = (lines: readonly { quantity: number; received: number }[]): PurchaseStatus =>
  lines.every(({ quantity, received }) => received >= quantity) ? 'received' : 'partly_received';
