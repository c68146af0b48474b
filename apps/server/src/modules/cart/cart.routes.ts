import type { cartEndpoints } from '@subah/contract/orders/cart';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { applyCoupon, removeCoupon } from './apply-coupon.ts';
import { deleteLines, lockCartForChange } from './cart.queries.ts';
import { changeCart } from './change-cart.ts';
import { readCart } from './read-cart.ts';

type CartDeps = Pick<Deps, 'db' | 'clock' | 'findOpenAttempt'>;

export function cartRoutes(deps: CartDeps): Pick<Handlers, keyof typeof cartEndpoints> {
  return {
    'GET cart': async ({ user }) => ({ data: await readCart(deps.db, user.id, deps) }),
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
      inTransaction(deps.db, async (tx) => {
        const cart = await lockCartForChange(tx, user.id);
        await deleteLines(tx, cart.id);
        return { data: await readCart(tx, user.id, deps) };
      }),
    'POST coupons/apply': async ({ user, body }) => ({
      data: await applyCoupon(deps, user.id, body.code),
      message: 'Coupon applied',
    }),
    'POST coupons/remove': async ({ user }) => ({ data: await removeCoupon(deps, user.id), message: 'Coupon removed' }),
  };
}
