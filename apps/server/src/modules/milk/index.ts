export { milkJobs } from './milk.jobs.ts';
export { milkPersonalData } from './milk.personal-data.ts';
export { countCustomersWithPlan } from './milk.queries.ts';
export { milkRoutes } from './milk.routes.ts';
export { completeTopUp } from './milk-balance.ts';
