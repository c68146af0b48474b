import type { Api } from '@subah/contract/client/api-client';
import { DEFAULT_SHOP_NAME } from '@subah/rules/shop/shop-name';

/** For loaders of files without a page around them. */
export const readShopName = (api: Api): Promise<string> =>
  api('GET shop').then(
    (answer) => answer.data.name || DEFAULT_SHOP_NAME,
    () => DEFAULT_SHOP_NAME,
  );
