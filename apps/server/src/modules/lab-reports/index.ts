export { deleteOldReports } from './delete-old-reports.ts';
export { labReportsPersonalData } from './lab-reports.personal-data.ts';
export { labReportsRoutes } from './lab-reports.routes.ts';
