import type { Catalog } from '../catalog/catalogs.ts';
import { isCarried } from '../pricing/carried-goods.ts';

type Line = { catalog: Catalog; quantity: number; pricePaise: number };

/** As agreed when the order was placed. */
type OrderMinimums = { couponMinimumPaise: number; couponCatalog: Catalog | null; freeDeliveryAbovePaise: number };

const totalPaise = (lines: readonly Line[]): number =>
  lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);

/** What counts towards the minimum of a coupon. */
export const couponTotalPaise = (lines: readonly Line[], catalog: Catalog | null): number =>
  totalPaise(lines.filter((line) => catalog === null || catalog === line.catalog));

/** What counts towards free delivery. */
export const carriedTotalPaise = (lines: readonly Line[]): number => totalPaise(lines.filter(isCarried));

/**
 * The minimums of an order after the shop changed its lines. They fall with the total, so that a later cancellation by the
 * customer is not judged by items that the shop did not deliver.
 */
export function lowerMinimums(order: OrderMinimums, before: readonly Line[], after: readonly Line[]) {
  const lower = (minimumPaise: number, total: (lines: readonly Line[]) => number): number =>
    Math.max(0, minimumPaise - Math.max(0, total(before) - total(after)));
  return {
    couponMinimumPaise: lower(order.couponMinimumPaise, (lines) => couponTotalPaise(lines, order.couponCatalog)),
    freeDeliveryAbovePaise: lower(order.freeDeliveryAbovePaise, carriedTotalPaise),
  };
}
