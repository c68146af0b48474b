/**
 * The customer's bank asks for the money of a payment back. open: the shop can answer. under_review: the bank reads the
 * answer. won, closed: the shop keeps the money. lost: the bank took it.
 */
export const DISPUTE_STATES = ['open', 'under_review', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

export const UNDECIDED_DISPUTES: readonly DisputeState[] = ['open', 'under_review'];

/** Events arrive late and repeated: they take no decision back, and money that the bank took counts in any case. */
export function nextDisputeState(current: DisputeState, reported: DisputeState): DisputeState {
  const isUndecided = UNDECIDED_DISPUTES.includes(current);
  return isUndecided || reported === 'lost' ? reported : current;
}
