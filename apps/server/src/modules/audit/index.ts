export { auditPersonalData } from './audit.personal-data.ts';
export { auditRoutes } from './audit.routes.ts';
export { eraseWords } from './erase-words.ts';
export type { NameSubjects, SubjectName } from './list-changes.ts';
export { recordChange, recordChanges } from './record-change.ts';
