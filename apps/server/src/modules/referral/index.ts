export { referralRoutes } from './referral.routes.ts';
export { listFirstDelivery, rewardFirstDelivery, takeBackReward } from './reward-first-delivery.ts';
