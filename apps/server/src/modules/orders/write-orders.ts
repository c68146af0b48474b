import type { StoredStatus } from '@subah/rules/orders/statuses';
import type { Charges } from '@subah/rules/pricing/bill-lines';
import type { PricedLine } from '@subah/rules/pricing/price-basket';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runPrepared } from '../../platform/database/run-prepared.ts';
import { takeStock } from '../stock/index.ts';
import type { OrderAddress } from './orders.tables.ts';

type NewOrderLine = PricedLine & {
  code: string;
  name: string;
  unit: string;
  picture: string;
  hsn: string;
  requiresPrescription: boolean;
  patient: { patientName: string; patientAge: number; collectionDate: string } | undefined;
};

export type NewOrder = {
  id: string;
  userId: string;
  status: Extract<StoredStatus, 'OrderPlaced' | 'pending'>;
  paymentType: 'online' | 'cod';
  cartId: string;
  cartVersion: number;
  wishesHash: string;
  address: OrderAddress;
  expressDelivery: boolean;
  slot: { startsAt: Date; endsAt: Date };
  charges: Charges;
  coupon: { id: string; code: string } | undefined;
  prescriptionId: string | undefined;
  heldUntil: Date | undefined;
  lines: NewOrderLine[];
  now: Date;
};

/**
 * Takes the stock and writes orders with everything that belongs to them, in one statement: this is the moment in which two
 * shoppers may want the same last pack, so it is kept short. Rows are locked in the order of their ids, so two baskets never
 * wait for each other in a circle. A placed order empties the cart it came from. The stock ledger is told who takes what.
 * Ids are also given as lists, because the planner takes JSON for a hundred rows and would read whole tables.
 */
const WRITE_ORDERS = `
  with new_orders as materialized (
    select * from jsonb_to_recordset($1::jsonb) as o(id uuid, user_id uuid, status text, payment_type text, cart_id uuid,
      cart_version int, wishes_hash text, address jsonb, pincode text, express_delivery bool, slot_from timestamptz,
      slot_until timestamptz, item_total_paise int, medicine_discount_paise int, lab_test_discount_paise int,
      coupon_discount_paise int, small_cart_paise int, express_paise int, tip_paise int, to_pay_paise int, coins int,
      savings_paise int, free_delivery_above_paise int, coupon_id uuid, coupon_code text, prescription_id uuid,
      prescription_state text, held_until timestamptz, placed_at timestamptz, created_at timestamptz, event_id uuid,
      event_label text)
  ), new_lines as materialized (
    select * from jsonb_to_recordset($2::jsonb) as l(id uuid, order_id uuid, product_id uuid, position smallint,
      catalog text, code text, name text, unit text, picture text, hsn text, gst_percent smallint, quantity int,
      price_paise int, mrp_paise int, member_discount_paise int, coupon_discount_paise int, taxable_paise int,
      tax_paise int, requires_prescription bool, patient_name text, patient_age smallint, collection_date date)
  ), made as (
    insert into orders (id, user_id, status, payment_type, cart_id, cart_version, wishes_hash, address, pincode,
      express_delivery, slot_from, slot_until, item_total_paise, medicine_discount_paise, lab_test_discount_paise,
      coupon_discount_paise, small_cart_paise, express_paise, tip_paise, to_pay_paise, coins, savings_paise,
      free_delivery_above_paise, coupon_id, coupon_code, prescription_id, prescription_state, held_until, placed_at,
      created_at)
    select id, user_id, status, payment_type, cart_id, cart_version, wishes_hash, address, pincode,
      express_delivery, slot_from, slot_until, item_total_paise, medicine_discount_paise, lab_test_discount_paise,
      coupon_discount_paise, small_cart_paise, express_paise, tip_paise, to_pay_paise, coins, savings_paise,
      free_delivery_above_paise, coupon_id, coupon_code, prescription_id, prescription_state, held_until, placed_at,
      created_at from new_orders
    returning id, order_number
  ), lines as (
    insert into order_lines (id, order_id, product_id, position, catalog, code, name, unit, picture, hsn, gst_percent,
      quantity, price_paise, mrp_paise, member_discount_paise, coupon_discount_paise, taxable_paise, tax_paise,
      requires_prescription, patient_name, patient_age, collection_date)
    select id, order_id, product_id, position, catalog, code, name, unit, picture, hsn, gst_percent,
      quantity, price_paise, mrp_paise, member_discount_paise, coupon_discount_paise, taxable_paise, tax_paise,
      requires_prescription, patient_name, patient_age, collection_date from new_lines
  ), events as (
    insert into order_events (id, order_id, status, label, actor_id, actor_role, created_at)
    select event_id, id, status, event_label, user_id, 'customer', created_at from new_orders
  ), emptied as (
    delete from cart_lines using new_orders
    where cart_lines.cart_id = new_orders.cart_id and new_orders.status = 'OrderPlaced'
  ), from_carts as (
    update carts set updated_at = now(),
      version = version + case new_orders.status when 'OrderPlaced' then 1 else 0 end,
      coupon_id = case new_orders.status when 'OrderPlaced' then null else carts.coupon_id end,
      attempt_id = case new_orders.status when 'OrderPlaced' then null else new_orders.id end
    from new_orders where carts.id = any((select $3::uuid[])::uuid[]) and carts.id = new_orders.cart_id
  )
  select (select json_object_agg(id, order_number) from made) as numbers`;

type Counted = { numbers: Record<string, number> };
export type Written = { orderNumber: number; eventId: string; lineIds: string[] };
export type AllWritten = { isWritten: boolean; soldOut: boolean; byOrder: Map<string, Written> };

/** `isWritten` is false when some of the goods are not there any more; nothing may be kept then. */
export async function writeOrders(tx: Tx, newOrders: NewOrder[]): Promise<AllWritten> {
  const rows = newOrders.map(toOrderRow);
  const lines = newOrders.flatMap(({ id, lines }) => lines.map((line, position) => toLineRow(line, id, position)));
  let isWritten = true;
  let soldOut = false;
  for (const { id: orderId, lines: items } of newOrders) {
    const { isTaken, isAnySoldOut } = await takeStock(tx, { items, reason: 'sold', orderId, onlyOnSale: true });
    isWritten &&= isTaken;
    soldOut ||= isAnySoldOut;
  }
  const [counted] = await runPrepared<Counted>(tx, 'orders_write', WRITE_ORDERS, [
    JSON.stringify(rows),
    JSON.stringify(lines),
    newOrders.map(({ cartId }) => cartId),
  ]);
  if (!counted) throw new Error('orders were written without an answer');
  const lineIds = Map.groupBy(lines, ({ order_id }) => order_id);
  return {
    isWritten,
    soldOut,
    byOrder: new Map(
      rows.map(({ id, event_id }) => [
        id,
        {
          orderNumber: counted.numbers[id] ?? Number.NaN,
          eventId: event_id,
          lineIds: (lineIds.get(id) ?? []).map((line) => line.id),
        },
      ]),
    ),
  };
}

function toOrderRow(order: NewOrder) {
  const isPlaced = order.status === 'OrderPlaced';
  const { charges } = order;
  return {
    id: order.id,
    user_id: order.userId,
    status: order.status,
    payment_type: order.paymentType,
    cart_id: order.cartId,
    cart_version: order.cartVersion,
    wishes_hash: order.wishesHash,
    address: order.address,
    pincode: order.address.pincode,
    express_delivery: order.expressDelivery,
    slot_from: order.slot.startsAt,
    slot_until: order.slot.endsAt,
    item_total_paise: charges.itemTotalPaise,
    medicine_discount_paise: charges.medicineDiscountPaise,
    lab_test_discount_paise: charges.labTestDiscountPaise,
    coupon_discount_paise: charges.couponDiscountPaise,
    small_cart_paise: charges.smallCartPaise,
    express_paise: charges.expressPaise,
    tip_paise: charges.tipPaise,
    to_pay_paise: charges.toPayPaise,
    coins: charges.coins,
    savings_paise: charges.savingsPaise,
    free_delivery_above_paise: charges.freeDeliveryAbovePaise,
    coupon_id: order.coupon?.id,
    coupon_code: order.coupon?.code,
    prescription_id: order.prescriptionId,
    prescription_state: order.prescriptionId ? 'to_check' : 'none',
    held_until: order.heldUntil,
    placed_at: isPlaced ? order.now : undefined,
    created_at: order.now,
    event_id: newId(),
    event_label: isPlaced ? 'Order placed' : 'Payment awaited',
  };
}

const toLineRow = (line: NewOrderLine, orderId: string, position: number) => ({
  id: newId(),
  order_id: orderId,
  product_id: line.productId,
  position,
  catalog: line.catalog,
  code: line.code,
  name: line.name,
  unit: line.unit,
  picture: line.picture,
  hsn: line.hsn,
  gst_percent: line.gstPercent,
  quantity: line.quantity,
  price_paise: line.pricePaise,
  mrp_paise: line.mrpPaise,
  member_discount_paise: line.memberDiscountPaise,
  coupon_discount_paise: line.couponDiscountPaise,
  taxable_paise: line.taxablePaise,
  tax_paise: line.taxPaise,
  requires_prescription: line.requiresPrescription,
  patient_name: line.patient?.patientName,
  patient_age: line.patient?.patientAge,
  collection_date: line.patient?.collectionDate,
});
