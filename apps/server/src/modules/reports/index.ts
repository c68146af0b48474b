export { reportsRoutes } from './reports.routes.ts';
export { checkBooks } from './run-consistency-checks.ts';
