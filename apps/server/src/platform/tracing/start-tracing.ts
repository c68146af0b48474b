// OpenTelemetry traces. Loaded only with OTEL_EXPORTER_OTLP_ENDPOINT: the libraries take memory that a shop without a collector saves.
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTracer } from '../observe.ts';
import { VERSION } from '../version.ts';
import { traceQueries } from './trace-queries.ts';

export type Tracing = {
  /** Before the routes are registered. */
  traceRequests: (app: FastifyInstance) => void;
  stop: () => Promise<void>;
};

const SERVICE_NAME = 'subah';

export function startTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': SERVICE_NAME, 'service.version': VERSION }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer(SERVICE_NAME);
  const contextManager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contextManager);
  const restoreQueries = traceQueries(tracer);
  setTracer((name, attributes, work) =>
    tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, (span) =>
      work().then(
        (result) => {
          span.end();
          return result;
        },
        (error: unknown) => {
          // Without the message, which may contain personal data.
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
          throw error;
        },
      ),
    ),
  );

  const traceRequests = (app: FastifyInstance): void => {
    const propagator = new W3CTraceContextPropagator();
    const spans = new WeakMap<FastifyRequest, Span>();
    const headers = {
      get: (request: FastifyRequest, name: string) => request.headers[name],
      keys: (request: FastifyRequest) => Object.keys(request.headers),
    };
    app.addHook('onRequest', (request, _reply, done) => {
      const route = request.routeOptions.url ?? 'unknown';
      const parent = propagator.extract(context.active(), request, headers);
      const attributes = { 'http.request.method': request.method, 'http.route': route, 'subah.request_id': request.id };
      const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
      spans.set(request, span);
      context.with(trace.setSpan(parent, span), done);
    });
    app.addHook('onResponse', (request, reply, done) => {
      const span = spans.get(request);
      span?.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      done();
    });
  };

  return {
    traceRequests,
    async stop() {
      setTracer(undefined);
      restoreQueries();
      await provider.shutdown();
      context.disable();
    },
  };
}
