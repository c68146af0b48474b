import net from 'node:net';
import type { Endpoint } from '@subah/contract/endpoint';
import { endpoints } from '@subah/contract/endpoints';
import { ERROR_STATUS } from '@subah/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UNKNOWN_ID } from '../test/builders/index.ts';
import { type OpenShop, openStockedShop } from '../test/open-shop.ts';

let shop: OpenShop;
const tokens = new Map<string, string>();

beforeAll(async () => {
  shop = await openStockedShop();
  for (const role of ['customer', 'admin'] as const) tokens.set(role, (await shop.signIn(role)).accessToken);
});
afterAll(() => shop.close());

const json = { 'content-type': 'application/json' };

type Response = Awaited<ReturnType<OpenShop['send']>>;

function expectError({ status, body, text }: Response, expected: number | readonly number[]): void {
  expect([expected].flat(), text).toContain(status);
  expect([typeof body?.requestId, body?.code in ERROR_STATUS], text).toEqual(['string', true]);
}

test('refuses JSON that is too deep, broken or sets a prototype', async () => {
  const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
  const nested = `{"message":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`;
  for (const body of [deep, nested, '{', '{"a":1}}', 'null', '[1e400]', '{"constructor":{"prototype":{"x":1}}}']) {
    expectError(await shop.send('POST', '/api/contact', { body, headers: json }), 400);
  }
  expectError(await shop.send('POST', '/api/contact', { body: '{"__proto__":{}}', headers: json }), 400);
});

test('uses the last of two equal JSON keys', async () => {
  const body = '{"email":"x","password":"123456","mobile":"1","mobile":[2]}';
  const response = await shop.send('POST', '/api/login', { body, headers: json });
  expectError(response, 400);
  expect(Object.keys(response.body.fields)).toEqual(['mobile']);
});

test('does not coerce lists, booleans and texts to numbers', async () => {
  const token = tokens.get('customer') ?? '';
  const productId = UNKNOWN_ID;
  for (const quantity of [[2], true, '2', '2abc', ' ', {}, null]) {
    const response = await shop.post('/api/cart/add', { productId, quantity }, { token });
    expectError(response, 400);
    expect(response.body.fields).toEqual({ quantity: 'quantity must be a number.' });
  }
  const tooMany = await shop.post('/api/cart/add', { productId, quantity: 9999 }, { token });
  expect(tooMany.body.fields).toEqual({ quantity: 'quantity must be at most 999.' });
  for (const limit of ['[2]', 'true', '2abc', '%20', '1e1', '0x10', 'NaN']) {
    const response = await shop.get(`/api/grocery/products?limit=${limit}`);
    expectError(response, 400);
    expect(response.body.fields).toEqual({ limit: 'limit must be a number.' });
  }
});

test('refuses impossible dates with the name of the field', async () => {
  const token = tokens.get('admin') ?? '';
  for (const path of ['orders', 'admin/orders/export.csv']) {
    for (const from of ['0001-01-01', '2026-02-30', '275760-09-13', '2026-11-17T00:00:00Z']) {
      const response = await shop.get(`/api/${path}?from=${from}`, { token });
      expectError(response, 400);
      expect(Object.keys(response.body.fields)).toEqual(['from']);
    }
  }
});

test('refuses a text of invisible characters only, and keeps joiners inside of a text', async () => {
  const body = { email: 'asha@shop.example', phone: '9811111112' };
  for (const text of ['\u200b\u200d', ' \u2060 ', '\u3164', '\u2800', '\u00ad', '\u0007']) {
    const response = await shop.post('/api/contact', { ...body, message: text });
    expectError(response, 400);
    expect(response.body.fields).toEqual({ message: 'This text has invisible characters only.' });
  }
  for (const message of ['क्\u200dष', '👨\u200d👩\u200d👧', 'a\nb']) {
    expect((await shop.post('/api/contact', { ...body, message })).status).toBe(200);
  }
});

test('answers 404 on an unknown path, whatever the content type', async () => {
  const form = new FormData();
  form.append('a', 'b');
  expectError(await shop.post('/api/no-such-call', form), 404);
  for (const type of ['text/xml', 'application/json', 'multipart/form-data']) {
    expectError(await shop.post('/api/no-such-call', '<', { headers: { 'content-type': type } }), 404);
  }
});

test('refuses oversized headers and malformed requests in its own error format', async () => {
  for (const request of [
    `GET /api/areas?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    `GET /api/areas HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    'GET /api/areas HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n',
    'NONSENSE\r\n\r\n',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ]) {
    const text = await sendRaw(request);
    expect(text.slice(0, 12)).toMatch(/^HTTP\/1\.1 4/);
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toMatchObject({
      code: expect.any(String),
      requestId: expect.any(String),
    });
  }
});

async function sendRaw(request: string): Promise<string> {
  const socket = net.connect(Number(new URL(shop.address).port), '127.0.0.1');
  socket.write(request);
  let text = '';
  for await (const chunk of socket.setEncoding('utf8')) text += chunk;
  return text;
}

describe('forms', () => {
  const calls = (Object.entries(endpoints) as [string, Endpoint][]).filter(([, { files }]) => files);

  /** Parts of a multipart body as `[header, content]`. */
  const HOSTILE_PARTS: [string, string][] = [
    ['name="name"', 'nul \0 inside'],
    ['name="clinic"', '{"name":"nul \\u0000 inside","address":"x"}'],
    ['name="tags"', '["\\ud800"]'],
    ['name="tags"', `${'['.repeat(50_000)}`],
    ['name="__proto__"', 'x'],
    ['name="__proto__"', 'nul \0 inside'],
    ['name="constructor"', 'x'],
    ['name="\0"', 'x'],
    ['name=""', 'x'],
    ['', 'x'],
    ['name="image"', 'text instead of a file'],
    ['name="image"; filename="../../etc/passwd"', 'no picture'],
    ['name="image"; filename="a\0.png"', 'no picture'],
    ['name="__proto__"; filename="a.png"', 'no picture'],
    ['name="other"; filename="a.png"', 'no picture'],
    ['name="price"', '1e400'],
    ['name="price"', '[2]'],
    ['name="expiryDate"', '0001-01-01'],
    ['name="name"', 'x'.repeat(300_000)],
  ];

  test.each(calls)('refuses hostile parts: %s', async (call, { audience }) => {
    const [method = '', path = ''] = call.split(' ');
    const url = `/api/${path.replace('{catalog}', 'grocery').replace(/\{\w+\}/g, UNKNOWN_ID)}`;
    const send = (body: string, type = 'multipart/form-data; boundary=b') =>
      shop.send(method, url, {
        body,
        token: tokens.get(audience === 'customer' ? 'customer' : 'admin') ?? '',
        headers: { 'content-type': type },
      });
    for (const [header, content] of HOSTILE_PARTS) {
      const response = await send(`--b\r\nContent-Disposition: form-data; ${header}\r\n\r\n${content}\r\n--b--\r\n`);
      if (response.status >= 400) expectError(response, [400, 404, 413, 415]);
      else expect(response.status).toBe(200);
    }
    expectError(await send('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut off'), 400);
    expectError(await send('x', 'multipart/form-data'), [400, 415]);
    expectError(await send('x', 'application/x-www-form-urlencoded'), 415);
  });
});
