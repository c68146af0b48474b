import { type Api, ApiError } from '@subah/contract/client/api-client';
import { expect, test, vi } from 'vitest';
import { emptyCart } from './empty-cart.ts';
import { fetchCart } from './fetch-cart.ts';

const noWait = async () => undefined;

function stubApi(...outcomes: (Error | typeof emptyCart)[]) {
  return vi.fn(async () => {
    const outcome = outcomes.shift() ?? new TypeError('network');
    if (outcome instanceof Error) throw outcome;
    return { data: outcome };
  });
}

test('retries a lost connection twice', async () => {
  const api = stubApi(new TypeError('network'), new ApiError(503, {}), emptyCart);
  await expect(fetchCart(api as unknown as Api, noWait)).resolves.toBe(emptyCart);
  expect(api).toHaveBeenCalledTimes(3);
});

test('gives up after two retries', async () => {
  const api = stubApi();
  await expect(fetchCart(api as unknown as Api, noWait)).rejects.toThrow('network');
  expect(api).toHaveBeenCalledTimes(3);
});

test('does not retry a refusal', async () => {
  const api = stubApi(new ApiError(403, { message: 'No.' }));
  await expect(fetchCart(api as unknown as Api, noWait)).rejects.toBeInstanceOf(ApiError);
  expect(api).toHaveBeenCalledTimes(1);
});
