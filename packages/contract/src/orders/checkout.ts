import { z } from 'zod';
import { data, endpoint, Id } from '../endpoint.ts';
import { LabPatient } from '../healthcare/lab-patient.ts';
import { RazorpayOrder } from '../payments/payments.ts';
import { Wishes } from './cart.ts';
import { Order } from './orders.ts';

/** A missing choice arrives as nothing, null or an empty text. */
const chosen = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema);

export const checkoutEndpoints = {
  'POST payment/order': endpoint({
    who: 'customer',
    summary: 'Order the own cart; with an Idempotency-Key header the same request gets the same answer for 24 hours',
    body: Wishes.extend({
      cartId: chosen(Id.optional()),
      addressId: chosen(z.uuid('Please select a delivery address.').optional()),
      /** online or COD, in any case. */
      paymentMode: chosen(z.string().max(20).optional()),
      /** Documented; the server computes how many coins are used. */
      coinsToUse: z.coerce.number().min(0).optional(),
      couponCode: chosen(z.string().max(40).optional()),
      prescriptionId: chosen(Id.optional()),
      labPatients: z.array(LabPatient).max(100).default([]),
    }),
    answer: z.strictObject({
      /** null when nothing is paid online. */
      razorpayOrder: RazorpayOrder.nullable(),
      orderId: Id,
      keyId: z.string().nullable(),
      /** In TEST MODE the path of the page that takes the payment; see payments.ts. */
      paymentPage: z.string().nullable(),
      /** The placed order, for cash on delivery. */
      data: Order.nullable(),
      message: z.string().optional(),
    }),
  }),
  'POST payment/give-up': endpoint({
    who: 'customer',
    summary: 'The payment window was closed: what an unpaid order of the own held goes back at once',
    body: z.object({ orderId: Id }),
    answer: data(z.strictObject({ isReleased: z.boolean() })),
  }),
};
