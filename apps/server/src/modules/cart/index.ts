export { addAvailable, answerAdded } from './add-available.ts';
export { cartPersonalData } from './cart.personal-data.ts';
export {
  type BasketRow,
  type CartRow,
  emptyCart,
  findBasket,
  findCartWithBasket,
  lockCartById,
  lockCartForOrder,
  removeOrderedLines,
  setOpenAttempt,
} from './cart.queries.ts';
export { cartRoutes } from './cart.routes.ts';
export { applyCartChanges } from './change-cart.ts';
export { addHeldStock, heldCoins, subtractHeldUse } from './open-attempt.ts';
export { chargedLines, priceCart, toWireCoupon, unknownCoupon } from './price-cart.ts';
export { findPriceFacts, type PriceFacts } from './price-facts.ts';
