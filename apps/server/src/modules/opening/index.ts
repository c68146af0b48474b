export { openingRoutes } from './opening.routes.ts';
export { completeTestPayment } from './test-payment.ts';
