export { membershipPersonalData } from './membership.personal-data.ts';
export {
  ActivePlan,
  benefitsOf,
  benefitsOfPlan,
  FIND_ACTIVE_PLAN,
  hasPlans,
  listPlansForSale,
  listUsedFreePlans,
} from './membership.queries.ts';
export { membershipRoutes } from './membership.routes.ts';
export { membershipReversal } from './membership-reversal.ts';
export { completeMembership } from './start-membership.ts';
