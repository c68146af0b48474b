/** Reads again after this long, so that what changes is known a moment later on every copy of the server. */
const READ_AGAIN_MS = 5000;

/**
 * What stands in the database, kept in memory and read again now and then in the background. Nobody waits but the first to
 * ask; while the database is away the old answer stays. `read` is given the old value and may return it when it still holds.
 */
export function keepFresh<Value>(
  read: (old: Value | undefined) => Promise<Value>,
  now: () => number = Date.now,
): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  let readAt = 0;
  return () => {
    if (kept && now() - readAt <= READ_AGAIN_MS) return kept;
    readAt = now();
    const old = kept;
    const fresh = Promise.resolve(old).then(read);
    kept = old ?? fresh;
    fresh.then(
      () => {
        kept = fresh;
      },
      () => {
        kept = old;
      },
    );
    return kept;
  };
}
