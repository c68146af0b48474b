import { setTimeout as wait } from 'node:timers/promises';

const INTERVAL_MS = 100;

/** Resolves to the seconds that it took. An error counts as not yet. */
export async function waitUntil(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  deadlineSeconds = 40,
): Promise<number> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  for (;;) {
    try {
      if (await isTrue()) return seconds();
    } catch {
      // Asked again below.
    }
    if (seconds() > deadlineSeconds) throw new Error(`after ${deadlineSeconds} s it is not so: ${what}`);
    await wait(INTERVAL_MS);
  }
}
