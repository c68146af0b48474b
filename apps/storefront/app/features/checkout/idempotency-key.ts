/** One key per order until the server responds, so that a retry after a lost response or a double click places one order. */
export function createIdempotencyKeys(newKey: () => string = () => crypto.randomUUID()) {
  let current: { request: string; key: string } | null = null;
  return {
    keyFor(body: object): string {
      const request = JSON.stringify(body);
      if (current?.request !== request) current = { request, key: newKey() };
      return current.key;
    },
    /** Call it when the server has responded. */
    clear(): void {
      current = null;
    },
  };
}
