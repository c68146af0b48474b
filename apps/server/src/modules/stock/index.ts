export { correctStock, giveBackStock, lockStock, recordFirstStock, takeStock } from './move-stock.ts';
export { stockJobs } from './stock.jobs.ts';
export { findStock } from './stock.queries.ts';
export { stockRoutes } from './stock.routes.ts';
