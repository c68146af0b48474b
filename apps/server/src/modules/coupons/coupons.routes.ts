import type { couponsEndpoints } from '@subah/contract/coupons/coupons';
import type { Deps } from '../../deps.ts';
import { page, readCursor } from '../../platform/database/cursor.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { listCoupons } from './coupons.queries.ts';
import { changeCoupon, createCoupon, deleteCoupon, toWire } from './save-coupon.ts';

export function couponsRoutes(deps: Pick<Deps, 'db' | 'clock'>): Pick<Handlers, keyof typeof couponsEndpoints> {
  return {
    'GET admin/coupons': async ({ query: { limit, cursor, q, isActive } }) => {
      const rows = await listCoupons(deps.db, { q, isActive, after: readCursor(cursor), limit: limit + 1 });
      const next = page(rows, limit, ({ id }) => ({ value: id, id }));
      return { data: next.rows.map(toWire), nextCursor: next.nextCursor };
    },
    'POST admin/coupons': async ({ user, body }) => ({
      data: await createCoupon({ ...deps, actorId: user.id }, body),
      message: 'Coupon created',
    }),
    'PUT admin/coupons/{id}': async ({ user, params, body }) => ({
      data: await changeCoupon({ ...deps, actorId: user.id }, params.id, body),
      message: 'Coupon updated',
    }),
    'DELETE admin/coupons/{id}': async ({ user, params }) => {
      const data = await deleteCoupon({ ...deps, actorId: user.id }, params.id);
      return { data, message: data.isDeleted ? 'Coupon deleted' : 'Coupon switched off' };
    },
  };
}
