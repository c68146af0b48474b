export { refreshSearchWords } from './refresh-words.ts';
export { searchJobs } from './search.jobs.ts';
export { searchRoutes } from './search.routes.ts';
