import type { Cart } from '@subah/contract/cart';
import { type Api, ApiError } from '@subah/contract/client';
import { toast } from '@subah/ui/toast';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { openSignIn } from '../../lib/open-sign-in.ts';
import { currentSession, useSession } from '../../lib/session.ts';
import { useApi } from '../../lib/use-api.ts';
import { type CartProduct, emptyCart, type Step, withSteps } from './cart-steps.ts';
import { createStepQueue, type StepQueue } from './step-queue.ts';

const cartQuery = (api: Api) => queryOptions({ queryKey: ['cart'], queryFn: async () => (await api('GET cart')).data });

const NO_STEPS: readonly Step[] = [];

/** The cart as the shopper sees it: what the server confirmed, and on top what was tapped since. */
export function useCart() {
  const { isSignedIn } = useSession();
  const queue = useStepQueue();
  const { data, error } = useQuery({ ...cartQuery(useApi()), enabled: isSignedIn });
  const steps = useSyncExternalStore(queue.subscribe, queue.unanswered, () => NO_STEPS);
  return { cart: isSignedIn ? withSteps(data ?? emptyCart, steps) : emptyCart, error };
}

/** One product of the cart. A card renders again only when its own line changes. */
export function useCartLine(productId: string): { quantity: number; stockLeft: number | undefined } {
  const { isSignedIn } = useSession();
  const queue = useStepQueue();
  const { data: line } = useQuery({
    ...cartQuery(useApi()),
    enabled: isSignedIn,
    select: (cart: Cart) => cart.items.find((item) => item.productId === productId),
  });
  const unanswered = useSyncExternalStore(
    queue.subscribe,
    () => queue.unansweredOf(productId),
    () => 0,
  );
  if (!isSignedIn) return { quantity: 0, stockLeft: undefined };
  return { quantity: Math.max(0, (line?.quantity ?? 0) + unanswered), stockLeft: line?.stockLeft };
}

/** Puts packs into the cart or takes them out. A visitor is asked to sign in first and gets the wish fulfilled then. */
export function useStepCart(): (product: CartProduct, by: number) => void {
  const queue = useStepQueue();
  return (product, by) => {
    if (currentSession().isSignedIn) queue.take(product, by);
    else signInFirst(() => queue.take(product, by));
  };
}

function signInFirst(wish: () => void): void {
  toast('User not Logged in', { tone: 'error' });
  openSignIn({ andThen: wish });
}

// One queue for each query client: one in a browser, and none that two requests on the server could share.
const queues = new WeakMap<QueryClient, StepQueue>();

function useStepQueue(): StepQueue {
  const api = useApi();
  const client = useQueryClient();
  const known = queues.get(client);
  if (known) return known;
  const queue = openStepQueue(api, client);
  queues.set(client, queue);
  return queue;
}

function openStepQueue(api: Api, client: QueryClient): StepQueue {
  const { queryKey } = cartQuery(api);

  async function send(step: Step): Promise<void> {
    const { data } = await (step.by > 0 ? addStep(api, step) : removeStep(api, step));
    // A read that left before this write would bring back the old cart.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, data);
    toast(step.by > 0 ? 'Product Added Successfully' : 'Product Removed Successfully');
  }

  function onFailed(step: Step, error: unknown): void {
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') {
      signInFirst(() => queue.take(step.product, step.by));
      return;
    }
    const fallback = step.by > 0 ? 'Failed to add to cart' : 'Failed to remove item';
    if (error instanceof ApiError) {
      toast(error.message, { tone: 'error' });
      // It was refused because the shop knows something that this page does not, such as the stock.
      void client.invalidateQueries({ queryKey });
      return;
    }
    const again = { label: 'Try again', onSelect: () => queue.take(step.product, step.by) };
    toast(fallback, { tone: 'error', action: again });
  }

  const queue = createStepQueue({ send, onFailed });
  return queue;
}

const addStep = (api: Api, { product, by }: Step) =>
  api('POST cart/add', { body: [{ productId: product.productId, type: product.itemType, quantity: by }] });

const removeStep = (api: Api, { product, by }: Step) =>
  api('POST cart/remove', { body: { productId: product.productId, itemType: product.itemType, decreaseBy: -by } });
