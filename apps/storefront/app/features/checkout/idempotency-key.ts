import type { StoredText } from '@subah/contract/client/stored-text';

type OpenRequest = { request: string; key: string };

/**
 * One key per order until the server responds, so that a retry after a lost response or a double click places one order. It is stored: a page
 * that was loaded again can ask for the order, too.
 */
export function createIdempotencyKeys<Body extends object>(
  stored: Pick<StoredText, 'get' | 'set'>,
  newKey: () => string = () => crypto.randomUUID(),
) {
  const readOpen = (): OpenRequest | null => JSON.parse(stored.get() ?? 'null');
  return {
    keyFor(body: Body): string {
      const request = JSON.stringify(body);
      const open = readOpen();
      if (open?.request === request) return open.key;
      const key = newKey();
      stored.set(JSON.stringify({ request, key } satisfies OpenRequest));
      return key;
    },
    /** The request that was sent last when its response is missing. */
    openRequest(): { body: Body; key: string } | null {
      const open = readOpen();
      return open && { body: JSON.parse(open.request), key: open.key };
    },
    /** Call it when the server has responded. */
    clear(): void {
      stored.set(null);
    },
  };
}
