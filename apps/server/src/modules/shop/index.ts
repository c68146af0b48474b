export { shopRoutes } from './shop.routes.ts';
export { readShopFacts } from './shop-facts.ts';
