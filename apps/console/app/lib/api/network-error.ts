import { ApiError } from '@subah/contract/client/api-client';

/** Rethrows a failed fetch as an ApiError with a message for the user, so that screens handle one error type. */
export function throwNetworkError(cause: unknown): never {
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  const message = isTimeout
    ? 'The shop did not answer in time. Please try again.'
    : 'Could not reach the shop. Check your connection and try again.';
  throw Object.assign(new ApiError(0, { code: 'UNAVAILABLE', message }), { cause });
}
