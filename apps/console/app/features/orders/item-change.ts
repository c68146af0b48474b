import type { ProductRow } from '@subah/contract/catalog/products-admin';
import type { LineChangeInput } from '@subah/contract/orders/change-order';
import type { OrderItem } from '@subah/contract/orders/orders';

/** The state of one item in the form; the price is as typed. */
export type ItemChange = { quantity: number; price: string; replacement: ProductRow | undefined };

export const unchanged = ({ quantity, price }: OrderItem): ItemChange => ({
  quantity,
  price: String(price),
  replacement: undefined,
});

/** Only items that differ from the order are sent. */
export const toLineChanges = (items: OrderItem[], changes: Record<string, ItemChange>): LineChangeInput[] =>
  items.flatMap((item): LineChangeInput[] => {
    const change = changes[item._id];
    if (!change) return [];
    const typed = Number(change.price);
    const price = change.quantity > 0 && change.price.trim() !== '' && typed !== item.price ? typed : undefined;
    // A replacement without a lower quantity replaces the whole item.
    const quantity = change.replacement && change.quantity === item.quantity ? 0 : change.quantity;
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
