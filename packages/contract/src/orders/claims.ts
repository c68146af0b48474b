import { claimInputs } from '@subah/messages/api/claims';
import { CLAIM_KINDS, CLAIM_STATES, MAX_CLAIM_NOTE, MAX_CLAIM_PHOTO_BYTES } from '@subah/rules/orders/claims';
import { CANCEL_REASONS, RETURN_REASONS } from '@subah/rules/orders/own-change-terms';
import { z } from 'zod';
import { data, endpoint, FileResponse, Id, jsonText, listOf, Page } from '../endpoint.ts';
import { inputText } from '../input-messages.ts';
import { numberText } from '../input-values.ts';
import { SignedLink } from '../signed-link.ts';
import { OrderChangeDetails } from './order-changes.ts';
import { OrderClaim } from './order-claims.ts';
import { PAYMENT_TYPES } from './order-filters.ts';
import { Order, OrderVersion } from './orders.ts';

const params = z.object({ id: Id });

/** Packs that are cancelled or returned. */
const Lines = z
  .array(z.object({ lineId: Id, quantity: z.number().int().min(1).max(10_000) }))
  .min(1, inputText(claimInputs.chooseItems))
  .max(200);
export type ItemLines = z.output<typeof Lines>;

const Note = z.string().trim().max(MAX_CLAIM_NOTE).default('');

const ItemsAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cancel'), reason: z.enum(CANCEL_REASONS), lines: Lines }),
  z.object({ kind: z.literal('return'), reason: z.enum(RETURN_REASONS), lines: Lines }),
]);

const photo = {
  photo: {
    maxFiles: 1,
    maxBytes: MAX_CLAIM_PHOTO_BYTES,
    tooLarge: claimInputs.photoTooLarge,
    tooMany: claimInputs.onePhoto,
  },
} as const;

/** A claim as staff decide it. */
const ClaimRecord = OrderClaim.extend({
  orderId: Id,
  orderStatus: z.string(),
  /** The money of a cash order is given back at pick-up. */
  paymentType: z.enum(PAYMENT_TYPES),
  customer: z.strictObject({ _id: Id, name: z.string(), mobile: z.string() }),
  items: z.array(z.strictObject({ name: z.string(), quantity: z.number().int(), total: z.number() })),
  /** A signed link; null without a photo. */
  photoUrl: z.string().nullable(),
  /** Freshness credits of this customer: all, and those whose photos were refused. */
  earlier: z.strictObject({ credits: z.number().int(), refused: z.number().int() }),
});
export type ClaimRecord = z.infer<typeof ClaimRecord>;

export const claimsEndpoints = {
  'POST orders/{id}/items/preview': endpoint({
    audience: 'customer',
    summary: 'The bill before and after cancelling or returning items of an own order',
    params,
    body: ItemsAction,
    response: data(OrderChangeDetails),
  }),
  'POST orders/{id}/items/cancel': endpoint({
    audience: 'customer',
    summary: 'Cancel items of an own order before it is packed; the difference is refunded',
    params,
    body: z.object({ lines: Lines, reason: z.enum(CANCEL_REASONS), note: Note, version: OrderVersion }),
    response: data(Order),
  }),
  'POST orders/{id}/returns': endpoint({
    audience: 'customer',
    summary: 'Ask for the return of items within 24 hours of delivery, with a photo if possible',
    params,
    body: z.object({ lines: jsonText(Lines), reason: z.enum(RETURN_REASONS), note: Note }),
    files: photo,
    response: data(Order),
  }),
  'POST orders/{id}/freshness-credits': endpoint({
    audience: 'customer',
    summary: 'A photo of bad produce or dairy within two hours of delivery is credited in coins at once, once per item',
    params,
    body: z.object({ lineId: Id, quantity: numberText(z.number().int().min(1).max(10_000)), note: Note }),
    files: photo,
    response: data(z.strictObject({ order: Order, coins: z.number().int() })),
  }),
  'GET admin/claims': endpoint({
    audience: 'change orders',
    summary: 'Returns of items and freshness credits, newest first; open ones oldest first',
    query: Page.extend({ state: z.enum(CLAIM_STATES).optional(), kind: z.enum(CLAIM_KINDS).optional() }),
    response: listOf(ClaimRecord),
  }),
  'POST admin/claims/{id}/decision': endpoint({
    audience: 'change orders',
    summary:
      'Accept a return (refund, stock, credit note) or refuse it; accept or refuse the photo of a freshness credit',
    params,
    body: z
      .object({
        decision: z.enum(['accepted', 'refused']),
        note: z.string().trim().max(MAX_CLAIM_NOTE).default(''),
      })
      .refine(({ decision, note }) => decision === 'accepted' || note !== '', {
        path: ['note'],
        message: 'Tell the customer why it is refused.',
      }),
    response: data(ClaimRecord),
  }),
  'GET claims/{id}/photo': endpoint({
    audience: 'any',
    summary: 'The photo of a claim, with a signed link for staff',
    params,
    query: SignedLink,
    response: FileResponse,
    responseType: 'image/webp',
  }),
};
