import type { Cart } from '@subah/contract/orders/cart';
import { changeLine, type LineChange } from '@subah/rules/cart/line-quantity';
import { catalogFacts, type ItemType } from '@subah/rules/catalog/catalogs';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { findForCart, type LineWish, lockCart, setLines } from './cart.queries.ts';
import { readCart } from './read-cart.ts';

export type CartChange = { product: string; itemType: ItemType | undefined; change: LineChange };

export const changeCart = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  changes: CartChange[],
): Promise<Cart> => inTransaction(db, (tx) => applyCartChanges(tx, { userId, changes, now: clock() }));

type CartChanges = { userId: string; changes: CartChange[]; now: Date };

/** Applies all changes or none. */
export async function applyCartChanges(tx: Tx, { userId, changes, now }: CartChanges): Promise<Cart> {
  const refs = changes.map(({ product }) => product);
  // What is asked after the lock over the same connection is answered after it.
  const [cart, found] = await Promise.all([lockCart(tx, userId), findForCart(tx, userId, refs)]);
  // In the order in which they were asked for, which is the order in which the cart will show them.
  const wished = new Map<string, LineWish & { inCart: number }>();
  for (const { product: ref, itemType, change } of changes) {
    const product = found.find(({ id, code }) => id === ref.toLowerCase() || code === ref);
    if (!product || (itemType && catalogFacts[product.catalog].itemType !== itemType)) {
      throw fieldProblem('productId', 'Product not found.');
    }
    const { id: productId, pricePaise, inCart } = product;
    const before = wished.get(productId)?.quantity ?? inCart;
    const outcome = changeLine(before, change, product.isAvailable ? product.stock : 0);
    if ('refused' in outcome) throw new Problem('OUT_OF_STOCK', outcome.refused);
    wished.set(productId, { productId, pricePaise, inCart, quantity: outcome.quantity });
  }
  const changed = [...wished.values()].filter(({ quantity, inCart }) => quantity !== inCart);
  // And the answer to this is the cart with the changes.
  const [, changedCart] = await Promise.all([setLines(tx, cart.id, changed), readCart(tx, { userId, cart, now })]);
  return changedCart;
}
