export { refreshSearchWords } from './refresh-search-words.ts';
export { searchJobs } from './search.jobs.ts';
export { searchRoutes } from './search.routes.ts';
export { searchAdminRoutes } from './search-admin.routes.ts';
