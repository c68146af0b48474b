import type { Cart } from '@subah/contract/cart/cart';
import { expect, test, vi } from 'vitest';
import { createConfirmedCart } from './confirmed-cart.ts';
import { emptyCart } from './empty-cart.ts';

const cartOf = (id: string): Cart => ({ ...emptyCart, _id: id });

/** A server that responds when the test says so. */
function stubServer() {
  const reads: PromiseWithResolvers<Cart>[] = [];
  const onChange = vi.fn();
  const confirmed = createConfirmedCart(() => {
    const read = Promise.withResolvers<Cart>();
    reads.push(read);
    return read.promise;
  }, onChange);
  return { confirmed, reads, onChange };
}

test('holds the cart that was read', async () => {
  const { confirmed, reads, onChange } = stubServer();
  const loading = confirmed.load();
  reads[0]?.resolve(cartOf('read'));
  await loading;
  expect(confirmed.cart()?._id).toBe('read');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('ignores a read that started before a write', async () => {
  const { confirmed, reads } = stubServer();
  const loading = confirmed.load();
  confirmed.put(cartOf('written'));
  reads[0]?.resolve(cartOf('read'));
  await loading;
  expect(confirmed.cart()?._id).toBe('written');
});

test('ignores a read of the account that has signed out', async () => {
  const { confirmed, reads } = stubServer();
  const loading = confirmed.load();
  confirmed.clear();
  reads[0]?.resolve(cartOf('of the other account'));
  await loading;
  expect(confirmed.cart()).toBeUndefined();
});

test('keeps the result of the later of two reads', async () => {
  const { confirmed, reads } = stubServer();
  const both = Promise.all([confirmed.load(), confirmed.load()]);
  reads[1]?.resolve(cartOf('second'));
  reads[0]?.resolve(cartOf('first'));
  await both;
  expect(confirmed.cart()?._id).toBe('second');
});

test('keeps the cart after a failed read and reports the error until the next success', async () => {
  const { confirmed, reads } = stubServer();
  confirmed.put(cartOf('known'));
  const failing = confirmed.load();
  reads[0]?.reject(new Error('offline'));
  await failing;
  expect(confirmed.cart()?._id).toBe('known');
  expect(confirmed.error()).toEqual(new Error('offline'));
  const loading = confirmed.load();
  reads[1]?.resolve(cartOf('fresh'));
  await loading;
  expect(confirmed.error()).toBeUndefined();
});
