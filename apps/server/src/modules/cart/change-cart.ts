import type { Cart } from '@subah/contract/cart';
import { changeLine, type LineChange } from '@subah/rules/cart/line-quantity';
import { catalogueFacts, type ItemType } from '@subah/rules/catalog/catalogues';
import type { Deps } from '../../deps.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { fieldProblem, Problem } from '../../platform/problem.ts';
import { findForCart, lockCart, setLine } from './cart.queries.ts';
import { readCart } from './read-cart.ts';

export type CartChange = { product: string; itemType: ItemType | undefined; change: LineChange };

/** Applies all changes or none, also as a part of a larger transaction. */
export async function changeCart(
  { db, clock }: { db: Db | Tx; clock: Deps['clock'] },
  userId: string,
  changes: CartChange[],
): Promise<Cart> {
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, userId);
    const found = await findForCart(
      tx,
      cart.id,
      changes.map(({ product }) => product),
    );
    const quantities = new Map(found.map((product) => [product.id, product.inCart]));

    for (const { product: ref, itemType, change } of changes) {
      const product = found.find(({ id, code }) => id === ref.toLowerCase() || code === ref);
      if (!product || (itemType && catalogueFacts[product.catalogue].itemType !== itemType)) {
        throw fieldProblem('productId', 'Product not found.');
      }
      const outcome = changeLine(quantities.get(product.id) ?? 0, change, product.isAvailable ? product.stock : 0);
      if ('refused' in outcome) throw new Problem('OUT_OF_STOCK', outcome.refused);
      quantities.set(product.id, outcome.quantity);
    }
    for (const product of found) {
      const quantity = quantities.get(product.id) ?? 0;
      if (quantity !== product.inCart) {
        await setLine(tx, { cartId: cart.id, productId: product.id, quantity, pricePaise: product.pricePaise });
      }
    }
    return readCart(tx, { userId, cart, now: clock() });
  });
}
