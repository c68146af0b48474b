import { BILL_LINES, EXPRESS_PARTS } from '@subah/rules/pricing/bill-lines';
import { z } from 'zod';
import { blankAsMissing } from '../endpoint.ts';

/** Rupees; discounts are negative. The lines add up to `toPay`. */
const BillLine = z.strictObject({
  key: z.enum(BILL_LINES),
  label: z.string(),
  amount: z.number(),
  /** Of the line `coupon`. */
  couponCode: z.string().optional(),
  /** The parts of a charge; they add up to `amount`. */
  makeUp: z.array(z.strictObject({ key: z.enum(EXPRESS_PARTS), label: z.string(), amount: z.number() })).optional(),
});

export const Bill = z.strictObject({
  lines: z.array(BillLine),
  itemTotal: z.number(),
  toPay: z.number(),
  /** SuperCoins used, one rupee each. Not a line of the bill; they reduce `amountDue`. */
  coins: z.number().int(),
  /** `toPay` minus the coins. */
  amountDue: z.number(),
  /** The difference to the MRP plus all discounts. */
  savings: z.number(),
  /** Item total from which there is no small-cart charge, and the amount missing to it. */
  freeDeliveryAbove: z.number(),
  missingForFreeDelivery: z.number(),
});
export type Bill = z.infer<typeof Bill>;

/**
 * The total in rupees on the customer's screen. When it differs, the call changes nothing and answers `BILL_CHANGED` with
 * `details.total`. Without it nothing is compared.
 */
export const ExpectedTotal = blankAsMissing(z.number().min(0).optional());
