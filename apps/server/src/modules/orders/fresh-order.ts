import type { Order } from '@subah/contract/orders/orders';
import { wireOrder } from './read-orders.ts';
import type { NewOrder, Written } from './write-orders.ts';

type Customer = { name: string; email: string; mobile: string };

/** A placed order as it crosses the wire, from what was just written: the same as reading it back, without reading it. */
export function freshOrder(order: NewOrder, { orderNumber, eventId, lineIds }: Written, customer: Customer): Order {
  const { id, charges, slot, coupon, lines, now, ...same } = order;
  const row = {
    ...same,
    ...charges,
    id,
    orderNumber,
    paymentId: null,
    paidLate: false,
    pincode: order.address.pincode,
    slotFrom: slot.startsAt,
    slotUntil: slot.endsAt,
    refundedPaise: 0,
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? null,
    prescriptionId: order.prescriptionId ?? null,
    prescriptionState: order.prescriptionId ? ('to_check' as const) : ('none' as const),
    heldUntil: null,
    placedAt: now,
    deliveredAt: null,
    createdAt: now,
    updatedAt: now,
  };
  const lineRows = lines.map(({ patient, ...line }, position) => ({
    ...line,
    id: lineIds[position] ?? '',
    orderId: id,
    position,
    rejectedAt: null,
    patientName: patient?.patientName ?? null,
    patientAge: patient?.patientAge ?? null,
    collectionDate: patient?.collectionDate ?? null,
  }));
  const event = {
    id: eventId,
    orderId: id,
    status: order.status,
    label: 'Order placed',
    reason: null,
    actorRole: 'customer' as const,
    actorName: customer.name,
    createdAt: now,
  };
  const { name, email, mobile } = customer;
  return wireOrder({ order: row, customer: { name, email, mobile } }, lineRows, [event], now);
}
