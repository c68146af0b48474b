import { z } from 'zod';

/** The closed list of failures. Few and stable: screens switch on the code, people read the sentence. */
export const ERROR_STATUS = {
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  ROUTE_NOT_FOUND: 404,
  CONFLICT: 409,
  OUT_OF_STOCK: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  PAYMENT_PROVIDER: 502,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ErrorCode = z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]);

/** `error` and `message` carry the same sentence, because documented clients read either. */
export const ErrorAnswer = z.strictObject({
  error: z.string(),
  message: z.string(),
  code: ErrorCode,
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
