export { reviewsPersonalData } from './reviews.personal-data.ts';
export { reviewsRoutes } from './reviews.routes.ts';
