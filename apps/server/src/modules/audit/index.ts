export { auditRoutes } from './audit.routes.ts';
export { recordChange } from './record-change.ts';
