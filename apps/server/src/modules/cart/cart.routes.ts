import type { cartEndpoints } from '@subah/contract/cart';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { emptyCart, lockCart, readCart } from './cart.queries.ts';
import { changeCart } from './change-cart.ts';

export function cartRoutes(deps: Pick<Deps, 'db'>): Pick<Handlers, keyof typeof cartEndpoints> {
  return {
    'GET cart': ({ user }) =>
      deps.db.transaction(async (tx) => ({ data: await readCart(tx, await lockCart(tx, user.id)) })),
    'POST cart/add': async ({ user, body }) => {
      const changes = [body].flat().map((line) => ({
        product: line.productId,
        itemType: line.itemType ?? line.type,
        change: { add: line.quantity },
      }));
      return { data: await changeCart(deps, user.id, changes), message: 'Product Added Successfully' };
    },
    'POST cart/remove': async ({ user, body }) => {
      const change = { decrease: body.decreaseBy ?? body.decreasedBy ?? 1 };
      const changes = [{ product: body.productId, itemType: body.itemType ?? body.type, change }];
      return { data: await changeCart(deps, user.id, changes), message: 'Product Removed Successfully' };
    },
    'POST cart/update': async ({ user, body }) => {
      const changes = [body].flat().map((line) => ({
        product: line.productId,
        itemType: line.itemType ?? line.type,
        change:
          line.quantity === undefined ? { decrease: line.decreasedBy ?? line.decreaseBy ?? 1 } : { set: line.quantity },
      }));
      return { data: await changeCart(deps, user.id, changes) };
    },
    'DELETE cart/clear': ({ user }) =>
      deps.db.transaction(async (tx) => {
        const cartId = await lockCart(tx, user.id);
        await emptyCart(tx, cartId);
        return { data: await readCart(tx, cartId) };
      }),
  };
}
