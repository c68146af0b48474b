import type { Order } from '@subah/contract/orders/orders';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { returnableQuantity } from '@subah/rules/orders/claims';
import { isFresh } from '@subah/rules/orders/freshness-credit';

export type ItemsAction = 'cancel' | 'return' | 'freshness';

/** Items that can be chosen, with the number of packs. */
export const itemsFor = (order: Order, action: ItemsAction) =>
  order.products.flatMap((item) => {
    if (item.isRejected) return [];
    const most =
      action === 'cancel' ? item.quantity : returnableQuantity({ id: item._id, quantity: item.quantity }, order.claims);
    if (most === 0) return [];
    if (action !== 'cancel' && !catalogFacts[item.product_type].isCarried) return [];
    // An item is credited once.
    if (action === 'freshness' && (!isFresh(item.product_type) || most < item.quantity)) return [];
    return [{ ...item, most }];
  });

/** Not when all items were credited, returned or taken out: the form would have nothing to choose. */
export const canAskReturn = (order: Order): boolean => order.canReturn && itemsFor(order, 'return').length > 0;
