import type { CartItem } from '@subah/contract/cart/cart';
import { CATALOGS, type Catalog, catalogFacts, type ItemType } from '@subah/rules/catalog/catalogs';
import { isCarried } from '@subah/rules/pricing/carried-goods';

type Item = Pick<CartItem, 'itemType'>;

export const catalogOf = (itemType: ItemType): Catalog =>
  CATALOGS.find((catalog) => catalogFacts[catalog].itemType === itemType) ?? 'grocery';

export const itemCatalogs = (items: readonly Item[]): { catalog: Catalog }[] =>
  items.map(({ itemType }) => ({ catalog: catalogOf(itemType) }));

/** Lab tests are not delivered. */
export const hasGoods = (items: readonly Item[]): boolean => itemCatalogs(items).some(isCarried);
