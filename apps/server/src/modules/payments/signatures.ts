import { createHmac, timingSafeEqual } from 'node:crypto';

export const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** Compares the text in constant time: lower-case hex, as the provider sends it. */
export function isSignedBy(secret: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, text));
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** The text that the provider signs for the browser after a payment. */
export const proofText = (orderId: string, paymentId: string): string => `${orderId}|${paymentId}`;
