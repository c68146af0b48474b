export { endRefundedMembership } from './end-refunded-membership.ts';
export { membershipPersonalData } from './membership.personal-data.ts';
export { benefitsOf, listPlansForSale } from './membership.queries.ts';
export { membershipRoutes } from './membership.routes.ts';
export { completeMembership } from './start-membership.ts';
