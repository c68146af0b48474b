import type { FastifyBaseLogger } from 'fastify';

const INTERVAL_MS = 5000;

/** One line every few seconds: when the database dies, every connection of the pool reports it. */
export function logConnectionErrors(log: Pick<FastifyBaseLogger, 'warn'>): (error: Error) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let count = 0;
  return (error) => {
    count++;
    const now = performance.now();
    if (now - loggedAt < INTERVAL_MS) return;
    log.warn({ reason: error.message, count }, 'database connections failed');
    loggedAt = now;
    count = 0;
  };
}
