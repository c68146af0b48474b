import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/** How long requests under way may still take. */
const FINISH_DEADLINE_MS = 30_000;
const CLOSE_IDLE_INTERVAL_MS = 100;

type DrainOptions = { seconds: number; closeStreams: () => void };

/** Responses sent while draining end their connection, so that clients and proxies open the next one elsewhere. */
export function closeConnectionsWhenDraining(app: FastifyInstance, readiness: Pick<Readiness, 'isDraining'>): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.isDraining()) reply.header('connection', 'close');
    done();
  });
}

/**
 * Fails /readyz for some seconds while requests are still served, then closes the port and waits for the requests under way.
 * Not `app.close()`: after that call pages could no longer call the API inside the process.
 */
export async function drain(app: FastifyInstance, readiness: Readiness, options: DrainOptions): Promise<void> {
  readiness.startDraining();
  await wait(options.seconds * 1000);
  const { server } = app;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Streams of events would never end.
  options.closeStreams();
  // A response that was already being sent keeps its connection open.
  const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS);
  const deadline = setTimeout(() => {
    app.log.warn('requests were cut off by the shutdown');
    server.closeAllConnections();
  }, FINISH_DEADLINE_MS);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(deadline);
}
