import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { claimsEndpoints } from '@subah/contract/orders/claims';
import type { Order } from '@subah/contract/orders/orders';
import { claimAnswers } from '@subah/messages/api/claims';
import { orderAnswers } from '@subah/messages/api/orders';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../platform/http/handler-types.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { privateLinks } from '../../../platform/storage/private-files.ts';
import { findOrder } from '../lists/read-orders.ts';
import { cancelItems } from './cancel-items.ts';
import { showClaimPhoto } from './claim-photo.ts';
import { creditFreshness } from './credit-freshness.ts';
import { decideClaim } from './decide-claim.ts';
import { listClaims, readClaim } from './list-claims.ts';
import { previewOwnChange } from './own-change.ts';
import { requestReturn } from './request-return.ts';

export function claimsRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'privateFiles'>,
): Pick<Handlers, keyof typeof claimsEndpoints> {
  const { db, clock } = deps;
  const links = privateLinks(deps.settings.authSecret, clock);
  const readOwn = async (id: string, user: SessionUser): Promise<Order> => {
    const order = await findOrder(db, id, { userId: user.id, now: clock() });
    if (!order) throw notFound('order');
    return order;
  };
  return {
    'POST orders/{id}/items/preview': async ({ user, params, body }) => ({
      data: await previewOwnChange(deps, user, { ...body, orderId: params.id }),
    }),
    'POST orders/{id}/items/cancel': async ({ user, params, body, t }) => {
      await cancelItems(deps, user, { ...body, orderId: params.id });
      return { data: await readOwn(params.id, user), message: t(claimAnswers.itemsCancelled) };
    },
    'POST orders/{id}/returns': async ({ user, params, body, files, t }) => {
      await requestReturn(deps, user, { ...body, orderId: params.id, photo: files.photo[0] });
      return { data: await readOwn(params.id, user), message: t(orderAnswers.requestSubmitted) };
    },
    'POST orders/{id}/freshness-credits': async ({ user, params, body, files, t }) => {
      const coins = await creditFreshness(deps, user, { ...body, orderId: params.id, photo: files.photo[0] });
      return { data: { order: await readOwn(params.id, user), coins }, message: t(claimAnswers.credited, { coins }) };
    },
    'GET admin/claims': ({ user, query }) => listClaims(db, query, { links, viewerId: user.id }),
    'POST admin/claims/{id}/decision': async ({ user, params, body }) => {
      await decideClaim(deps, user, { ...body, id: params.id });
      const claim = await readClaim(db, params.id, { links, viewerId: user.id });
      if (!claim) throw notFound('claim');
      return { data: claim, message: body.decision === 'accepted' ? 'Accepted' : 'Refused' };
    },
    'GET claims/{id}/photo': ({ params, query }) => showClaimPhoto({ ...deps, links }, params.id, query),
  };
}
