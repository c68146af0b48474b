import { DURATION_UNITS, MAX_DURATION } from '@subah/rules/membership/plan-text';
import { z } from 'zod';
import { data, endpoint, Flag, Id, listOf, Page } from '../endpoint.ts';
import { numberText } from '../input-values.ts';
import { PaymentProof, RazorpayOrder } from '../payments/payments.ts';
import { ExpectedTotal } from '../pricing/bill.ts';
import { readAs } from '../read-as.ts';

const Benefits = z.strictObject({
  /** Rupees. */
  freeDeliveryAbove: z.number(),
  milkAccess: z.boolean(),
  doctorConsultation: z.boolean(),
  /** Percent; null when the default applies. */
  bloodTestDiscount: z.number().nullable(),
  freeMilkTestingKit: z.boolean(),
  medicineDiscount: z.number().nullable(),
});

export const Plan = z.strictObject({
  _id: Id,
  /** The duration number, as text. */
  name: z.string(),
  /** "6 months", "Free". */
  title: z.string(),
  price: z.number(),
  durationInDays: z.number().int(),
  durationUnit: z.enum(DURATION_UNITS),
  benefits: Benefits,
  /** The benefits as texts. */
  perks: z.array(z.string()),
});
export type Plan = z.infer<typeof Plan>;

export const AdminPlan = Plan.extend({ isListed: z.boolean(), subscribers: z.number().int() });
export type AdminPlan = z.infer<typeof AdminPlan>;

export const Subscription = z.strictObject({
  _id: Id,
  planId: z.strictObject({
    _id: Id,
    name: z.string(),
    title: z.string(),
    /** Days. */
    duration: z.number().int(),
    durationUnit: z.enum(DURATION_UNITS),
  }),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  status: z.enum(['Active', 'Upcoming', 'Expired', 'Refunded']),
  /** Rupees paid. */
  price: z.number(),
  paymentId: Id.nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

/** The active membership including the plans that follow it. */
export const Membership = Subscription.extend({
  percentUsed: z.number().int(),
  /** Days until the end of the last plan; 0 is "Expiring today". */
  daysRemaining: z.number().int(),
  /** End of the last paid plan, when another paid one would start; null while there are free ones only. */
  paidEndDate: z.iso.datetime().nullable(),
  perks: z.array(z.string()),
  benefits: Benefits,
});
export type Membership = z.infer<typeof Membership>;

const Percent = z.preprocess(
  (value) => (value === '' ? null : value),
  numberText(
    z.number('Enter 0 to 100.').min(0, 'Enter 0 to 100.').max(100, 'Enter 0 to 100.').nullable().default(null),
  ),
);
const Rupees = (missing: string) =>
  numberText(z.number(missing).min(0, missing).max(100_000, 'Enter at most 1,00,000.'));
const DURATION = `Enter a duration from 1 to ${MAX_DURATION}.`;

const PlanFields = z.object({
  /** The duration as text; clients also send the number. */
  name: z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z
      .string(DURATION)
      .trim()
      .regex(/^[1-9]\d?$/, DURATION),
  ),
  price: Rupees('Price is required.'),
  durationInDays: numberText(
    z
      .number()
      .int()
      .min(1)
      .max(99 * 365),
  ).optional(),
  durationUnit: z.enum(DURATION_UNITS).default('month'),
  benefits: z.object({
    freeDeliveryAbove: Rupees('Free delivery above is required.'),
    milkAccess: Flag.default(false),
    doctorConsultation: Flag.default(false),
    bloodTestDiscount: Percent,
    freeMilkTestingKit: Flag.default(false),
    medicineDiscount: Percent,
  }),
  /** False hides the plan from sale. */
  isListed: Flag.optional(),
});
export type PlanFields = z.output<typeof PlanFields>;

const params = z.object({ id: Id });

export const membershipEndpoints = {
  'GET plans/all': endpoint({
    audience: 'any',
    summary: 'Plans for sale',
    response: listOf(Plan),
    cached: ['membership'],
  }),
  'GET admin/plans': endpoint({
    audience: 'change offers',
    summary: 'All plans including hidden ones',
    response: listOf(AdminPlan),
  }),
  'POST plans/create': endpoint({
    audience: 'change offers',
    summary: 'Create a plan',
    body: PlanFields,
    response: data(AdminPlan),
  }),
  'PUT plans/{id}': endpoint({
    audience: 'change offers',
    summary: 'Change a plan; existing memberships keep their terms',
    params,
    body: PlanFields.safeExtend(readAs),
    response: data(AdminPlan),
  }),
  'DELETE plans/{id}': endpoint({
    audience: 'change offers',
    summary: 'Delete a plan, or hide it when it was bought',
    params,
    response: z.strictObject({ message: z.string() }),
  }),
  'POST payment/subscribe': endpoint({
    audience: 'customer',
    summary: 'Buy a plan: opens a payment. A free plan starts at once',
    body: z.object({ planId: Id, expectedTotal: ExpectedTotal }),
    response: z.strictObject({
      razorpayOrder: RazorpayOrder.nullable(),
      keyId: z.string().nullable(),
      paymentPage: z.string().nullable(),
      /** Set for a free plan only. */
      subscription: Subscription.nullable(),
    }),
  }),
  'POST payment/subscribe/verify': endpoint({
    audience: 'customer',
    summary: 'Verify the payment of a plan and start it',
    body: PaymentProof.extend({ planId: Id.optional() }),
    response: z.strictObject({ subscription: Subscription, message: z.string() }),
  }),
  'GET payment/get-subscribe': endpoint({
    audience: 'customer',
    summary: 'Paid subscriptions: own ones for a customer, all for an admin',
    query: Page,
    response: z.strictObject({
      subscriptions: z.array(
        Subscription.extend({
          userId: z.strictObject({ _id: Id, name: z.string(), mobile: z.string(), email: z.string() }),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
  'GET subscriptions/my-subscription': endpoint({
    audience: 'customer',
    summary: 'Own active membership, or null',
    response: data(Membership.nullable()),
  }),
};
