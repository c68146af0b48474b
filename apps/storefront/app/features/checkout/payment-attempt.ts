import { storedText } from '@subah/contract/client/stored-text';

/** A payment whose outcome is unknown. */
export type Attempt = { orderId: string; amount: number; startedAt: number };

// Local storage: it survives a closed tab.
const stored = storedText('payment-attempt');
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

export const saveAttempt = (attempt: Attempt): void => stored.set(JSON.stringify(attempt));

export const clearAttempt = (): void => stored.set(null);

export const readAttempt = (now = Date.now()): Attempt | null => parseAttempt(stored.get(), now);

export function parseAttempt(text: string | null, now: number): Attempt | null {
  try {
    const attempt = JSON.parse(text ?? 'null') as Partial<Attempt> | null;
    if (typeof attempt?.orderId !== 'string' || typeof attempt.startedAt !== 'number') return null;
    if (now - attempt.startedAt > MAX_AGE_MS) return null;
    return { orderId: attempt.orderId, amount: attempt.amount ?? 0, startedAt: attempt.startedAt };
  } catch {
    return null;
  }
}
