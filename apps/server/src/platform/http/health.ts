import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Reads } from '../database/replicas.ts';
import { sendProblem } from './error-handler.ts';
import { Problem } from './problem.ts';
import type { Readiness } from './readiness.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

declare module 'fastify' {
  interface FastifyRequest {
    /** The page of the storefront, whose pages share one route. */
    page?: string;
  }
}

type HealthOptions = {
  readiness: Readiness;
  metricsToken: string | undefined;
  replicas?: Reads['states'] | undefined;
  /** Adds metrics that know the business. */
  registerMetrics?: ((registries: Registry[]) => void) | undefined;
};

/** `/healthz`: the process runs. `/readyz`: it can serve requests. `/metrics`: Prometheus. */
export function registerHealthRoutes(app: FastifyInstance, options: HealthOptions): void {
  const { readiness, metricsToken, replicas = () => [], registerMetrics = () => {} } = options;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerMetrics([registry]);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests in seconds',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'database_replica_ready',
    help: 'Whether a read replica is used (1) or left out (0)',
    labelNames: ['replica', 'state'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { replica, state } of replicas()) this.set({ replica, state }, state === 'ready' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'database_replica_lag_bytes',
    help: 'Bytes of the write-ahead log that a read replica still has to replay',
    labelNames: ['replica'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { replica, lagBytes } of replicas()) this.set({ replica }, lagBytes);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.page ?? request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.elapsedTime > 1000)
      request.log.warn({ requestId: request.id, route, ms: reply.elapsedTime }, 'slow response');
    done();
  });

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const fault = await readiness.findFault();
    if (fault) return sendProblem(request, reply, new Problem('UNAVAILABLE', fault));
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken))
      return sendProblem(request, reply, new Problem('FORBIDDEN', 'Not from here.'));
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  // A forwarded request comes from a proxy on this machine, not from this machine.
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  if (LOOPBACK.has(request.ip) && !isForwarded) return true;
  if (!token) return false;
  const actual = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
