export { auditRoutes } from './audit.routes.ts';
export type { NameSubjects, SubjectName } from './list-changes.ts';
export { recordChange } from './record-change.ts';
