/** What customers report about delivered items. */
export const CLAIM_KINDS = ['return', 'freshness'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export const CLAIM_STATES = ['open', 'accepted', 'refused'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Entries of the timeline, which pages show in the language of the customer. */
export const ITEMS_CANCELLED_LABEL = 'Items cancelled';
export const RETURN_ACCEPTED_LABEL = 'Return accepted';
export const FRESHNESS_LABEL = 'Freshness credit';

export const MAX_CLAIM_NOTE = 500;
export const MAX_CLAIM_PHOTO_BYTES = 8 * 1024 * 1024;

type Claimed = { kind: ClaimKind; lines: readonly { lineId: string; quantity: number }[] };

/** Packs of a line that can still be returned: credited packs stay with the customer and are not refunded a second time. */
export const returnableQuantity = (line: { id: string; quantity: number }, claims: readonly Claimed[]): number => {
  const credited = claims
    .filter(({ kind }) => kind === 'freshness')
    .flatMap(({ lines }) => lines)
    .filter(({ lineId }) => lineId === line.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, line.quantity - credited);
};
