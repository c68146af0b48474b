import type { Tx } from '../../../platform/database/database.ts';
import { lockCoupons } from '../../coupons/index.ts';
import { lockStock } from '../../stock/index.ts';
import { lockWallet } from '../../wallet/index.ts';

type Reservation = { lines: { productId: string }[]; coins: number; couponId?: string | null | undefined };

/**
 * Releasing one order and reserving another are two passes over products, wallet and coupons. This takes the locks of both
 * in the common order first; two shoppers who swap products or coupons would deadlock otherwise.
 */
export async function lockReservations(tx: Tx, userId: string, both: [Reservation, Reservation]): Promise<void> {
  const productIds = both.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  await lockStock(tx, [...new Set(productIds)]);
  if (both.some(({ coins }) => coins > 0)) await lockWallet(tx, userId);
  const couponIds = both.flatMap(({ couponId }) => couponId ?? []);
  if (couponIds.length > 0) await lockCoupons(tx, couponIds);
}
