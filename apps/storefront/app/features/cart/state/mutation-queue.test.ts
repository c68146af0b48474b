import { expect, test, vi } from 'vitest';
import type { CartChange, CartProduct } from './cart-changes.ts';
import { createMutationQueue } from './mutation-queue.ts';

const tomato: CartProduct = {
  productId: 'tomato',
  itemType: 'FruitsVegProduct',
  name: 'Tomato, desi',
  image: '',
  unit: '500 g',
  price: 24,
  mrp: 32,
  stockLeft: 42,
  requiresPrescription: false,
};
const onion: CartProduct = { ...tomato, productId: 'onion', name: 'Onion' };

/** A server that answers when the test says so. */
function openShop() {
  const calls: { step: CartChange; answer: () => void; refuse: (error: Error) => void }[] = [];
  const onFailed = vi.fn();
  const queue = createMutationQueue({
    send: (step) => new Promise<void>((answer, refuse) => calls.push({ step, answer, refuse })),
    onFailed,
  });
  const settled = () => vi.waitFor(() => expect(queue.unanswered()).toEqual([]));
  return { queue, calls, onFailed, settled };
}

const next = (calls: unknown[], count: number) => vi.waitFor(() => expect(calls).toHaveLength(count));

test('the first tap leaves at once and shows before the server has answered', () => {
  const { queue, calls } = openShop();
  queue.take(tomato, 1);
  expect(calls.map((call) => call.step.by)).toEqual([1]);
  expect(queue.unansweredOf('tomato')).toBe(1);
});

test('taps that come while a call travels leave together, none is lost', async () => {
  const { queue, calls, settled } = openShop();
  for (let tap = 0; tap < 5; tap += 1) queue.take(tomato, 1);
  expect(queue.unansweredOf('tomato')).toBe(5);
  calls[0]?.answer();
  await next(calls, 2);
  expect(calls[1]?.step).toEqual({ product: tomato, by: 4 });
  calls[1]?.answer();
  await settled();
});

test('plus and minus that cancel each other out are not sent', async () => {
  const { queue, calls, settled } = openShop();
  queue.take(tomato, 1);
  queue.take(tomato, 1);
  queue.take(tomato, -1);
  calls[0]?.answer();
  await settled();
  expect(calls).toHaveLength(1);
});

test('two products never travel at the same time, so no answer overtakes another', async () => {
  const { queue, calls, settled } = openShop();
  queue.take(tomato, 1);
  queue.take(onion, 1);
  expect(calls).toHaveLength(1);
  calls[0]?.answer();
  await next(calls, 2);
  expect(calls[1]?.step.product.productId).toBe('onion');
  calls[1]?.answer();
  await settled();
});

test('a refused step takes back everything tapped on that product, tells it once and leaves the others alone', async () => {
  const { queue, calls, onFailed, settled } = openShop();
  queue.take(tomato, 1);
  queue.take(tomato, 2);
  queue.take(onion, 1);
  calls[0]?.refuse(new Error('no'));
  await next(calls, 2);
  expect(queue.unansweredOf('tomato')).toBe(0);
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(calls[1]?.step.product.productId).toBe('onion');
  calls[1]?.answer();
  await settled();
});

test('subscribers hear every change', () => {
  const { queue } = openShop();
  const listener = vi.fn();
  const leave = queue.subscribe(listener);
  queue.take(tomato, 1);
  leave();
  queue.take(tomato, 1);
  expect(listener).toHaveBeenCalledTimes(1);
});
