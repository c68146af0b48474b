import { type Api, ApiError } from '@subah/contract/client/api-client';
import type { Cart } from '@subah/contract/orders/cart';
import { createStore } from '../../../lib/storage/store.ts';

/** What the server last said about the cart of the person at this browser. */
export type KnownCart = { cart: Cart | undefined; error: unknown };

type Options = {
  api: Api;
  /** Whose cart it is, if anybody's, and when that changes. */
  owner: { id: () => string | undefined; subscribe: (listener: () => void) => () => void };
  /** Calls the listener when the person comes back to the page. */
  onReturn: (listener: () => void) => () => void;
  now?: () => number;
  retryMs?: number;
};

const NOTHING: KnownCart = { cart: undefined, error: undefined };
const STALE_MS = 30_000;
const RETRIES = 2;

/** Read once somebody looks, again when the person changes, and on coming back to the page after a while. */
export function createCartStore({ api, owner, onReturn, now = Date.now, retryMs = 2000 }: Options) {
  const store = createStore<KnownCart>(NOTHING);
  let watchers = 0;
  let unwatch: (() => void)[] = [];
  let readFor: string | undefined;
  let readAt = 0;
  let version = 0;

  const put = (known: KnownCart): void => {
    version++;
    store.set(known);
  };

  async function read(failures = 0): Promise<void> {
    const asked = version;
    readAt = now();
    try {
      const { data } = await api('GET cart');
      // A read that left before a write would bring back the old cart.
      if (version === asked) put({ cart: data, error: undefined });
    } catch (error) {
      if (version !== asked) return;
      const isRefusal = error instanceof ApiError && error.status < 500;
      if (isRefusal || failures >= RETRIES) return put({ ...store.get(), error });
      setTimeout(() => void read(failures + 1), retryMs);
    }
  }

  /** What was fetched for one person is never shown to the next one at the same browser. */
  function follow(): void {
    const id = owner.id();
    if (id !== readFor) {
      readFor = id;
      put(NOTHING);
      if (id) void read();
    } else if (id && now() - readAt > STALE_MS) void read();
  }

  return {
    get: store.get,
    set: (cart: Cart): void => put({ cart, error: undefined }),
    reload: (): void => void read(),
    subscribe(listener: () => void): () => void {
      const stop = store.subscribe(listener);
      if (watchers++ === 0) {
        unwatch = [owner.subscribe(follow), onReturn(follow)];
        follow();
      }
      return () => {
        stop();
        if (--watchers === 0) for (const end of unwatch) end();
      };
    },
  };
}
