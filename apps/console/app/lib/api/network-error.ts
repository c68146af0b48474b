import { ApiError } from '@subah/contract/client/api-client';
import { lists as texts } from '@subah/messages/console/lists';
import { t } from '@subah/messages/console/message';

/** Rethrows a failed fetch as an ApiError with a message for the user, so that screens handle one error type. */
export function throwNetworkError(cause: unknown): never {
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  const message = isTimeout ? t(texts.timeout) : t(texts.offline);
  throw Object.assign(new ApiError(0, { code: 'UNAVAILABLE', message }), { cause });
}
