export { checkoutJobs } from './checkout.jobs.ts';
export { checkoutRoutes } from './checkout.routes.ts';
