import { createStore } from '../storage/store.ts';

/** What is known of one read. `answer` stays while it is read again. */
export type KnownRead = { answer: unknown; error: unknown };

type Options = {
  ask: (call: string, input: object | undefined) => Promise<unknown>;
  /** Who sits at this browser, if anybody, and when that changes. */
  owner: { id: () => string | undefined; subscribe: (listener: () => void) => () => void };
  /** Calls the listener when the person comes back to the page. */
  onReturn: (listener: () => void) => () => void;
  now?: () => number;
};

const STALE_MS = 60_000;

export const NOT_READ: KnownRead = { answer: undefined, error: undefined };

/** Reads of what belongs to the person at this browser. Everybody who asks for the same gets the same one. */
export function createOwnReads(options: Options) {
  const reads = new Map<string, OwnRead>();
  return (call: string, input: object | undefined): OwnRead => {
    const key = `${call} ${JSON.stringify(input ?? {})}`;
    const known = reads.get(key) ?? createOwnRead(() => options.ask(call, input), options);
    reads.set(key, known);
    return known;
  };
}

export type OwnRead = ReturnType<typeof createOwnRead>;

function createOwnRead(ask: () => Promise<unknown>, { owner, onReturn, now = Date.now }: Omit<Options, 'ask'>) {
  const store = createStore(NOT_READ);
  let watchers = 0;
  let unwatch: (() => void)[] = [];
  let readFor: string | undefined;
  let readAt = 0;
  let version = 0;
  let writes = 0;

  const put = (known: KnownRead): void => {
    version++;
    store.set(known);
  };

  async function reload(): Promise<void> {
    if (store.get().answer === undefined) put(NOT_READ);
    const asked = version;
    readAt = now();
    const known = await ask().then(
      (answer) => ({ answer, error: undefined }),
      (error: unknown) => ({ answer: store.get().answer, error }),
    );
    // A read that left before a change would bring back what was there before it.
    if (version === asked) put(known);
  }

  /** What was read for one person is never shown to the next one at the same browser. */
  function follow(): void {
    const id = owner.id();
    if (id === readFor && now() - readAt <= STALE_MS) return;
    if (id !== readFor) put(NOT_READ);
    readFor = id;
    if (id) void reload();
  }

  return {
    get: (): KnownRead => (readFor === owner.id() ? store.get() : NOT_READ),
    reload,
    /** Shows the change at once. A write that fails takes it back, and throws what went wrong. */
    async change(edit: (answer: unknown) => unknown, write: () => Promise<unknown>): Promise<void> {
      const before = store.get();
      if (before.answer !== undefined) put({ answer: edit(before.answer), error: undefined });
      const mine = version;
      writes++;
      try {
        await write();
      } catch (error) {
        if (version === mine) put(before);
        throw error;
      } finally {
        // With another change on its way the answer would still miss it.
        if (--writes === 0) void reload();
      }
    },
    subscribe(listener: () => void): () => void {
      const stop = store.subscribe(listener);
      if (watchers++ === 0) {
        unwatch = [owner.subscribe(follow), onReturn(follow)];
        // Whoever opens a page wants what is so now; what was known is shown meanwhile.
        readAt = 0;
        follow();
      }
      return () => {
        stop();
        if (--watchers === 0) for (const end of unwatch) end();
      };
    },
  };
}
