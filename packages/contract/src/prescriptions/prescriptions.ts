import { healthcareInputs } from '@subah/messages/api/healthcare';
import { inputFaults } from '@subah/messages/api/inputs';
import { fill } from '@subah/messages/message';
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_IMAGE_BYTES,
  MAX_IMAGES,
  PRESCRIPTION_FILTERS,
  PRESCRIPTION_STATUSES,
} from '@subah/rules/prescriptions/prescriptions';
import { z } from 'zod';
import { blankAsMissing, data, endpoint, FileResponse, Id, listOf, Page } from '../endpoint.ts';
import { inputText } from '../input-messages.ts';
import { numberText } from '../input-values.ts';
import { readAs } from '../read-as.ts';
import { SignedLink } from '../signed-link.ts';

const BasketLine = z.strictObject({
  productId: Id,
  name: z.string(),
  hindiName: z.string().nullable(),
  image: z.string(),
  unit: z.string(),
  quantity: z.number().int(),
  price: z.number(),
  mrp: z.number(),
  available: z.boolean(),
});

const Prescription = z.strictObject({
  _id: Id,
  description: z.string(),
  /** A family member of the account; null for the account's own person. */
  patient: z.strictObject({ name: z.string(), age: z.number().int() }).nullable(),
  /** Links signed for the viewer, valid for five minutes. */
  images: z.array(z.string()),
  status: z.enum(PRESCRIPTION_STATUSES),
  reason: z.string().nullable(),
  /** The basket that the pharmacist made from it; empty before. */
  basket: z.array(BasketLine),
  basketConfirmedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Prescription = z.infer<typeof Prescription>;

const PatientAddress = z.strictObject({
  _id: Id,
  addressType: z.string(),
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  isDefault: z.boolean(),
});

/** For the console: with the customer. */
const PrescriptionRecord = Prescription.extend({
  user: z.strictObject({
    _id: Id,
    name: z.string(),
    mobile: z.string(),
    email: z.string(),
    nationality: z.string().nullable(),
    addresses: z.array(PatientAddress),
  }),
});
export type PrescriptionRecord = z.infer<typeof PrescriptionRecord>;

const byId = z.object({ id: Id });

const upload = endpoint({
  audience: 'customer',
  summary: 'Upload a prescription: a description and its photos',
  body: z.object({
    description: z
      .string()
      .trim()
      .max(MAX_DESCRIPTION_LENGTH, inputText(fill(inputFaults.atMostCharacters, { limit: MAX_DESCRIPTION_LENGTH })))
      .default(''),
    /** Of `GET family`; without it the prescription is mine. */
    familyMemberId: blankAsMissing(Id.optional()),
  }),
  files: {
    images: {
      maxFiles: MAX_IMAGES,
      maxBytes: MAX_IMAGE_BYTES,
      tooLarge: healthcareInputs.imageTooLarge,
      tooMany: fill(healthcareInputs.tooManyImages, { limit: MAX_IMAGES }),
    },
  },
  response: data(Prescription),
});

const list = endpoint({
  audience: 'check prescriptions',
  summary: 'Prescriptions, newest first',
  query: Page.extend({
    filter: z.enum(PRESCRIPTION_FILTERS).optional(),
    status: z.enum(PRESCRIPTION_STATUSES).optional(),
  }),
  response: listOf(PrescriptionRecord),
});

export const prescriptionsEndpoints = {
  'POST medical/presciptions': upload,
  'POST medical/prescriptions': upload,
  'GET medical/presciptions': list,
  'GET medical/prescriptions': list,
  'GET medical/presciptions/my': endpoint({
    audience: 'customer',
    summary: 'Own prescriptions, newest first',
    query: Page,
    response: listOf(Prescription),
  }),
  'GET medical/presciptions/{id}/images/{n}': endpoint({
    audience: 'any',
    summary: 'One photo: with a bearer token of its owner or an admin, or with a signed link',
    params: z.object({ id: Id, n: numberText(z.number().int().min(1).max(MAX_IMAGES)) }),
    query: SignedLink,
    response: FileResponse,
    responseType: 'image/webp',
  }),
  'POST medical/presciptions/{id}/confirm': endpoint({
    audience: 'customer',
    summary: 'Add the basket of the pharmacist to the cart',
    params: byId,
    response: data(Prescription),
  }),
  'GET admin/prescriptions/{id}': endpoint({
    audience: 'check prescriptions',
    summary: 'One prescription, for the order that it belongs to',
    params: byId,
    response: data(Prescription),
  }),
  'PATCH admin/prescriptions/{id}': endpoint({
    audience: 'check prescriptions',
    summary: 'Approve a prescription, or reject it with a reason; a decision is changed with `readAs`',
    params: byId,
    body: z
      .object({
        status: z.enum(['approved', 'rejected'], 'Choose approved or rejected.'),
        reason: z.string().trim().max(300, 'Use at most 300 characters.').default(''),
        ...readAs,
      })
      .refine(({ status, reason }) => status === 'approved' || reason !== '', {
        path: ['reason'],
        message: 'Reason is required.',
      }),
    response: data(Prescription),
  }),
  'POST admin/prescriptions/{id}/basket': endpoint({
    audience: 'check prescriptions',
    summary: 'Offer the customer a basket made from the prescription, which approves it',
    params: byId,
    body: z.object({
      lines: z
        .array(z.object({ productId: Id, quantity: z.number().int().min(1).max(99) }))
        .min(1, 'Add at least one product.')
        .max(50, 'Add at most 50 products.'),
      ...readAs,
    }),
    response: data(Prescription),
  }),
};
