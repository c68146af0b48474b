export { labSamplesRoutes } from './lab-samples.routes.ts';
