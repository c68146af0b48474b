import { createHmac, timingSafeEqual } from 'node:crypto';

export const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** Compares in constant time. */
export function isSignedBy(secret: string, text: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(text).digest();
  const actual = Buffer.from(signature, 'hex');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** The text that the provider signs for the browser after a payment. */
export const proofText = (orderId: string, paymentId: string): string => `${orderId}|${paymentId}`;
