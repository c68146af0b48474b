import { BILL_LINES } from '@subah/rules/pricing/bill-lines';
import { z } from 'zod';

/** One line of a bill in rupees; what is taken off is negative. The lines add up to `toPay`. */
const BillLine = z.strictObject({
  key: z.enum(BILL_LINES),
  label: z.string(),
  amount: z.number(),
  /** What a charge is made of; it adds up to the amount. */
  makeUp: z.array(z.strictObject({ label: z.string(), amount: z.number() })).optional(),
});

export const Bill = z.strictObject({
  lines: z.array(BillLine),
  itemTotal: z.number(),
  toPay: z.number(),
  /** SuperCoins used, one rupee each. They stand beside the bill and lower what is paid online. */
  coins: z.number().int(),
  /** What is paid in money: `toPay` less the coins. */
  amountDue: z.number(),
  /** "You saved": list price less price, and every discount. */
  savings: z.number(),
  /** From this item total on there is no small-cart charge, and how much is missing to it (0 when nothing is). */
  freeDeliveryAbove: z.number(),
  missingForFreeDelivery: z.number(),
});
export type Bill = z.infer<typeof Bill>;
