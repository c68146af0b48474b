import type { CartChange, CartProduct } from './cart-changes.ts';

type Handlers = {
  /** Carries one step to the server and resolves once the answered cart is in place. */
  send: (step: CartChange) => Promise<void>;
  onFailed: (step: CartChange, error: unknown) => void;
};

/**
 * Every tap shows at once; calls travel one at a time. What is tapped while a call travels is added up and leaves with
 * the next one, so a quick thumb loses no step and no answer can overtake a later one.
 */
export function createMutationQueue({ send, onFailed }: Handlers) {
  let waiting: readonly CartChange[] = [];
  let travelling: CartChange | undefined;
  let unanswered: readonly CartChange[] = [];
  const listeners = new Set<() => void>();

  function publish() {
    unanswered = travelling ? [travelling, ...waiting] : waiting;
    for (const listener of listeners) listener();
  }

  async function drain(): Promise<void> {
    const [next, ...rest] = waiting;
    if (travelling || !next) return;
    travelling = next;
    waiting = rest;
    let failure: { error: unknown } | undefined;
    try {
      await send(next);
    } catch (error) {
      failure = { error };
      // Steps that were built on this one would fail for the same reason: one rollback, one message.
      waiting = waiting.filter((step) => step.product.productId !== next.product.productId);
    }
    travelling = undefined;
    publish();
    if (failure) onFailed(next, failure.error);
    await drain();
  }

  return {
    take: (product: CartProduct, by: number): void => {
      const sum = by + unsent(waiting, product.productId);
      const others = waiting.filter((step) => step.product.productId !== product.productId);
      waiting = sum === 0 ? others : [...others, { product, by: sum }];
      publish();
      void drain();
    },
    /** Steps that the shopper sees and the server has not confirmed; the same list until something changes. */
    unanswered: (): readonly CartChange[] => unanswered,
    unansweredOf: (productId: string): number => unsent(unanswered, productId),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const unsent = (steps: readonly CartChange[], productId: string): number =>
  steps.reduce((sum, step) => (step.product.productId === productId ? sum + step.by : sum), 0);
