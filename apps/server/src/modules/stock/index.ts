export { correctStock, giveBackStock, recordFirstStock, type StockItem, takeStock } from './move-stock.ts';
export { stockJobs } from './stock.jobs.ts';
export { findStock } from './stock.queries.ts';
