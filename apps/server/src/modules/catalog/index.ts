export { catalogRoutes } from './catalog.routes.ts';
