import type { ListUsedOffers } from './modules/accounts/index.ts';
import { listUsedCoupons } from './modules/coupons/index.ts';
import { listUsedFreePlans } from './modules/membership/index.ts';
import { listFirstDelivery } from './modules/referral/index.ts';

/** Offers with a limit per customer, by module: what a deleted account used of them is kept for a while (decision 101). */
export const usedOffers: ListUsedOffers[] = [listUsedCoupons, listUsedFreePlans, listFirstDelivery];
