import net from 'node:net';
import type { Endpoint } from '@subah/contract/endpoint';
import { endpoints } from '@subah/contract/endpoints';
import { ErrorResponse } from '@subah/contract/errors';
import { mayCall, ROLES } from '@subah/rules/accounts/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOCUMENTED_CALLS } from '../test/documented-calls.ts';
import { type OpenShop, openStockedShop } from '../test/open-shop.ts';

let shop: OpenShop;
/** Access token by role. Sign-in is slow because of password hashing. */
const tokens = new Map<string, string>();
beforeAll(async () => {
  shop = await openStockedShop();
  for (const role of ROLES) tokens.set(role, (await shop.signIn(role)).accessToken);
});
afterAll(() => shop.close());

const calls = Object.entries(endpoints) as [string, Endpoint][];
const isBuilt = (call: string) => call in endpoints;

describe('documented calls', () => {
  /** Number of documented calls that exist; must not shrink. */
  const BUILT_CALLS = 133;

  test('lists the expected number of calls', () => {
    expect(Object.keys(DOCUMENTED_CALLS)).toHaveLength(133);
    expect(Object.keys(DOCUMENTED_CALLS).filter(isBuilt)).toHaveLength(BUILT_CALLS);
  });

  test.each(Object.entries(DOCUMENTED_CALLS).filter(([call]) => isBuilt(call)))(
    '%s has the documented audience and response keys',
    (call, documented) => {
      const definition = (endpoints as Record<string, Endpoint>)[call];
      const { audience } = documented;
      if (audience === 'any' || audience === 'customer') expect(definition?.audience).toBe(audience);
      else {
        const mayEach = ROLES.filter((role) => mayCall(role, definition?.audience ?? 'any'));
        expect(mayEach).toContain(audience);
        expect(mayEach).not.toContain('customer');
        expect(mayEach.includes('doctor')).toBe(audience === 'doctor');
      }
      expect(Object.keys(definition?.response.shape ?? {})).toEqual(
        expect.arrayContaining(documented.response.split(',')),
      );
    },
  );
});

describe('audiences', () => {
  test.each(calls.map(([call, { audience }]) => [call, audience] as const))(
    '%s is allowed for: %s',
    async (call, audience) => {
      const [method = '', path = ''] = call.split(' ');
      const url = `/api/${path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')}`;
      const visitor = await shop.send(method, url);
      expect(visitor.status === 401).toBe(audience !== 'any');
      for (const role of ROLES) {
        const { body } = await shop.send(method, url, { token: tokens.get(role) ?? '' });
        expect(body?.code === 'FORBIDDEN', `${role} calls ${call}`).toBe(!mayCall(role, audience));
      }
    },
  );
});

describe('errors', () => {
  const expectError = (response: { status: number; body: unknown }, status: number, code: string) => {
    expect(response.status).toBe(status);
    expect(ErrorResponse.parse(response.body)).toMatchObject({ code });
  };

  test('rejects an unknown path, invalid JSON, a large body and another content type', async () => {
    expectError(await shop.get('/api/no-such-call'), 404, 'ROUTE_NOT_FOUND');
    const json = { 'content-type': 'application/json' };
    expectError(await shop.send('POST', '/api/login', { body: '{"mobile":', headers: json }), 400, 'VALIDATION');
    expectError(
      await shop.send('POST', '/api/login', { body: `"${'x'.repeat(2_000_000)}"`, headers: json }),
      413,
      'PAYLOAD_TOO_LARGE',
    );
    expectError(
      await shop.send('POST', '/api/login', { body: '<x/>', headers: { 'content-type': 'text/xml' } }),
      415,
      'UNSUPPORTED_MEDIA',
    );
  });

  test('names the fields of an invalid body', async () => {
    for (const body of [null, [], '"text"', 'no JSON', 7, { mobile: 5, password: {} }]) {
      const response = await shop.post('/api/login', body);
      expectError(response, 400, 'VALIDATION');
      expect(Object.keys(response.body.fields).length).toBeGreaterThan(0);
    }
  });

  test('rejects text that PostgreSQL cannot store, with the name of its field', async () => {
    const contact = { name: 'Asha', email: 'asha@shop.example', phone: '9876543210' };
    for (const text of ['nul \u0000 inside', 'half a pair \ud800']) {
      const response = await shop.post('/api/contact', { ...contact, message: text });
      expectError(response, 400, 'VALIDATION');
      expect(Object.keys(response.body.fields)).toEqual(['message']);
    }
    expectError(await shop.get('/api/search-product/zzqqxxkk%00vvvww'), 400, 'VALIDATION');
    expectError(await shop.get('/api/search-suggest?q=%00'), 400, 'VALIDATION');
    const cart = await shop.post('/api/cart/add', [{ productId: '\u0000', quantity: 1 }], {
      token: tokens.get('customer') ?? '',
    });
    expectError(cart, 400, 'VALIDATION');
  });

  test.each(['//evil.example/', '/\\evil.example', 'http://evil.example/', '//', '//evil.example:99999/'])(
    'does not treat the request target %s as a host',
    async (target) => {
      const response = await sendTarget(target);
      expect(response.status).toBe(404);
      expect(response.text).toContain('ROUTE_NOT_FOUND');
    },
  );

  test('rejects a broken percent escape in a path with its own error body', async () => {
    const { status, text } = await sendTarget('/api/products/%E0%A4%A');
    expect([status, text.includes('"code":"VALIDATION"'), text.includes('FST_')]).toEqual([400, true, false]);
  });

  /** Sends the request target unchanged; fetch would normalise it. */
  const sendTarget = async (target: string): Promise<{ status: number; text: string }> => {
    const socket = net.connect(Number(new URL(shop.address).port), '127.0.0.1');
    socket.end(`GET ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`);
    let text = '';
    for await (const chunk of socket.setEncoding('utf8')) text += chunk;
    return { status: Number(text.split(' ', 2)[1]), text };
  };

  test('ignores names of Object.prototype as fields', async () => {
    const response = await shop.send('POST', '/api/login', {
      body: '{"__proto__":{"role":"admin"},"mobile":"9876543210","password":"customer123"}',
      headers: { 'content-type': 'application/json' },
    });
    expectError(response, 400, 'VALIDATION');
  });

  test('returns 503 without details while the database is down', async () => {
    const broken = await openStockedShop();
    await broken.database.pool.end();
    const { status, text } = await broken.get('/readyz');
    await broken.close().catch(() => {});
    expect([status, text.includes('at ')]).toEqual([503, false]);
  });
});

describe('response headers', () => {
  test('sends the request id in the header and in errors', async () => {
    const { headers, body } = await shop.get('/api/no-such-call');
    expect(headers.get('x-request-id')).toBe(body.requestId);
  });

  test('sends security headers', async () => {
    const { headers } = await shop.get('/api/areas');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('forbids caching of user data', async () => {
    const { accessToken } = await shop.signIn('customer');
    expect((await shop.get('/api/cart', { token: accessToken })).headers.get('cache-control')).toBe('no-store');
  });
});

test('serves health, readiness and metrics', async () => {
  expect((await shop.get('/healthz')).body).toEqual({ status: 'ok' });
  expect((await shop.get('/readyz')).body).toEqual({ status: 'ready' });
  expect((await shop.get('/metrics')).text).toContain('http_request_duration_seconds_bucket');
});

test('serves the metrics to this machine and to the bearer of METRICS_TOKEN', async () => {
  const guarded = await openStockedShop({ settings: { metricsToken: 'a token of some length' } });
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const responses = [
    await guarded.get('/metrics'),
    await guarded.get('/metrics', { headers, token: 'a token of some length' }),
    await guarded.get('/metrics', { headers, token: 'another token of a length' }),
    await guarded.get('/metrics', { headers }),
    await shop.get('/metrics', { headers }),
  ];
  await guarded.close();
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 403, 403, 403]);
});

test('describes every call in OpenAPI', async () => {
  const { body } = await shop.get('/api/openapi.json');
  const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace('/api/', '')}`),
  );
  expect(described.sort()).toEqual(Object.keys(endpoints).sort());
  expect((await shop.get('/api/docs')).status).toBe(200);
});
