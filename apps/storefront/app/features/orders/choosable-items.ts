import type { Order, OrderItem } from '@subah/contract/orders/orders';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { indiaDate } from '@subah/rules/india-time';
import { canCancelLine } from '@subah/rules/orders/allowed-changes';
import { returnableQuantity } from '@subah/rules/orders/claims';
import { isFresh } from '@subah/rules/orders/freshness-credit';
import { homeVisits } from '@subah/rules/orders/home-visits';

export type ItemsAction = 'cancel' | 'return' | 'freshness';

/** Items that can be chosen, with the number of packs. */
export const itemsFor = (order: Order, action: ItemsAction) =>
  order.products.flatMap((item) => {
    if (item.isRejected || (action === 'cancel' && !isCancellable(order, item))) return [];
    const most =
      action === 'cancel' ? item.quantity : returnableQuantity({ id: item._id, quantity: item.quantity }, order.claims);
    if (most === 0) return [];
    if (action !== 'cancel' && !catalogFacts[item.product_type].isCarried) return [];
    // An item is credited once.
    if (action === 'freshness' && (!isFresh(item.product_type) || most < item.quantity)) return [];
    return [{ ...item, most }];
  });

function isCancellable({ status, deliveredAt, products }: Order, item: OrderItem): boolean {
  const { bringsGoods } = homeVisits(products);
  const { product_type: catalog, labPatient, isCollectedWithDelivery } = item;
  return canCancelLine(
    { status, deliveredAt: deliveredAt === null ? null : new Date(deliveredAt), bringsGoods },
    { catalog, collectionDate: labPatient?.collectionDate ?? null, isCollectedWithDelivery },
    indiaDate(new Date()),
  );
}

/** Not when all items were credited, returned or taken out: the form would have nothing to choose. */
export const canAskReturn = (order: Order): boolean => order.canReturn && itemsFor(order, 'return').length > 0;
