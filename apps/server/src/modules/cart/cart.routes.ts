import type { cartEndpoints } from '@subah/contract/cart/cart';
import { cartAnswers } from '@subah/messages/api/checkout';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { applyCoupon, removeCoupon } from './apply-coupon.ts';
import { deleteLines, lockCartForChange } from './cart.queries.ts';
import { changeCart } from './change-cart.ts';
import { listCouponOffers } from './list-coupon-offers.ts';
import { readCart, toWireCart } from './read-cart.ts';

type CartDeps = Pick<Deps, 'db' | 'clock' | 'findOpenAttempt'>;

export function cartRoutes(deps: CartDeps): Pick<Handlers, keyof typeof cartEndpoints> {
  return {
    'GET cart': async ({ user, t }) => ({ data: toWireCart(await readCart(deps.db, user.id, deps), t) }),
    'POST cart/add': async ({ user, body, t }) => {
      const changes = [body].flat().map((line) => ({
        product: line.productId,
        itemType: line.itemType ?? line.type,
        change: { add: line.quantity },
      }));
      return { data: toWireCart(await changeCart(deps, user.id, changes), t), message: t(cartAnswers.added) };
    },
    'POST cart/remove': async ({ user, body, t }) => {
      const change = { decrease: body.decreaseBy ?? body.decreasedBy ?? 1 };
      const changes = [{ product: body.productId, itemType: body.itemType ?? body.type, change }];
      return { data: toWireCart(await changeCart(deps, user.id, changes), t), message: t(cartAnswers.removed) };
    },
    'POST cart/update': async ({ user, body, t }) => {
      const changes = [body].flat().map((line) => ({
        product: line.productId,
        itemType: line.itemType ?? line.type,
        change:
          line.quantity === undefined ? { decrease: line.decreasedBy ?? line.decreaseBy ?? 1 } : { set: line.quantity },
      }));
      return { data: toWireCart(await changeCart(deps, user.id, changes), t) };
    },
    'DELETE cart/clear': ({ user, t }) =>
      inTransaction(deps.db, async (tx) => {
        const cart = await lockCartForChange(tx, user.id);
        await deleteLines(tx, cart.id);
        return { data: toWireCart(await readCart(tx, user.id, deps), t) };
      }),
    'GET cart/coupons': async ({ user, t }) => ({ data: await listCouponOffers(deps, user.id, t) }),
    'POST coupons/apply': async ({ user, body, t }) => ({
      data: toWireCart(await applyCoupon(deps, user.id, body.code), t),
      message: t(cartAnswers.couponApplied),
    }),
    'POST coupons/remove': async ({ user, t }) => ({
      data: toWireCart(await removeCoupon(deps, user.id), t),
      message: t(cartAnswers.couponRemoved),
    }),
  };
}
