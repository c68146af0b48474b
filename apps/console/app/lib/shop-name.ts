import { shownShopName } from '@subah/rules/shop/shop-name';

/** The server writes it into the page. */
export const SHOP_NAME = shownShopName(
  document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? '',
);
