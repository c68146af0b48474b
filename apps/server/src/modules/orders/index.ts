export { hasReceived } from './bought-goods/bought-products.ts';
export { countSales } from './bought-goods/count-sales.ts';
export { countTogether } from './bought-goods/count-together.ts';
export { findProductsOfNewOrder } from './bought-goods/find-products-of-new-order.ts';
export { listDeliveredLines } from './bought-goods/list-delivered-lines.ts';
export { findOwnOrderLines } from './bought-goods/reorder.ts';
export { claimPhotos } from './claims/claim-photo.ts';
export { claimsRoutes } from './claims/claims.routes.ts';
export { type CreatedOrder, createOrder, type NewOrder, type NewOrderLine } from './create-order.ts';
export { listOfferedSlots, lockOfferedSlots, type SlotRequest } from './delivery-slots/offered-slots.ts';
export { eraseOldAddresses, eraseUnpaidAddresses } from './erase-addresses.ts';
export { findInvoicedOrder } from './find-invoiced-order.ts';
export { findInvoiceSources } from './invoice-source.ts';
export { findCollectedTests, findLabLine, findLabLines } from './lab-lines.queries.ts';
export { findOrderIds } from './lists/find-order-ids.ts';
export { listOrders } from './lists/list-orders.ts';
export { newOrdersRoutes } from './lists/new-orders.routes.ts';
export {
  bringBackOrder,
  findGoods,
  findOrderIdsOf,
  findOrderRows,
  handOverOrder,
  listOrdersToDeliver,
  lockOrders,
  sumCashOrders,
} from './lists/orders-to-deliver.ts';
export { findOrder, findOrders, toWireNewOrder } from './lists/read-orders.ts';
export { ordersOfRole } from './lists/visible-orders.ts';
export { ordersJobs } from './orders.jobs.ts';
export { ordersPersonalData } from './orders.personal-data.ts';
export {
  addEvent,
  findKeptLines,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
  setLabPatient,
} from './orders.queries.ts';
export { ordersRoutes } from './orders.routes.ts';
export { finishOwnPickUp } from './pick-ups/finish-pick-up.ts';
export { type GivenBack, isOpenPickUp, sumGivenBack, sumOwedCash } from './pick-ups/pick-ups.queries.ts';
export { pickUpsRoutes } from './pick-ups/pick-ups.routes.ts';
export { listPickUpsOfRider } from './pick-ups/read-pick-ups.ts';
export { orderChanged, requireVersion } from './require-version.ts';
export { changeStatuses } from './statuses/change-statuses.ts';
export { completeOrder } from './statuses/complete-order.ts';
export { expireOrder, releaseOrder } from './unpaid-orders/expire-orders.ts';
export { lockReservations } from './unpaid-orders/lock-reservations.ts';
export {
  attachPayment,
  findLastOrderOfCart,
  findOrderAttempt,
  findPaymentOfOrder,
  findPendingOrder,
  lockPendingOrder,
  type PendingOrder,
} from './unpaid-orders/order-attempts.ts';
