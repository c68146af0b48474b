import { ApiError } from '@subah/contract/client/api-client';
import { expect, test } from 'vitest';
import { throwNetworkError } from './network-error.ts';

test.each([
  [
    'failed request',
    new TypeError('Failed to fetch'),
    'Could not reach the shop. Check your connection and try again.',
  ],
  ['timeout', new DOMException('', 'TimeoutError'), 'The shop did not answer in time. Please try again.'],
])('turns a %s into an ApiError with a message', async (_, cause, message) => {
  const failure: unknown = await Promise.reject(cause)
    .catch(throwNetworkError)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 0, code: 'UNAVAILABLE', message, cause });
});
