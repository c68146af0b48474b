import { createStore } from '../../../lib/storage/external-store.ts';
import type { CartChange, CartProduct } from './cart-changes.ts';

type Handlers = {
  /** Sends one change and resolves once the returned cart is cached. */
  send: (change: CartChange) => Promise<void>;
  onFailed: (change: CartChange, error: unknown) => void;
};

const EMPTY: readonly CartChange[] = [];

/**
 * Optimistic changes of the cart. One request is in flight at a time, so that responses cannot arrive out of order;
 * changes made meanwhile are summed per product and sent with the next request.
 */
export function createMutationQueue({ send, onFailed }: Handlers) {
  let queued = EMPTY;
  let inFlight: CartChange | undefined;
  const pending = createStore(EMPTY);
  const publish = () => pending.set(inFlight ? [inFlight, ...queued] : queued);

  async function sendNext(): Promise<void> {
    const [next, ...rest] = queued;
    if (inFlight || !next) return;
    inFlight = next;
    queued = rest;
    let failure: { error: unknown } | undefined;
    try {
      await send(next);
    } catch (error) {
      failure = { error };
      // Later changes of this product would fail for the same reason: one rollback, one message.
      queued = queued.filter((change) => change.product.productId !== next.product.productId);
    }
    inFlight = undefined;
    publish();
    if (failure) onFailed(next, failure.error);
    await sendNext();
  }

  return {
    enqueue: (product: CartProduct, by: number): void => {
      const sum = by + quantityOf(queued, product.productId);
      const others = queued.filter((change) => change.product.productId !== product.productId);
      queued = sum === 0 ? others : [...others, { product, by: sum }];
      publish();
      void sendNext();
    },
    /** Changes that the server has not confirmed, in flight and queued. */
    pending: pending.get,
    pendingQuantity: (productId: string): number => quantityOf(pending.get(), productId),
    subscribe: pending.subscribe,
  };
}

const quantityOf = (changes: readonly CartChange[], productId: string): number =>
  changes.reduce((sum, change) => (change.product.productId === productId ? sum + change.by : sum), 0);
