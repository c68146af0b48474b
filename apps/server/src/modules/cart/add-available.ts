import { limitNote } from '@subah/rules/cart/line-quantity';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { findForCart, type LineWish, lockCart, setLines } from './cart.queries.ts';

type Wanted = { productId: string; name: string; quantity: number };
type Added = { name: string; quantity: number };
type LeftOut = Added & { why: string };

/** Puts into the cart what can be had, as much of it as is left, and says what was left out. */
export async function addAvailable(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  wanted: Wanted[],
): Promise<{ added: Added[]; leftOut: LeftOut[] }> {
  return inTransaction(db, async (tx) => {
    const cart = await lockCart(tx, userId);
    const found = await findForCart(
      tx,
      userId,
      wanted.map(({ productId }) => productId),
    );
    const lines: LineWish[] = [];
    const added: Added[] = [];
    const leftOut: LeftOut[] = [];
    for (const { productId, name, quantity } of wanted) {
      const product = found.find(({ id }) => id === productId);
      const isSold = product?.isAvailable && !product.isDeleted;
      const room = product && isSold ? Math.max(0, product.stock - product.inCart) : 0;
      const taken = Math.min(quantity, room);
      if (product && taken > 0) {
        lines.push({ productId, quantity: product.inCart + taken, pricePaise: product.pricePaise });
        added.push({ name, quantity: taken });
      }
      if (taken < quantity) {
        const why = isSold ? limitNote(product.stock) : 'Not sold any more';
        leftOut.push({ name, quantity: quantity - taken, why });
      }
    }
    await setLines(tx, cart.id, lines);
    return { added, leftOut };
  });
}
