/**
 * One key per order until the server responds, so that a retry after a lost response or a double click places one
 * order.
 */
export function createIdempotencyKeys(newKey: () => string = () => crypto.randomUUID()) {
  let current: { wish: string; key: string } | null = null;
  return {
    keyFor(body: object): string {
      const wish = JSON.stringify(body);
      if (current?.wish !== wish) current = { wish, key: newKey() };
      return current.key;
    },
    answered(): void {
      current = null;
    },
  };
}
