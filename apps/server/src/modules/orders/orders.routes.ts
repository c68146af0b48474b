import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { changeOrderEndpoints } from '@subah/contract/orders/change-order';
import type { h1RegisterEndpoints } from '@subah/contract/orders/h1-register';
import type { Order, ordersEndpoints } from '@subah/contract/orders/orders';
import { orderAnswers } from '@subah/messages/api/orders';
import { orderTimeline } from '@subah/messages/order-timeline';
import { can } from '@subah/rules/accounts/roles';
import { indiaDate } from '@subah/rules/india-time';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { notFound } from '../../platform/http/problem.ts';
import { answerAdded } from '../cart/index.ts';
import { findBatchesOfOrder } from '../stock/index.ts';
import { listBuyAgain } from './bought-goods/bought-products.ts';
import { findPossibleSavings } from './bought-goods/possible-savings.ts';
import { reorder } from './bought-goods/reorder.ts';
import { moveDelivery } from './delivery-slots/move-delivery.ts';
import { correctH1Entry } from './h1-register/h1-register.ts';
import { exportH1Register, listH1Register } from './h1-register/read-h1-register.ts';
import { changeOrderLines, previewOrderLines } from './line-changes/change-order-lines.ts';
import { decidePrescription } from './line-changes/decide-prescription.ts';
import { countOpenOrders } from './lists/count-open-orders.ts';
import { exportOrders } from './lists/export-orders.ts';
import { listOrders, listOwnOrders } from './lists/list-orders.ts';
import { listPrescriptionsToCheck } from './lists/list-prescriptions-to-check.ts';
import { nameStaff } from './lists/name-staff.ts';
import { findOrder } from './lists/read-orders.ts';
import { ordersOfRole, ordersVisibleTo } from './lists/visible-orders.ts';
import { addNote, listNotes } from './order-notes.ts';
import { printPackingSlips } from './print-packing-slips.ts';
import { announceRecall } from './recall/announce-recall.ts';
import { exportRecall, recallBatch } from './recall/recall-batch.ts';
import { repackOrder } from './recall/repack-order.ts';
import { requestStatus } from './statuses/change-status.ts';
import { changeStatuses } from './statuses/change-statuses.ts';

type OrdersDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'findOpenAttempt'>;

export function ordersRoutes(
  deps: OrdersDeps,
): Pick<
  Handlers,
  | keyof typeof ordersEndpoints
  | keyof typeof changeOrderEndpoints
  | keyof typeof h1RegisterEndpoints
  | 'GET admin/batches/recall'
  | 'GET admin/batches/recall.csv'
  | 'POST admin/batches/recall/notices'
> {
  const findOrThrow = async (id: string, user: SessionUser): Promise<Order> => {
    const order = await findOrder(deps.db, id, { where: ordersVisibleTo(user), now: deps.clock() });
    if (!order) throw notFound('order');
    const [named = order] = can(user.role, 'see all orders') ? await nameStaff(deps.db, [order]) : [];
    return named;
  };

  return {
    'GET orders': ({ user, query }) => listOrders(deps, query, ordersOfRole(user)),
    'GET orders/my': ({ user, query }) => listOwnOrders(deps, user.id, query),
    'GET orders/buy-again': async ({ user }) => ({ data: await listBuyAgain(deps.db, user.id) }),
    'GET orders/{id}': async ({ user, params }) => ({ data: await findOrThrow(params.id, user) }),
    'PATCH orders/status/{id}': async ({ user, params, body, t }) => {
      await requestStatus(deps, user, { ...body, orderId: params.id, reason: body.reason });
      return {
        data: await findOrThrow(params.id, user),
        message: t(can(user.role, 'change orders') ? orderAnswers.statusUpdated : orderAnswers.requestSubmitted),
      };
    },
    'GET orders/possible-savings': async ({ user }) => ({ data: await findPossibleSavings(deps, user.id) }),
    'POST orders/{id}/reorder': async ({ user, params, t }) => answerAdded(await reorder(deps, user.id, params.id), t),
    'GET admin/orders/open-counts': async () => ({ data: await countOpenOrders(deps) }),
    'GET admin/orders/{id}/batches': async ({ user, params }) => {
      const order = await findOrThrow(params.id, user);
      return { data: await findBatchesOfOrder(deps.db, order._id) };
    },
    'GET admin/orders/export.csv': async ({ user, query }) => ({
      fileName: `orders-${indiaDate(deps.clock())}.csv`,
      bytes: await exportOrders(deps, { filter: query, actorId: user.id }),
    }),
    'POST admin/orders/status': async ({ user, body }) => ({ data: await changeStatuses(deps, user, body) }),
    'POST admin/orders/slips.pdf': async ({ body }) => ({
      fileName: `packing-slips-${indiaDate(deps.clock())}.pdf`,
      bytes: await printPackingSlips(deps, body.orderIds),
    }),
    'POST admin/orders/{id}/repack': async ({ user, params }) => {
      await repackOrder(deps, user, params.id);
      return { message: 'Packed again' };
    },
    'POST admin/orders/{id}/missing-items': async ({ user, params, body }) => {
      const missing = { ...body, isMissing: true, reason: orderTimeline.missing };
      await changeOrderLines(deps, user, { ...missing, orderId: params.id });
      return { message: 'Items changed' };
    },
    'GET admin/h1-register': ({ query }) => listH1Register(deps.db, query),
    'GET admin/h1-register/export.csv': async ({ query }) => exportH1Register(deps.db, query),
    'PATCH admin/h1-register/{id}': async ({ user, params, body: { readAs, ...prescriber } }) => {
      await correctH1Entry(deps, { id: params.id, prescriber, readAs, actorId: user.id });
      return { message: 'Entry corrected' };
    },
    'GET admin/batches/recall': async ({ query }) => ({ data: await recallBatch(deps, query) }),
    'POST admin/batches/recall/notices': async ({ user, body }) => ({
      data: { orders: await announceRecall(deps, { ...body, actorId: user.id }) },
    }),
    'GET admin/batches/recall.csv': ({ query, user }) => exportRecall(deps, query, user.id),
    'PATCH admin/orders/{id}/slot': async ({ user, params, body }) => {
      await moveDelivery(deps, user, { ...body, orderId: params.id });
      return { data: await findOrThrow(params.id, user), message: 'Delivery moved' };
    },
    'GET admin/orders/{id}/notes': async ({ params }) => ({ data: await listNotes(deps.db, params.id) }),
    'POST admin/orders/{id}/notes': async ({ user, params, body }) => {
      await addNote(deps, { orderId: params.id, authorId: user.id, text: body.text });
      return { data: await listNotes(deps.db, params.id) };
    },
    'PATCH admin/orders/{id}/lines': async ({ user, params, body }) => {
      await changeOrderLines(deps, user, { ...body, orderId: params.id });
      return { data: await findOrThrow(params.id, user), message: 'Items changed' };
    },
    'POST admin/orders/{id}/lines/preview': async ({ params, body }) => ({
      data: await previewOrderLines(deps, params.id, body.lines),
    }),
    'GET admin/orders/prescriptions-to-check': async () => ({ data: await listPrescriptionsToCheck(deps.db) }),
    'PATCH admin/orders/{id}/prescription': async ({ user, params, body }) => {
      const decision = { orderId: params.id, ...body, reason: body.reason, actor: user, now: deps.clock() };
      await inTransaction(deps.db, (tx) => decidePrescription(tx, decision));
      return { data: await findOrThrow(params.id, user), message: 'Order status updated successfully' };
    },
  };
}
