export { DEFAULT_HOME_CARDS, ensureHomeCards } from './default-home-cards.ts';
export { ensureScenePictures } from './scene-pictures.ts';
export { shopRoutes } from './shop.routes.ts';
export { readShopFacts, readShopName } from './shop-facts.ts';
export { findOpening, requireOpenShop, saveOpening } from './shop-opening.ts';
