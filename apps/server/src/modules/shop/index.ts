export { shopRoutes } from './shop.routes.ts';
export { readShopFacts } from './shop-facts.ts';
export { findOpening, requireOpenShop, saveOpening } from './shop-opening.ts';
