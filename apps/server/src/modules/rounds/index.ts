export { deleteOldPhotos } from './delivery-photo.ts';
export { roundsJobs } from './rounds.jobs.ts';
export { roundsPersonalData } from './rounds.personal-data.ts';
export { roundsRoutes } from './rounds.routes.ts';
