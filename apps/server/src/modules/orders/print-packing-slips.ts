import type { Order } from '@subah/contract/orders/orders';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { NO_AREA } from '@subah/rules/delivery/no-area';
import { orderName } from '@subah/rules/orders/order-name';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../platform/http/problem.ts';
import { type PackingSlip, printSlips } from '../invoices/index.ts';
import { findOrders } from './lists/read-orders.ts';

type SlipDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** The packing slips of orders, in the order in which they were asked for. */
export async function printPackingSlips(deps: SlipDeps, orderIds: string[]): Promise<Buffer<ArrayBuffer>> {
  const found = await findOrders(deps.db, orderIds, deps.clock());
  const byId = new Map(found.map((order) => [order._id, order]));
  const slips = [...new Set(orderIds)].flatMap((id) => {
    const order = byId.get(id);
    return order ? toSlip(order, deps.settings.publicUrl) : [];
  });
  if (slips.length === 0) throw notFound('order');
  return printSlips(slips);
}

const toSlip = (order: Order, publicUrl: string): PackingSlip => ({
  url: new URL(`/dashboard?section=all-orders&order=${order._id}`, publicUrl).href,
  orderName: orderName(order._id),
  area: order.area ?? NO_AREA,
  slot: order.expressDelivery ? 'Express' : order.deliverySlot.label,
  ...order.deliveryAddress,
  cashToCollect: order.isPaid ? 0 : order.totalAmount,
  instructions: order.instructions,
  ifMissing: order.ifMissing,
  items: order.products
    .filter((item) => !item.isRejected && catalogFacts[item.product_type].isCarried)
    .map(({ name, unit, quantity }) => ({ name, unit, quantity })),
});
