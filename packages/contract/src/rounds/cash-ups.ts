import { z } from 'zod';
import { data, endpoint, Id } from '../endpoint.ts';
import { DateInput } from '../input-values.ts';

const CashBack = z.strictObject({ count: z.number().int(), amount: z.number() });

const RiderCash = z.strictObject({
  rider: z.strictObject({ _id: Id, name: z.string() }),
  /** Rupees to hand over: what was due for deliveries, less the cash that was given back. Below zero the shop pays the rider. */
  expected: z.number(),
  /** How customers paid. */
  cash: z.number(),
  upi: z.number(),
  deliveries: z.number().int(),
  /** Cash that customers got back for returned goods. */
  givenBack: CashBack,
  /** Stops of the rider that are still open. */
  openStops: z.number().int(),
  closed: z
    .strictObject({
      cash: z.number(),
      upi: z.number(),
      /** Below zero when money is missing. */
      difference: z.number(),
      note: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
    })
    .nullable(),
});
export type RiderCash = z.infer<typeof RiderCash>;

const CashDay = z.strictObject({
  date: z.iso.date(),
  riders: z.array(RiderCash),
  /** Cash orders that were marked delivered in the console. */
  withoutRider: z.strictObject({ orders: z.number().int(), amount: z.number() }),
  /** Milk for cash that was marked delivered in the console, also what was sour. */
  milkWithoutRider: z.strictObject({ deliveries: z.number().int(), amount: z.number() }),
  refunds: z.strictObject({ count: z.number().int(), amount: z.number() }),
  givenBackAtShop: CashBack,
  /** Of all days: pick-ups that are not done yet. */
  toGiveBack: CashBack,
});
export type CashDay = z.infer<typeof CashDay>;

const rupees = z.number('Enter the amount that was counted.').max(10_000_000).multipleOf(0.01);
/** Below zero the shop paid the rider, who gave back more than he took. */
const cash = rupees.min(-10_000_000);

export const cashUpsEndpoints = {
  'GET admin/cash-ups': endpoint({
    audience: 'count cash',
    summary: 'What riders collected on a day; without a date today',
    query: z.object({ date: DateInput().optional() }),
    response: data(CashDay),
  }),
  'POST admin/cash-ups': endpoint({
    audience: 'count cash',
    summary: 'Close the day of a rider with the money that was counted; a difference needs a note',
    body: z.object({
      riderId: Id,
      date: DateInput(),
      /** As it was shown; refused when the rider has delivered more meanwhile. */
      expected: cash,
      cash,
      upi: rupees.min(0),
      note: z.string().trim().max(500).default(''),
    }),
    response: data(CashDay),
  }),
};
