import { POLICY_KINDS } from '@subah/rules/shop/policies';
import { SHOP_SECTIONS } from '@subah/rules/shop/sections';
import { z } from 'zod';
import { data, endpoint } from '../endpoint.ts';
import { openedPayment, PaymentProof } from '../payments/payments.ts';

/** The public facts of the shop, for footer, contact page and structured data. */
export const PublicShop = z.strictObject({
  name: z.string(),
  legalName: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  gstin: z.string(),
  fssai: z.string(),
  drugLicence: z.string(),
  pharmacist: z.string(),
  grievanceOfficer: z.string(),
  /** Pages under /policies that are published. */
  policies: z.array(z.enum(POLICY_KINDS)),
  /** Catalogs with something on sale, and whether there are doctors, super deals and plans. */
  sections: z.array(z.enum(SHOP_SECTIONS)),
  /** The owner has opened it, and something is on sale. */
  isOpen: z.boolean(),
});
export type PublicShop = z.infer<typeof PublicShop>;

const OPENING_STEPS = [
  'facts',
  'delivery',
  'categories',
  'products',
  'payments',
  'mail',
  'staff',
  'content',
  'policies',
  'order',
] as const;
export type OpeningStep = (typeof OPENING_STEPS)[number];

export const Opening = z.strictObject({
  openedAt: z.iso.datetime().nullable(),
  steps: z.array(z.strictObject({ step: z.enum(OPENING_STEPS), isDone: z.boolean() })),
  /** Sentences: what has to be done before the shop can open. */
  missing: z.array(z.string()),
});
export type Opening = z.infer<typeof Opening>;

const Done = z.strictObject({ message: z.string() });

export const openingEndpoints = {
  'GET shop': endpoint({
    audience: 'any',
    summary: 'Name, address and licences of the shop, what it has, and whether it is open',
    response: data(PublicShop),
    cached: ['shop', 'catalog', 'healthcare', 'membership'],
  }),
  'GET admin/opening': endpoint({
    audience: 'change settings',
    summary: 'The checklist of a new shop, ticked off from its data',
    response: data(Opening),
  }),
  'POST admin/opening': endpoint({
    audience: 'manage owners',
    summary: 'Open the shop: customers see it and can order',
    response: data(Opening),
  }),
  'POST admin/opening/test-mail': endpoint({
    audience: 'change settings',
    summary: 'Send a mail to the caller at once; answers the error of the mail server',
    response: Done,
  }),
  'POST admin/opening/test-payment': endpoint({
    audience: 'change settings',
    summary: 'Open a payment of ₹1 at the payment provider; answers its error',
    response: data(z.strictObject(openedPayment)),
  }),
  'POST admin/opening/test-payment/verify': endpoint({
    audience: 'change settings',
    summary: 'Check the signature of the test payment and refund it',
    body: PaymentProof,
    response: Done,
  }),
};
