import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { COUPON_CODE, COUPON_KINDS } from '@subah/rules/coupons/coupon';
import { z } from 'zod';
import { FORMER_CATALOG_NAME } from '../catalog/catalog.ts';
import { data, endpoint, Flag, Id, listOf, Page } from '../endpoint.ts';
import { textField, wholeField } from '../form-field.ts';
import { DateTimeInput, numberText } from '../input-values.ts';
import { readAs } from '../read-as.ts';

export const Coupon = z.strictObject({
  _id: Id,
  code: z.string(),
  description: z.string(),
  /** Shown on Hindi pages; empty where the English description is shown. */
  hindiDescription: z.string(),
  kind: z.enum(COUPON_KINDS),
  /** Percent points, or rupees. */
  value: z.number(),
  minimumBasket: z.number(),
  /** Maximum discount in rupees. */
  cap: z.number().nullable(),
  validFrom: z.iso.datetime(),
  validUntil: z.iso.datetime().nullable(),
  totalUses: z.number().int().nullable(),
  usesPerCustomer: z.number().int().nullable(),
  catalog: z.enum(CATALOGS).nullable(),
  isActive: z.boolean(),
  usedCount: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type Coupon = z.infer<typeof Coupon>;

const rupees = z
  .number('Enter a number.')
  .min(0, 'At least 0.')
  .max(1_000_000, 'At most 1000000.')
  .multipleOf(0.01, 'At most two decimals.');
const count = wholeField(1, 1_000_000);
/** Forms send an empty text for "no limit". */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).default(null);

const CouponForm = z
  .object({
    code: z.string().trim().toUpperCase().regex(COUPON_CODE, 'A code has 3 to 20 letters and digits.'),
    description: textField(200).default(''),
    hindiDescription: textField(200).default(''),
    kind: z.enum(COUPON_KINDS),
    value: numberText(rupees.refine((value) => value > 0, 'The value is more than 0.')),
    minimumBasket: numberText(rupees).default(0),
    cap: orNone(numberText(rupees.refine((value) => value > 0, 'The cap is more than 0.'))),
    validFrom: DateTimeInput({ offset: true }).optional(),
    validUntil: orNone(DateTimeInput({ offset: true })),
    totalUses: orNone(count),
    usesPerCustomer: orNone(count),
    catalog: orNone(z.enum(CATALOGS)),
    isActive: Flag.default(true),
  })
  .refine(({ kind, value }) => kind !== 'percent' || (value <= 100 && Number.isInteger(value)), {
    path: ['value'],
    message: 'A percentage is a whole number from 1 to 100.',
  })
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom < validUntil, {
    path: ['validUntil'],
    message: 'The end lies after the start.',
  });
export type CouponForm = z.infer<typeof CouponForm>;

const params = z.object({ id: Id });

export const couponsEndpoints = {
  'GET admin/coupons': endpoint({
    audience: 'change offers',
    summary: 'Coupons, the newest first',
    query: Page.extend({ q: z.string().trim().max(40).optional(), isActive: Flag.optional() }),
    response: listOf(Coupon),
  }),
  'POST admin/coupons': endpoint({
    audience: 'change offers',
    summary: 'Create a coupon',
    body: CouponForm,
    formerNames: FORMER_CATALOG_NAME,
    response: data(Coupon),
  }),
  'PUT admin/coupons/{id}': endpoint({
    audience: 'change offers',
    summary: 'Change a coupon; orders that used it keep their discount',
    params,
    body: CouponForm.safeExtend(readAs),
    formerNames: FORMER_CATALOG_NAME,
    response: data(Coupon),
  }),
  'DELETE admin/coupons/{id}': endpoint({
    audience: 'change offers',
    summary: 'Delete a coupon, or deactivate it when it was used',
    params,
    response: data(z.strictObject({ _id: Id, isDeleted: z.boolean() })),
  }),
};
