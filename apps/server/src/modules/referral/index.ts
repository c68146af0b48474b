export { referralRoutes } from './referral.routes.ts';
export { rewardFirstDelivery, takeBackReward } from './reward-first-delivery.ts';
