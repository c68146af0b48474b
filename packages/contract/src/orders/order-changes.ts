import { z } from 'zod';
import { Bill } from '../pricing/bill.ts';

/** Rupees after discounts. */
const Goods = z.strictObject({
  name: z.string(),
  hindiName: z.string().nullable(),
  quantity: z.number().int(),
  total: z.number(),
});

/** What the shop changed in an order, with the bill before and after it. */
export const OrderChangeDetails = z.strictObject({
  lines: z.array(
    z.strictObject({
      before: Goods,
      /** A quantity of 0 was taken out. */
      after: Goods,
      replacement: Goods.nullable(),
    }),
  ),
  before: Bill,
  after: Bill,
  /** Money for the account that was paid from, in rupees; 0 for cash. */
  refund: z.number(),
  coinsBack: z.number().int(),
});
export type OrderChangeDetails = z.infer<typeof OrderChangeDetails>;
