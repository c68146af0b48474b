export { addAvailable } from './add-available.ts';
export { cartPersonalData } from './cart.personal-data.ts';
export { cartRoutes } from './cart.routes.ts';
export { changeCart } from './change-cart.ts';
export { type BasketRow, basketOf, lockBasket } from './lock-basket.ts';
export { priceCart } from './price-cart.ts';
export { lineProblem, NOT_SERVED } from './quote-cart.ts';
