import { type Api, ApiError } from '@subah/contract/client/api-client';
import type { Cart } from '@subah/contract/orders/cart';
import { expect, test, vi } from 'vitest';
import { emptyCart } from './cart-changes.ts';
import { createCartStore } from './cart-store.ts';

const cartOf = (id: string): Cart => ({ ...emptyCart, _id: id });

function aBrowser(answer: () => Promise<{ data: Cart }>) {
  let person: string | undefined;
  let now = 0;
  const listeners = { person: () => {}, back: () => {} };
  const api = vi.fn(answer);
  const store = createCartStore({
    api: api as unknown as Api,
    owner: {
      id: () => person,
      subscribe: (listener) => {
        listeners.person = listener;
        return () => {};
      },
    },
    onReturn: (listener) => {
      listeners.back = listener;
      return () => {};
    },
    now: () => now,
    retryMs: 1,
  });
  return {
    store,
    api,
    signIn: (id: string | undefined) => {
      person = id;
      listeners.person();
    },
    comeBackAfter: (ms: number) => {
      now += ms;
      listeners.back();
    },
  };
}

test('a visitor has no cart to fetch, and one who signs in gets theirs', async () => {
  const { store, api, signIn } = aBrowser(async () => ({ data: cartOf('asha') }));
  store.subscribe(() => {});
  expect(api).not.toHaveBeenCalled();
  signIn('asha');
  await vi.waitFor(() => expect(store.get().cart?._id).toBe('asha'));
});

test('the cart of one person is gone when another signs in', async () => {
  let answer = cartOf('asha');
  const { store, signIn } = aBrowser(async () => ({ data: answer }));
  store.subscribe(() => {});
  signIn('asha');
  await vi.waitFor(() => expect(store.get().cart?._id).toBe('asha'));
  answer = cartOf('ravi');
  signIn('ravi');
  expect(store.get().cart).toBeUndefined();
  await vi.waitFor(() => expect(store.get().cart?._id).toBe('ravi'));
});

test('a read that left before a write does not bring back the old cart', async () => {
  let deliver: (answer: { data: Cart }) => void = () => {};
  const { store, signIn } = aBrowser(() => new Promise((resolve) => (deliver = resolve)));
  store.subscribe(() => {});
  signIn('asha');
  store.set(cartOf('after the write'));
  deliver({ data: cartOf('before the write') });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(store.get().cart?._id).toBe('after the write');
});

test('coming back after a while reads again, coming back at once does not', async () => {
  const { store, api, signIn, comeBackAfter } = aBrowser(async () => ({ data: cartOf('asha') }));
  store.subscribe(() => {});
  signIn('asha');
  await vi.waitFor(() => expect(store.get().cart).toBeDefined());
  comeBackAfter(1000);
  expect(api).toHaveBeenCalledTimes(1);
  comeBackAfter(31_000);
  expect(api).toHaveBeenCalledTimes(2);
});

test('a lost answer is asked for again, a refusal is told', async () => {
  let fails = 2;
  const lost = aBrowser(async () => {
    if (fails-- > 0) throw new TypeError('network');
    return { data: cartOf('asha') };
  });
  lost.store.subscribe(() => {});
  lost.signIn('asha');
  await vi.waitFor(() => expect(lost.store.get().cart?._id).toBe('asha'));

  const refused = aBrowser(() => Promise.reject(new ApiError(403, { message: 'No.' })));
  refused.store.subscribe(() => {});
  refused.signIn('asha');
  await vi.waitFor(() => expect(refused.store.get().error).toBeInstanceOf(ApiError));
  expect(refused.api).toHaveBeenCalledTimes(1);
});
