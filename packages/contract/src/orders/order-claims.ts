import { CLAIM_KINDS, CLAIM_STATES } from '@subah/rules/orders/claims';
import { RETURN_REASONS } from '@subah/rules/orders/own-change-terms';
import { z } from 'zod';
import { Id } from '../endpoint.ts';

/** A return of some items, or a freshness credit, as the customer sees it. */
export const OrderClaim = z.strictObject({
  _id: Id,
  kind: z.enum(CLAIM_KINDS),
  /** A freshness credit is paid at once; `open` means that staff still look at its photo. */
  state: z.enum(CLAIM_STATES),
  reason: z.enum(RETURN_REASONS),
  note: z.string(),
  lines: z.array(z.strictObject({ lineId: Id, quantity: z.number().int() })),
  /** Coins of a freshness credit. */
  coins: z.number().int(),
  hasPhoto: z.boolean(),
  decisionNote: z.string(),
  at: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
});
export type OrderClaim = z.infer<typeof OrderClaim>;
