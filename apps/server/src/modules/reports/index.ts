export { reportsRoutes } from './reports.routes.ts';
export { checkConsistency } from './run-consistency-checks.ts';
