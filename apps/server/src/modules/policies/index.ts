export { draftPolicy } from './draft-policy.ts';
export { policiesForSearch } from './list-for-search.ts';
export { listPublishedPolicies } from './policies.queries.ts';
export { policiesRoutes } from './policies.routes.ts';
