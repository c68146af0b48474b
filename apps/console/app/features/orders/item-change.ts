import type { ProductRow } from '@subah/contract/catalog/products-admin';
import type { LineChangeInput } from '@subah/contract/orders/change-order';
import type { OrderItem } from '@subah/contract/orders/orders';

/** The state of one item in the form; the price is as typed, undefined while the field is untouched. */
export type ItemChange = { quantity: number; price: string | undefined; replacement: ProductRow | undefined };

export const unchanged = ({ quantity }: OrderItem): ItemChange => ({
  quantity,
  price: undefined,
  replacement: undefined,
});

/** Only items that differ from the order are sent. */
export const toLineChanges = (items: OrderItem[], changes: Record<string, ItemChange>): LineChangeInput[] =>
  items.flatMap((item): LineChangeInput[] => {
    const change = changes[item._id];
    if (!change) return [];
    // Another person may have lowered the quantity since.
    const chosen = Math.min(change.quantity, item.quantity);
    const typed = change.price?.trim() ? Number(change.price) : item.price;
    const price = chosen > 0 && typed !== item.price ? typed : undefined;
    // A replacement without a lower quantity replaces the whole item.
    const quantity = change.replacement && chosen === item.quantity ? 0 : chosen;
    if (quantity === item.quantity && price === undefined) return [];
    return [
      {
        lineId: item._id,
        quantity,
        ...(price === undefined || quantity === 0 ? {} : { price }),
        ...(change.replacement ? { replaceWith: { productId: change.replacement._id } } : {}),
      },
    ];
  });
