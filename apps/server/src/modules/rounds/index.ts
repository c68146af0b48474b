export { deliveryPhotos } from './delivery-photo.ts';
export { makeRounds } from './make-rounds.ts';
export { roundsJobs } from './rounds.jobs.ts';
export { roundsPersonalData } from './rounds.personal-data.ts';
export { roundsRoutes } from './rounds.routes.ts';
