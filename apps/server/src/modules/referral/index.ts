export { referralRoutes } from './referral.routes.ts';
export { rewardFirstDelivery } from './reward-first-delivery.ts';
