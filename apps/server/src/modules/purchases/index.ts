export { purchasesRoutes } from './purchases.routes.ts';
