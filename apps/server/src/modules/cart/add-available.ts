import { cartRefusals, stockLimit } from '@subah/messages/api/checkout';
import type { Message } from '@subah/messages/message';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Translate } from '../../platform/http/handler-types.ts';
import { findProductSnapshots } from '../catalog/index.ts';
import { type CartLine, findLines, lockCartForChange, saveLines } from './cart.queries.ts';
import { addHeldStock } from './open-attempt.ts';

type Item = { productId: string; name: string; hindiName: string | null; quantity: number };
type Added = { name: string; quantity: number };
type LeftOut = { name: Message; quantity: number; why: Message };
type AddedItems = { added: Added[]; leftOut: LeftOut[] };

/** Adds as much of each item as is in stock and lists what was left out. */
export async function addAvailable(
  { db, findOpenAttempt }: Pick<Deps, 'db' | 'findOpenAttempt'>,
  userId: string,
  items: Item[],
): Promise<AddedItems> {
  return inTransaction(db, async (tx) => {
    const cart = await lockCartForChange(tx, userId);
    const ids = items.map(({ productId }) => productId);
    const attempt = cart.attemptId ? await findOpenAttempt(tx, cart.attemptId) : undefined;
    const [lines, found] = await Promise.all([findLines(tx, userId), findProductSnapshots(tx, ids)]);
    const products = addHeldStock(found, attempt);
    const changed: CartLine[] = [];
    const added: Added[] = [];
    const leftOut: LeftOut[] = [];
    for (const { productId, name, hindiName, quantity } of items) {
      const product = products.find((each) => each.productId === productId);
      const line = lines.find((each) => each.productId === productId);
      const inCart = line?.quantity ?? 0;
      const canBeSold = product?.isSold === true;
      const room = canBeSold ? Math.max(0, product.stock - inCart) : 0;
      const addable = Math.min(quantity, room);
      if (product && addable > 0) {
        const { lineId = newId(), pricePaiseAtAdd = product.pricePaise } = line ?? {};
        changed.push({ lineId, productId, quantity: inCart + addable, pricePaiseAtAdd });
        added.push({ name, quantity: addable });
      }
      if (addable < quantity) {
        const why = canBeSold ? stockLimit(product.stock) : cartRefusals.noLongerSold;
        leftOut.push({
          name: { en: name, hi: hindiName ? `${hindiName} (${name})` : name },
          quantity: quantity - addable,
          why,
        });
      }
    }
    await saveLines(tx, cart, changed);
    return { added, leftOut };
  });
}

export const answerAdded = ({ added, leftOut }: AddedItems, t: Translate) => ({
  data: { added, leftOut: leftOut.map(({ name, quantity, why }) => ({ name: t(name), quantity, why: t(why) })) },
});
