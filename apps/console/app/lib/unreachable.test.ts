import { ApiError } from '@subah/contract/client/api-client';
import { expect, test } from 'vitest';
import { unreachable } from './unreachable.ts';

test.each([
  ['lost', new TypeError('Failed to fetch'), 'Could not reach the shop. Check your connection and try again.'],
  ['late', new DOMException('', 'TimeoutError'), 'The shop did not answer in time. Please try again.'],
])('an answer that is %s is explained', async (_, cause, message) => {
  const failure: unknown = await Promise.reject(cause)
    .catch(unreachable)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 0, code: 'UNAVAILABLE', message, cause });
});
