/** Of a shop whose owner has not entered a name. */
export const DEFAULT_SHOP_NAME = 'Subah';

export const shownShopName = (name: string): string => name || DEFAULT_SHOP_NAME;

/** As it stands beside the logo. */
export const wordmark = (name: string): string => (shownShopName(name) === DEFAULT_SHOP_NAME ? 'subah' : name);
