import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, inject, test } from 'vitest';
import { onCluster, openDatabase } from '../database/database.ts';
import { observe } from '../observe.ts';
import { startTracing } from './start-tracing.ts';

type ExportedSpan = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: object[] };

/** A collector that keeps the spans it gets. */
async function startCollector() {
  const spans: ExportedSpan[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      for (const { scopeSpans } of JSON.parse(text).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { endpoint, spans, stop: () => new Promise((resolve) => server.close(resolve)) };
}

test('exports a request with its queries and calls, as part of the trace of the caller', async () => {
  const collector = await startCollector();
  const tracing = startTracing(collector.endpoint);
  const database = openDatabase(onCluster(inject('cluster')), { size: 1 });
  const app = Fastify();
  tracing.traceRequests(app);
  app.get('/products/:id', async () => {
    await database.pool.query({
      name: 'product_by_id',
      text: 'select $1::text as secret',
      values: ['a private value'],
    });
    await observe({ system: 'smtp', operation: 'send' }, async () => {});
    return {};
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const parent = 'b7ad6b7169203331';
  const headers = { traceparent: `00-${traceId}-${parent}-01` };
  expect((await app.inject({ url: '/products/7', headers })).statusCode).toBe(200);
  await app.close();
  await database.close();
  await tracing.stop();
  await collector.stop();

  const find = (name: string) => collector.spans.find((span) => span.name === name);
  const request = find('GET /products/:id');
  expect(request).toMatchObject({ traceId, parentSpanId: parent });
  expect(find('sql product_by_id')).toMatchObject({ traceId, parentSpanId: request?.spanId });
  expect(find('smtp send')).toMatchObject({ traceId, parentSpanId: request?.spanId });
  expect(JSON.stringify(collector.spans)).not.toContain('a private value');
});
