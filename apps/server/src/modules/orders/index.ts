export { hasReceived } from './bought-products.ts';
export { changeStatuses } from './change-statuses.ts';
export { claimPhotos } from './claims/claim-photo.ts';
export { claimsRoutes } from './claims/claims.routes.ts';
export { completeOrder } from './complete-order.ts';
export { countSales } from './count-sales.ts';
export { countTogether } from './count-together.ts';
export { type CreatedOrder, createOrder, type NewOrder, type NewOrderLine } from './create-order.ts';
export { eraseOldAddresses, eraseUnpaidAddresses } from './erase-addresses.ts';
export { expireOrder, releaseOrder } from './expire-orders.ts';
export { findInvoicedOrder } from './find-invoiced-order.ts';
export { findProductsOfNewOrder } from './find-products-of-new-order.ts';
export { findInvoiceSources } from './invoice-source.ts';
export { findCollectedTests, findLabLine, findLabLines } from './lab-lines.queries.ts';
export { listDeliveredLines } from './list-delivered-lines.ts';
export { listOrders } from './list-orders.ts';
export { newOrdersRoutes } from './new-orders.routes.ts';
export { listOfferedSlots, lockOfferedSlots, type SlotRequest } from './offered-slots.ts';
export {
  attachPayment,
  findLastOrderOfCart,
  findOrderAttempt,
  findPaymentOfOrder,
  findPendingOrder,
  lockPendingOrder,
  type PendingOrder,
} from './order-attempts.ts';
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
export {
  bringBackOrder,
  findGoods,
  findOrderIdsOf,
  findOrderRows,
  handOverOrder,
  listOrdersToDeliver,
  lockOrders,
  sumCashOrders,
} from './orders-to-deliver.ts';
export { findOrder, findOrders, toWireNewOrder } from './read-orders.ts';
export { findOwnOrderLines } from './reorder.ts';
export { orderChanged, requireVersion } from './require-version.ts';
export { ordersOfRole } from './visible-orders.ts';
