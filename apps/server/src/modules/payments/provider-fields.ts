import { CURRENCY } from '@subah/rules/payments/payment-states';
import { z } from 'zod';

export const ProviderId = z.string().regex(/^[\w-]{1,60}$/);
/** The columns are 4-byte integers. */
export const Amount = z.number().int().positive().max(2_147_483_647);
export const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .default(CURRENCY);

/** PostgreSQL refuses a text with a null character. */
export const toStored = (text: string): string => text.replaceAll('\u0000', '').slice(0, 300);
