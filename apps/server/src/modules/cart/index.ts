export { addAvailable } from './add-available.ts';
export { cartPersonalData } from './cart.personal-data.ts';
export { type BasketRow, basketsOf } from './cart.queries.ts';
export { cartRoutes } from './cart.routes.ts';
export { applyCartChanges } from './change-cart.ts';
export { type LockedCart, lockBaskets } from './lock-baskets.ts';
export { priceCart } from './price-cart.ts';
export { lineProblem, NOT_SERVED } from './quote-cart.ts';
