import { createHmac, timingSafeEqual } from 'node:crypto';

export const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** Takes the same time however much of the signature is right. */
export function isSignedBy(secret: string, text: string, signature: string): boolean {
  const wanted = createHmac('sha256', secret).update(text).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** What the provider signs to prove that a payment belongs to an order. */
export const proofText = (orderId: string, paymentId: string): string => `${orderId}|${paymentId}`;
