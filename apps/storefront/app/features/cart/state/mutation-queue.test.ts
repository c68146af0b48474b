import { expect, test, vi } from 'vitest';
import type { CartChange, CartProduct } from './cart-changes.ts';
import { tomato } from './cart-product.fixture.ts';
import { createMutationQueue } from './mutation-queue.ts';

const onion: CartProduct = { ...tomato, productId: 'onion', name: 'Onion' };

/** A server that responds when the test says so. */
function stubServer() {
  const calls: { change: CartChange; respond: () => void; reject: (error: Error) => void }[] = [];
  const onFailed = vi.fn();
  const queue = createMutationQueue({
    send: (change) => new Promise<void>((respond, reject) => calls.push({ change, respond, reject })),
    onFailed,
  });
  const settled = () => vi.waitFor(() => expect(queue.pending()).toEqual([]));
  return { queue, calls, onFailed, settled };
}

const waitForCalls = (calls: unknown[], count: number) => vi.waitFor(() => expect(calls).toHaveLength(count));

test('sends the first change at once and counts it as pending', () => {
  const { queue, calls } = stubServer();
  queue.enqueue(tomato, 1);
  expect(calls.map((call) => call.change.by)).toEqual([1]);
  expect(queue.pendingQuantity('tomato')).toBe(1);
});

test('sums changes made while a request is in flight', async () => {
  const { queue, calls, settled } = stubServer();
  for (let click = 0; click < 5; click += 1) queue.enqueue(tomato, 1);
  expect(queue.pendingQuantity('tomato')).toBe(5);
  calls[0]?.respond();
  await waitForCalls(calls, 2);
  expect(calls[1]?.change).toEqual({ product: tomato, by: 4 });
  calls[1]?.respond();
  await settled();
});

test('does not send changes that cancel each other out', async () => {
  const { queue, calls, settled } = stubServer();
  queue.enqueue(tomato, 1);
  queue.enqueue(tomato, 1);
  queue.enqueue(tomato, -1);
  calls[0]?.respond();
  await settled();
  expect(calls).toHaveLength(1);
});

test('sends changes of two products one after the other', async () => {
  const { queue, calls, settled } = stubServer();
  queue.enqueue(tomato, 1);
  queue.enqueue(onion, 1);
  expect(calls).toHaveLength(1);
  calls[0]?.respond();
  await waitForCalls(calls, 2);
  expect(calls[1]?.change.product.productId).toBe('onion');
  calls[1]?.respond();
  await settled();
});

test('rolls back all changes of a product after a rejection, reports once and sends the others', async () => {
  const { queue, calls, onFailed, settled } = stubServer();
  queue.enqueue(tomato, 1);
  queue.enqueue(tomato, 2);
  queue.enqueue(onion, 1);
  calls[0]?.reject(new Error('no'));
  await waitForCalls(calls, 2);
  expect(queue.pendingQuantity('tomato')).toBe(0);
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(calls[1]?.change.product.productId).toBe('onion');
  calls[1]?.respond();
  await settled();
});

test('notifies subscribers until they unsubscribe', () => {
  const { queue } = stubServer();
  const listener = vi.fn();
  const unsubscribe = queue.subscribe(listener);
  queue.enqueue(tomato, 1);
  unsubscribe();
  queue.enqueue(tomato, 1);
  expect(listener).toHaveBeenCalledTimes(1);
});
