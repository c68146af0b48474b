import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from './api-client.ts';
import { openTab, tokenOf } from './browser.fixture.ts';
import { createTokenStore } from './browser-session.ts';
import { createBrowserTransport } from './browser-transport.ts';

const tokenFor = (id: string) => tokenOf({ user: { id }, exp: 9 });

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const denied = () => json(401, { message: 'Please sign in.', code: 'UNAUTHENTICATED' });

type Seen = { call: string; token: string | null; body: unknown };

/** A server that knows which access token is good, and renews the pair when asked with the right refresh token. */
function shop(options: { good: string; refresh?: (body: unknown) => Response | Promise<Response>; stored?: object }) {
  const seen: Seen[] = [];
  const state = { good: options.good };
  const storage = openTab(new Map(Object.entries({ token: 'old', refreshToken: 'r1', ...options.stored })));
  const tokens = createTokenStore(storage);
  const fetch = vi.fn(async (path: RequestInfo | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    const token = headers.get('Authorization')?.replace('Bearer ', '') ?? null;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined);
    seen.push({ call: `${init.method} ${path}`, token, body });
    if (path === '/api/refresh-token') {
      if (options.refresh) return options.refresh(body);
      state.good = 'new';
      return json(200, { accessToken: 'new', refreshToken: 'r2', data: { accessToken: 'new', refreshToken: 'r2' } });
    }
    return token === state.good ? json(200, { data: 'ok' }) : denied();
  });
  vi.stubGlobal('fetch', fetch);
  const { send, refresh } = createBrowserTransport(tokens);
  const refreshes = () => seen.filter(({ call }) => call === 'POST /api/refresh-token').length;
  return { send, refresh, seen, storage, tokens, fetch, refreshes, state };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const call = { method: 'GET', path: '/api/cart' };

test('a call carries the stored token, asks for JSON and sends JSON', async () => {
  const { send, fetch, seen } = shop({ good: 'old' });
  expect(await send({ method: 'POST', path: '/api/cart/add', body: [{ quantity: 1 }] })).toEqual({
    status: 200,
    body: { data: 'ok' },
  });
  expect(seen).toEqual([{ call: 'POST /api/cart/add', token: 'old', body: [{ quantity: 1 }] }]);
  const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
  expect([headers.get('Accept'), headers.get('Content-Type')]).toEqual(['application/json', 'application/json']);
});

test('form data travels as it is, without a content type of ours', async () => {
  const { send, fetch } = shop({ good: 'old' });
  const form = new FormData();
  await send({ method: 'PUT', path: '/api/user/update', body: form });
  expect(fetch.mock.calls[0]?.[1]?.body).toBe(form);
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).has('Content-Type')).toBe(false);
});

test('a 401 refreshes once and repeats the call', async () => {
  const { send, seen, storage } = shop({ good: 'new' });
  expect(await send(call)).toEqual({ status: 200, body: { data: 'ok' } });
  expect(seen).toEqual([
    { call: 'GET /api/cart', token: 'old', body: undefined },
    { call: 'POST /api/refresh-token', token: null, body: { refreshToken: 'r1' } },
    { call: 'GET /api/cart', token: 'new', body: undefined },
  ]);
  expect(Object.fromEntries(storage.stored)).toEqual({ token: 'new', refreshToken: 'r2' });
});

test('calls that fail together wait for one refresh', async () => {
  const { send, refreshes } = shop({ good: 'new' });
  const replies = await Promise.all([send(call), send(call), send(call)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(refreshes()).toBe(1);
});

test('a 401 that arrives after the refresh of another call uses the new token', async () => {
  const { send, fetch, refreshes } = shop({ good: 'new' });
  const late = Promise.withResolvers<Response>();
  fetch.mockImplementationOnce(() => late.promise);
  const slow = send(call);
  expect((await send(call)).status).toBe(200);
  late.resolve(denied());
  expect((await slow).status).toBe(200);
  expect(refreshes()).toBe(1);
});

test('a call is repeated once only', async () => {
  const { send, seen, refreshes } = shop({
    good: 'none',
    refresh: () => json(200, { accessToken: 'new', refreshToken: 'r2' }),
  });
  expect((await send(call)).status).toBe(401);
  expect(seen.filter(({ call }) => call === 'GET /api/cart')).toHaveLength(2);
  expect(refreshes()).toBe(1);
});

test('a refused refresh removes what is stored and leaves the first answer', async () => {
  const { send, storage, refreshes } = shop({ good: 'none', refresh: denied, stored: { user: '{}' } });
  const replies = await Promise.all([send(call), send(call)]);
  expect(replies.map(({ body }) => (body as { message: string }).message)).toEqual([
    'Please sign in.',
    'Please sign in.',
  ]);
  expect(storage.stored.size).toBe(0);
  expect(refreshes()).toBe(1);
});

test('a refresh that answers without tokens is a refused one', async () => {
  const { send, storage } = shop({ good: 'none', refresh: () => json(200, { data: {} }) });
  expect((await send(call)).status).toBe(401);
  expect(storage.stored.size).toBe(0);
});

test('without a refresh token the documented error comes and the token is removed', async () => {
  const { send, storage, refreshes } = shop({ good: 'none', stored: { refreshToken: '' } });
  const api = createApi(send);
  await expect(api('GET cart')).rejects.toMatchObject({
    message: 'No refresh token found',
    status: 401,
    code: 'UNAUTHENTICATED',
  });
  expect(storage.stored.size).toBe(0);
  expect(refreshes()).toBe(0);
});

test('a wrong password is not a stale session', async () => {
  const { send, seen, storage } = shop({ good: 'none' });
  const reply = await send({ method: 'POST', path: '/api/login', body: { mobile: '9826041175', password: 'wrong1' } });
  expect(reply.status).toBe(401);
  expect(seen).toHaveLength(1);
  expect(storage.stored.get('token')).toBe('old');
});

test('somebody who signs out during a refresh stays signed out', async () => {
  const answer = Promise.withResolvers<Response>();
  const { send, storage, tokens, refreshes } = shop({ good: 'new', refresh: () => answer.promise });
  const waiting = send(call);
  await vi.waitFor(() => expect(refreshes()).toBe(1));
  tokens.clear();
  answer.resolve(json(200, { accessToken: 'new', refreshToken: 'r2' }));
  expect((await waiting).status).toBe(401);
  expect(storage.stored.size).toBe(0);
});

test('a call is not repeated in the name of somebody else', async () => {
  const { send, seen, tokens, fetch } = shop({ good: tokenFor('u2'), stored: { token: tokenFor('u1') } });
  fetch.mockImplementationOnce(async () => {
    tokens.save({ accessToken: tokenFor('u2'), refreshToken: 'r9' });
    return denied();
  });
  expect((await send(call)).status).toBe(401);
  expect(seen).toHaveLength(0);
  expect(tokens.token()).toBe(tokenFor('u2'));
});

test('a refresh without an answer keeps the session', async () => {
  const { send, storage } = shop({ good: 'new', refresh: () => Promise.reject(new TypeError('Failed to fetch')) });
  await expect(send(call)).rejects.toThrow('Failed to fetch');
  expect([storage.stored.get('token'), storage.stored.get('refreshToken')]).toEqual(['old', 'r1']);
});

test('two tabs renew one after the other, so no refresh token is used twice', async () => {
  const { storage, refreshes } = shop({ good: 'new' });
  let queue: Promise<unknown> = Promise.resolve();
  const request = (_: string, run: () => Promise<unknown>) => {
    queue = queue.then(run);
    return queue;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const tabs = [1, 2].map(() => createBrowserTransport(createTokenStore(openTab(storage.stored))).send);
  const replies = await Promise.all(tabs.map((send) => send(call)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(refreshes()).toBe(1);
});

test.each([
  ['unknown', {}],
  ['refused', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } }],
])('where locks are %s a tab renews alone', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const { send, refreshes } = shop({ good: 'new' });
  expect((await send(call)).status).toBe(200);
  expect(refreshes()).toBe(1);
});

test('a refresh can be asked for, as the guard of the console does', async () => {
  const { refresh, tokens, refreshes } = shop({ good: 'new' });
  expect(await Promise.all([refresh(), refresh()])).toEqual([true, true]);
  expect([tokens.token(), refreshes()]).toEqual(['new', 1]);
  const over = shop({ good: 'new', refresh: denied });
  expect(await over.refresh()).toBe(false);
});

test('a server that does not answer in time is given up', async () => {
  const fetch: typeof globalThis.fetch = (_, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  vi.stubGlobal('fetch', fetch);
  const { timeout } = AbortSignal;
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(5));
  const { send } = createBrowserTransport(createTokenStore(openTab()));
  const failure = await send(call).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'TimeoutError' });
  expect(patience).toHaveBeenCalledWith(10_000);
});

test('a page instead of JSON is an empty failure or no answer at all', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  const { send } = createBrowserTransport(createTokenStore(openTab()));
  fetch.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await send(call)).toEqual({ status: 502, body: undefined });
  fetch.mockResolvedValueOnce(new Response('<h1>Free Wi-Fi</h1>', { status: 200 }));
  await expect(send(call)).rejects.toThrow(SyntaxError);
});
