import { z } from 'zod';
import { data, endpoint, Id } from '../endpoint.ts';
import { LabPatient } from '../healthcare/lab-patient.ts';
import { RazorpayOrder } from '../payments/payments.ts';
import { OrderOptions } from './cart.ts';
import { Order } from './orders.ts';

/** Clients send an empty string or null for a missing choice. */
const blankAsMissing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema);

export const checkoutEndpoints = {
  'POST payment/order': endpoint({
    who: 'customer',
    summary: 'Order the own cart; with an Idempotency-Key header the same request gets the same answer for 24 hours',
    body: OrderOptions.extend({
      cartId: blankAsMissing(Id.optional()),
      addressId: blankAsMissing(z.uuid('Please select a delivery address.').optional()),
      /** `online` or `COD`, case-insensitive. */
      paymentMode: blankAsMissing(z.string().max(20).optional()),
      /** More than 0 has the effect of `useSuperCoins`; the server computes the number of coins. */
      coinsToUse: z.coerce.number().min(0).optional(),
      couponCode: blankAsMissing(z.string().max(40).optional()),
      prescriptionId: blankAsMissing(Id.optional()),
      labPatients: z.array(LabPatient).max(100).default([]),
    }),
    answer: z.strictObject({
      /** null when nothing is paid online. */
      razorpayOrder: RazorpayOrder.nullable(),
      orderId: Id,
      keyId: z.string().nullable(),
      /** In TEST MODE the path of the simulated payment page; see payments.ts. */
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
