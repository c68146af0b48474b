export { gstRoutes } from './gst/gst.routes.ts';
export { nameSubjects } from './name-subjects.ts';
export { findOpeningProgress } from './opening-progress.ts';
export { type OperatingFigures, readOperatingFigures } from './operating-figures.ts';
export { reportsRoutes } from './reports.routes.ts';
export { checkConsistency } from './run-consistency-checks.ts';
export { staffEventsRoutes } from './staff-events.routes.ts';
export { findWaitingMails } from './waiting-mails.ts';
