import { ApiError } from '@subah/contract/client/api-client';

/** To the console no answer is a failure like any other: it comes with a sentence for the person. */
export function unreachable(cause: unknown): never {
  const isLate = cause instanceof Error && cause.name === 'TimeoutError';
  const message = isLate
    ? 'The shop did not answer in time. Please try again.'
    : 'Could not reach the shop. Check your connection and try again.';
  throw Object.assign(new ApiError(0, { code: 'UNAVAILABLE', message }), { cause });
}
