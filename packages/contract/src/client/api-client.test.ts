import { expect, test } from 'vitest';
import { ApiError, createApi } from './api-client.ts';

const refusalOf = (status: number, body: unknown): Promise<unknown> =>
  createApi(() => Promise.resolve({ status, body }))('GET cart').catch((error: unknown) => error);

test.each([
  [413, 'PAYLOAD_TOO_LARGE', 'This is too large to send. Choose a smaller file or a shorter text.'],
  [429, 'RATE_LIMITED', 'Too many tries. Wait a minute, then try again.'],
  [502, 'UNAVAILABLE', 'The shop can’t be reached just now. Please try again in a minute.'],
  [503, 'UNAVAILABLE', 'The shop can’t be reached just now. Please try again in a minute.'],
  [504, 'UNAVAILABLE', 'The shop can’t be reached just now. Please try again in a minute.'],
  [500, 'INTERNAL', 'Something went wrong. Please try again.'],
])('says what a status %i of a proxy means', async (status, code, message) => {
  const refusal = await refusalOf(status, undefined);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ status, code, message });
});

test('keeps the code and the message of the shop', async () => {
  const body = { code: 'UNAVAILABLE', message: 'The shop is busy. Please try again in a moment.' };
  expect(await refusalOf(503, body)).toMatchObject(body);
});
