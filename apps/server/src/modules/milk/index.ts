export { markRow } from './mark-delivery.ts';
export { milkJobs } from './milk.jobs.ts';
export { milkPersonalData } from './milk.personal-data.ts';
export { countCustomersWithPlan, type DeliveryRow } from './milk.queries.ts';
export { milkRoutes } from './milk.routes.ts';
export { completeTopUp, topUpReversal } from './milk-balance.ts';
export {
  findCashMilk,
  findMilkDeliveries,
  findMilkIdsOf,
  listMilkToDeliver,
  lockMilkDeliveries,
} from './milk-to-deliver.ts';
export { readForecast } from './read-forecast.ts';
