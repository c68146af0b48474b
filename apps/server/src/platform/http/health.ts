import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Db } from '../database/database.ts';
import { sendProblem } from './error-handler.ts';
import { Problem } from './problem.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** `/healthz`: the process runs. `/readyz`: the database responds. `/metrics`: Prometheus. */
export function registerHealthRoutes(
  app: FastifyInstance,
  { db, metricsToken }: { db: Db; metricsToken: string | undefined },
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests in seconds',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.elapsedTime > 1000)
      request.log.warn({ requestId: request.id, route, ms: reply.elapsedTime }, 'slow response');
    done();
  });

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      await db.execute(sql`select 1`);
      return { status: 'ready' };
    } catch {
      return sendProblem(request, reply, new Problem('UNAVAILABLE', 'The database does not answer.'));
    }
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken))
      return sendProblem(request, reply, new Problem('FORBIDDEN', 'Not from here.'));
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (!token) return LOOPBACK.has(request.ip);
  const actual = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
