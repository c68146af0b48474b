export { updateAverageCosts } from './average-costs.ts';
export { bookStockIn } from './book-stock.ts';
export { correctStock, giveBackStock, lockStock, recordFirstStock, takeStock } from './move-stock.ts';
export { findPackedBatches, type PackedBatch, packBatches } from './pack-batches.ts';
export { findAllottedPacks } from './read-batches.ts';
export { restoreBatches, writeOffBatches, writeOffPacks } from './release-batches.ts';
export { stockJobs } from './stock.jobs.ts';
export { findStock } from './stock.queries.ts';
export { stockRoutes } from './stock.routes.ts';
