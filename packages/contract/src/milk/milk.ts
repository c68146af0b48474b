import { milkInputs } from '@subah/messages/api/milk';
import { fill } from '@subah/messages/message';
import { MAX_TOP_UP, MIN_TOP_UP, PAID_BY } from '@subah/rules/milk/milk-balance';
import { MAX_PACKS_PER_DAY, RHYTHMS } from '@subah/rules/milk/milk-plan';
import { DAY_STATES } from '@subah/rules/milk/month-bill';
import { z } from 'zod';
import { data, endpoint, FileResponse, Id, Page } from '../endpoint.ts';
import { inputText } from '../input-messages.ts';
import { DateInput } from '../input-values.ts';
import { openedPayment, PaymentProof } from '../payments/payments.ts';

const CalendarDate = DateInput(milkInputs.day);
const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, inputText(milkInputs.month));

const MilkRecordRow = z.strictObject({
  date: z.string(),
  /** Litres. */
  totalQuantity: z.number(),
  productDetails: z.strictObject({ unit: z.literal('Litre') }),
  /** Rupees. */
  totalSale: z.number(),
});

export const MilkRecord = z.strictObject({
  data: z.array(MilkRecordRow),
  month: z.string(),
  total: z.strictObject({ totalQuantity: z.number(), totalSale: z.number() }),
});
export type MilkRecord = z.infer<typeof MilkRecord>;

/** A product that a milk plan can deliver. */
export const MilkChoice = z.strictObject({
  _id: Id,
  name: z.string(),
  hindiName: z.string().nullable(),
  brand: z.string().nullable(),
  image: z.string(),
  /** The pack size as text; litres and price (rupees) are per pack. */
  unit: z.string(),
  litres: z.number(),
  price: z.number(),
  available: z.boolean(),
});
export type MilkChoice = z.infer<typeof MilkChoice>;

export const MilkPlan = z.strictObject({
  _id: Id,
  product: MilkChoice,
  packs: z.number().int(),
  rhythm: z.enum(RHYTHMS),
  weekdays: z.array(z.number().int()),
  rhythmText: z.string(),
  startDate: z.string(),
  /** The last day of a stopped plan. */
  endDate: z.string().nullable(),
  payBy: z.enum(PAID_BY),
  addressId: Id.nullable(),
  pauses: z.array(z.strictObject({ _id: Id, from: z.string(), to: z.string() })),
});
export type MilkPlan = z.infer<typeof MilkPlan>;

const DayAmounts = {
  state: z.enum(DAY_STATES),
  packs: z.number().int(),
  litres: z.number(),
  /** Rupees. */
  charged: z.number(),
  credited: z.number(),
};

export const MilkDay = z.strictObject({
  date: z.string(),
  ...DayAmounts,
  canChange: z.boolean(),
  plans: z.array(
    z.strictObject({
      planId: Id,
      name: z.string(),
      hindiName: z.string().nullable(),
      ...DayAmounts,
      paidBy: z.enum(PAID_BY),
      note: z.string().nullable(),
    }),
  ),
});
export type MilkDay = z.infer<typeof MilkDay>;

export const MilkCalendar = z.strictObject({
  month: z.string(),
  today: z.string(),
  /** The first date that can still be changed. */
  firstOpenDate: z.string(),
  days: z.array(MilkDay),
  /** Rupees. The total is the sum of the days. */
  bill: z.strictObject({
    delivered: z.number(),
    coming: z.number(),
    credited: z.number(),
    total: z.number(),
    litres: z.number(),
  }),
});
export type MilkCalendar = z.infer<typeof MilkCalendar>;

export const MilkBalance = z.strictObject({
  balance: z.number(),
  history: z.array(
    z.strictObject({
      _id: Id,
      description: z.string(),
      /** Null for money added. */
      delivery: z.strictObject({ name: z.string(), hindiName: z.string().nullable(), date: z.string() }).nullable(),
      amount: z.number(),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type MilkBalance = z.infer<typeof MilkBalance>;

const Packs = z
  .number(inputText(milkInputs.packs))
  .int()
  .min(1, inputText(milkInputs.packs))
  .max(MAX_PACKS_PER_DAY, inputText(fill(milkInputs.tooManyPacks, { limit: MAX_PACKS_PER_DAY })));

const rhythmFields = {
  packs: Packs,
  rhythm: z.enum(RHYTHMS, inputText(milkInputs.rhythm)),
  weekdays: z.array(z.number().int().min(0).max(6)).max(7).default([]),
  payBy: z.enum(PAID_BY).default('cod'),
  addressId: Id,
};
const hasWeekdays = ({ rhythm, weekdays }: { rhythm: string; weekdays: number[] }) =>
  rhythm !== 'weekdays' || weekdays.length > 0;
const weekdaysMissing = { path: ['weekdays'], ...inputText(milkInputs.weekdays) };

export const MilkPlanInput = z
  .object({ productId: Id, startDate: CalendarDate.optional(), ...rhythmFields })
  .refine(hasWeekdays, weekdaysMissing);
export const MilkDayInput = z.object({
  date: CalendarDate,
  packs: z.number(inputText(milkInputs.packs)).int().min(0).max(MAX_PACKS_PER_DAY).nullable(),
});
export const MilkMonth = z.object({ month: Month.optional() });

const params = z.object({ id: Id });
const plan = data(MilkPlan);

export const milkEndpoints = {
  'GET milk-sales/monthly': endpoint({
    audience: 'customer',
    summary: 'Own delivered milk by day in litres; by default of this month',
    query: MilkMonth,
    response: MilkRecord,
  }),
  'GET milk-sales/monthly.csv': endpoint({
    audience: 'customer',
    summary: 'Own delivered milk as a CSV file',
    query: MilkMonth,
    responseType: 'text/csv',
    response: FileResponse,
  }),
  'GET milk-plans/products': endpoint({
    audience: 'any',
    summary: 'Products for a milk plan',
    response: data(z.array(MilkChoice)),
    cached: ['catalog'],
  }),
  'GET milk-plans': endpoint({
    audience: 'customer',
    summary: 'Own current and future milk plans',
    response: data(z.array(MilkPlan)),
  }),
  'POST milk-plans': endpoint({
    audience: 'customer',
    summary: 'Start a morning milk plan',
    body: MilkPlanInput,
    response: plan,
  }),
  'GET milk-plans/calendar': endpoint({
    audience: 'customer',
    summary: 'Own milk calendar and bill of a month',
    query: MilkMonth,
    response: data(MilkCalendar),
  }),
  'PUT milk-plans/{id}': endpoint({
    audience: 'customer',
    summary: 'Change a plan from the next date that is still open',
    params,
    body: z.object(rhythmFields).refine(hasWeekdays, weekdaysMissing),
    response: plan,
  }),
  'DELETE milk-plans/{id}': endpoint({
    audience: 'customer',
    summary: 'Stop a plan from the next date that is still open',
    params,
    response: z.strictObject({ message: z.string() }),
  }),
  'POST milk-plans/{id}/pauses': endpoint({
    audience: 'customer',
    summary: 'Pause a plan for a holiday, both days included',
    params,
    body: z
      .object({ from: CalendarDate, to: CalendarDate })
      .refine(({ from, to }) => from <= to, { path: ['to'], ...inputText(milkInputs.holidayOrder) }),
    response: plan,
  }),
  'DELETE milk-plans/{id}/pauses/{pauseId}': endpoint({
    audience: 'customer',
    summary: 'End a pause from the next date that is still open',
    params: z.object({ id: Id, pauseId: Id }),
    response: plan,
  }),
  'PUT milk-plans/{id}/days/{date}': endpoint({
    audience: 'customer',
    summary: 'Change the packs of one day; 0 skips it, null follows the plan again',
    params: params.extend(MilkDayInput.pick({ date: true }).shape),
    body: MilkDayInput.pick({ packs: true }),
    response: plan,
  }),
  'GET milk-balance': endpoint({
    audience: 'customer',
    summary: 'Own prepaid milk balance with its changes, newest first and paged',
    query: Page,
    response: z.strictObject({ data: MilkBalance, nextCursor: z.string().nullable() }),
  }),
  'POST milk-balance/top-up': endpoint({
    audience: 'customer',
    summary: 'Open a payment into the milk balance',
    body: z.object({
      amount: z
        .number()
        .int(inputText(milkInputs.wholeRupees))
        .min(MIN_TOP_UP, inputText(fill(milkInputs.minTopUp, { limit: MIN_TOP_UP })))
        .max(MAX_TOP_UP, inputText(fill(milkInputs.maxTopUp, { limit: MAX_TOP_UP }))),
    }),
    response: z.strictObject(openedPayment),
  }),
  'POST milk-balance/verify': endpoint({
    audience: 'customer',
    summary: 'Verify the payment of a top-up',
    body: PaymentProof,
    response: data(MilkBalance),
  }),
};
