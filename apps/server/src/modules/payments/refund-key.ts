import { z } from 'zod';

/** The provider's idempotency key of a refund, sent as its receipt too. A new round is a new request. */
export const refundKey = (refundId: string, round: number): string => `${refundId}-${round}`;

const Notes = z.object({ refundId: z.uuid() });

/** Recognises a refund of this shop by its receipt, or by our id in its notes. */
export function readRefundKey(receipt: unknown, notes: unknown): { refundId: string | null; round: number | null } {
  const [, refundId, round] = /^([0-9a-f-]{36})-(\d{1,4})$/.exec(typeof receipt === 'string' ? receipt : '') ?? [];
  if (refundId && z.uuid().safeParse(refundId).success) return { refundId, round: Number(round) };
  return { refundId: Notes.safeParse(notes).data?.refundId ?? null, round: null };
}
