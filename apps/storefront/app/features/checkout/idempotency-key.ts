import type { StoredText } from '@subah/contract/client/stored-text';

type OpenRequest = { request: string; key: string };

/** An order that is asked for later is no news any more. */
const ASK_FOR_MS = 60 * 60_000;

type Options = { newKey?: () => string; now?: () => number };

/**
 * One key per order until the server responds, so that a retry after a lost response or a double click places one order. A page that was
 * loaded again only asks with the stored key: a cart filled since, with the same total, is another order.
 */
export function createIdempotencyKeys<Body extends object>(
  stored: Pick<StoredText, 'get' | 'set'>,
  { newKey = () => crypto.randomUUID(), now = Date.now }: Options = {},
) {
  let current: OpenRequest | null = null;
  return {
    keyFor(body: Body): string {
      const request = JSON.stringify(body);
      if (current?.request !== request) current = { request, key: newKey() };
      stored.set(JSON.stringify({ ...current, sentAt: now() }));
      return current.key;
    },
    /** The request that was sent last when its response is missing. */
    openRequest(): { body: Body; key: string } | null {
      const open: (OpenRequest & { sentAt: number }) | null = JSON.parse(stored.get() ?? 'null');
      if (!open || now() - open.sentAt > ASK_FOR_MS) return null;
      return { body: JSON.parse(open.request), key: open.key };
    },
    /** Call it when the server has responded. */
    clear(): void {
      current = null;
      stored.set(null);
    },
  };
}
