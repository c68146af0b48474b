export { openingRoutes } from './opening.routes.ts';
