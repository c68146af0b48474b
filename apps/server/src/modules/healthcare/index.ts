export { healthcareRoutes } from './healthcare.routes.ts';
