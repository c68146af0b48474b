export { restockAlertsJobs } from './restock-alerts.jobs.ts';
export { restockAlertsPersonalData } from './restock-alerts.personal-data.ts';
export { restockAlertsRoutes } from './restock-alerts.routes.ts';
