import { expect, test, vi } from 'vitest';
import { createOwnReads } from './own-reads.ts';

const MINUTE = 60_000;

function aBrowser(ask: (call: string, input: object | undefined) => Promise<unknown>) {
  let person: string | undefined;
  let now = 1_000_000;
  const listeners = { person: () => {}, back: () => {} };
  const asked = vi.fn(ask);
  const read = createOwnReads({
    ask: asked,
    owner: {
      id: () => person,
      subscribe: (listener) => {
        listeners.person = listener;
        return () => undefined;
      },
    },
    onReturn: (listener) => {
      listeners.back = listener;
      return () => undefined;
    },
    now: () => now,
  });
  return {
    read,
    asked,
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

const settled = () => new Promise((resolve) => setTimeout(resolve));
const letters = () => {
  let turn = 0;
  return async () => 'abcdefgh'[turn++];
};

test('nothing is read before somebody is signed in, and the next person never sees it', async () => {
  const { read, asked, signIn } = aBrowser(letters());
  const orders = read('GET orders/my', undefined);
  orders.subscribe(() => undefined);
  expect(asked).not.toHaveBeenCalled();
  signIn('asha');
  await settled();
  expect(orders.get().answer).toBe('a');
  signIn('ravi');
  expect(orders.get().answer).toBeUndefined();
  await settled();
  expect(orders.get().answer).toBe('b');
  signIn(undefined);
  expect(orders.get().answer).toBeUndefined();
});

test('the next person does not even see it while nobody was watching', async () => {
  const { read, signIn } = aBrowser(letters());
  signIn('asha');
  const orders = read('GET orders/my', undefined);
  const stop = orders.subscribe(() => undefined);
  await settled();
  stop();
  signIn('ravi');
  expect(orders.get().answer).toBeUndefined();
});

test('the same question is one read, another input is another', () => {
  const { read } = aBrowser(letters());
  expect(read('GET orders/my', { query: { page: 1 } })).toBe(read('GET orders/my', { query: { page: 1 } }));
  expect(read('GET orders/my', { query: { page: 1 } })).not.toBe(read('GET orders/my', { query: { page: 2 } }));
});

test('coming back reads again after a minute and not before', async () => {
  const { read, asked, signIn, comeBackAfter } = aBrowser(letters());
  read('GET orders/my', undefined).subscribe(() => undefined);
  signIn('asha');
  await settled();
  comeBackAfter(MINUTE / 2);
  expect(asked).toHaveBeenCalledTimes(1);
  comeBackAfter(MINUTE);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('opening a page again shows what was known and reads anew', async () => {
  const { read, signIn } = aBrowser(letters());
  signIn('asha');
  const orders = read('GET orders/my', undefined);
  orders.subscribe(() => undefined)();
  await settled();
  orders.subscribe(() => undefined);
  expect(orders.get().answer).toBe('a');
  await settled();
  expect(orders.get().answer).toBe('b');
});

test('a failure is told when there is nothing else to show', async () => {
  const lost = () => Promise.reject(new Error('lost'));
  const answers = [lost, async () => 'a', lost];
  const { read, signIn } = aBrowser(() => (answers.shift() ?? lost)());
  signIn('asha');
  const orders = read('GET orders/my', undefined);
  orders.subscribe(() => undefined);
  await settled();
  expect(orders.get()).toEqual({ answer: undefined, error: new Error('lost') });
  await orders.reload();
  await orders.reload();
  expect(orders.get().answer).toBe('a');
});

test('a change shows at once, and goes again when the write is refused', async () => {
  const { read, signIn } = aBrowser(async () => ['home', 'work']);
  signIn('asha');
  const addresses = read('GET addresses', undefined);
  addresses.subscribe(() => undefined);
  await settled();
  const refused = addresses.change(
    () => ['home'],
    () => Promise.reject(new Error('no')),
  );
  expect(addresses.get().answer).toEqual(['home']);
  await expect(refused).rejects.toThrow('no');
  expect(addresses.get().answer).toEqual(['home', 'work']);
});

test('a read that left before a change does not bring back what was there', async () => {
  const slow = Promise.withResolvers<string[]>();
  const answers = [Promise.resolve(['home', 'work']), slow.promise, Promise.resolve(['home'])];
  const { read, signIn } = aBrowser(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  signIn('asha');
  const addresses = read('GET addresses', undefined);
  addresses.subscribe(() => undefined);
  await settled();
  const reading = addresses.reload();
  const written = addresses.change(
    () => ['home'],
    async () => undefined,
  );
  slow.resolve(['home', 'work']);
  await Promise.all([reading, written]);
  expect(addresses.get().answer).toEqual(['home']);
});
