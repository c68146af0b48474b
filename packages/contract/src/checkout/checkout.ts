import { checkoutInputs } from '@subah/messages/api/checkout';
import { MAX_INSTRUCTIONS, MISSING_CHOICES } from '@subah/rules/orders/missing-choices';
import { z } from 'zod';
import { CartCoupon } from '../cart/cart.ts';
import { blankAsMissing, data, endpoint, Flag, Id } from '../endpoint.ts';
import { LabPatient } from '../healthcare/lab-patient.ts';
import { inputText } from '../input-messages.ts';
import { DateTimeInput } from '../input-values.ts';
import { Order } from '../orders/orders.ts';
import { RazorpayOrder } from '../payments/payments.ts';
import { Bill, ExpectedTotal } from '../pricing/bill.ts';

const MAX_TIP = 500;

const OrderOptions = z.object({
  expressDelivery: Flag.default(false),
  /** Uses as many coins as the bill takes, unless `coinsToUse` gives their number. */
  useSuperCoins: Flag.default(false),
  /** Exactly this many coins; refused when the wallet or the bill has room for fewer. */
  coinsToUse: blankAsMissing(
    z.number().int(inputText(checkoutInputs.wholeCoins)).min(0, inputText(checkoutInputs.negativeCoins)).optional(),
  ),
  tip: z
    .number()
    .multipleOf(1, inputText(checkoutInputs.wholeTip))
    .min(0, inputText(checkoutInputs.tipRange))
    .max(MAX_TIP, inputText(checkoutInputs.tipRange))
    .default(0),
});

const Slot = z.strictObject({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime(), isTomorrow: z.boolean() });

/** `startsAt` of one of the offered slots; without it the next one with room is taken. */
const SlotChoice = blankAsMissing(DateTimeInput({ offset: true }).optional());

/** `online` or `COD`, case-insensitive. A bill in cash is rounded to whole rupees. */
const PaymentMode = blankAsMissing(z.string().max(20).optional());

export const Quote = z.strictObject({
  bill: Bill,
  coupon: CartCoupon.nullable(),
  /** When express delivery is unavailable, `note` contains the time it resumes. */
  express: z.strictObject({ isAvailable: z.boolean(), note: z.string() }),
  /** Coins in the wallet, and how many of them this basket can use. */
  coins: z.strictObject({ balance: z.number().int(), usable: z.number().int() }),
  /** Slot of standard delivery: the chosen one while it has room, else the next one. */
  deliverySlot: Slot,
  /** The next slots with room. */
  slots: z.array(Slot),
  /** null when no address is selected. */
  isServiceable: z.boolean().nullable(),
  needsPrescription: z.boolean(),
  /** Messages for everything that would reject the order now. */
  problems: z.array(z.string()),
});
export type Quote = z.infer<typeof Quote>;

/** `details` of `BILL_CHANGED`: what the order would cost now. `total` is `amountDue` of the bill. */
const ChangedBill = z.strictObject({
  total: z.number(),
  bill: Bill,
  items: z.array(
    z.strictObject({
      productId: Id,
      name: z.string(),
      hindiName: z.string().nullable(),
      quantity: z.number().int(),
      price: z.number(),
    }),
  ),
});
export type ChangedBill = z.infer<typeof ChangedBill>;

export const checkoutEndpoints = {
  'POST cart/quote': endpoint({
    audience: 'customer',
    summary: 'The bill for a choice of express, tip, coins, coupon, address and payment; changes nothing',
    body: OrderOptions.extend({
      couponCode: z.string().max(40).optional(),
      addressId: Id.optional(),
      slot: SlotChoice,
      paymentMode: PaymentMode,
    }),
    response: data(Quote),
  }),
  'POST payment/order': endpoint({
    audience: 'customer',
    summary:
      'Place an order from the cart; with an Idempotency-Key header the same request returns the same order for 24 hours',
    body: OrderOptions.extend({
      cartId: blankAsMissing(Id.optional()),
      addressId: blankAsMissing(z.uuid(inputText(checkoutInputs.address)).optional()),
      paymentMode: PaymentMode,
      /** `amountDue` of the bill on the screen. */
      expectedTotal: ExpectedTotal,
      couponCode: blankAsMissing(z.string().max(40).optional()),
      prescriptionId: blankAsMissing(Id.optional()),
      labPatients: z.array(LabPatient).max(100).default([]),
      /** What to do when a product is missing. */
      ifMissing: z.enum(MISSING_CHOICES).optional(),
      slot: SlotChoice,
      /** For the delivery partner. */
      instructions: z.string().trim().max(MAX_INSTRUCTIONS, inputText(checkoutInputs.longInstructions)).optional(),
    }),
    response: z.strictObject({
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
    audience: 'customer',
    summary: 'Give up the payment of an order: releases stock, coins and coupon at once',
    body: z.object({ orderId: Id }),
    response: data(z.strictObject({ isReleased: z.boolean() })),
  }),
};
