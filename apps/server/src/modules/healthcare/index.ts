export { doctorLogins } from './doctor-logins.ts';
export { hasDoctors } from './doctors.queries.ts';
export { healthcareJobs } from './healthcare.jobs.ts';
export { appointmentsPersonalData, callRequestsPersonalData } from './healthcare.personal-data.ts';
export { healthcareRoutes } from './healthcare.routes.ts';
export { healthcareAdminRoutes } from './healthcare-admin.routes.ts';
export { careForSearch } from './list-for-search.ts';
export { doctorsForSitemap } from './list-for-sitemap.ts';
export { recordFileView } from './record-file-view.ts';
