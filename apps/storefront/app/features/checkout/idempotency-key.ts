/**
 * The key by which the server knows that two requests are the same wish. It stays over tries of the same order that got
 * no answer, so that a lost answer or a double click makes one order; whatever was answered is over.
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
