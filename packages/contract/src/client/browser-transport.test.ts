import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApi } from './api-client.ts';
import { openTab, tokenOf } from './browser.fixture.ts';
import { createTokenStore, type TokenStore } from './browser-session.ts';
import { createBrowserTransport } from './browser-transport.ts';

const tokenFor = (id: string) => tokenOf({ user: { id }, exp: 9 });

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const unauthorized = () => json(401, { message: 'Please sign in.', code: 'UNAUTHENTICATED' });

type SentRequest = { call: string; token: string | null; body: unknown };

/** Stubs `fetch` with a server that accepts one access token and issues new ones on a refresh. */
function stubServer(options: {
  validToken: string;
  refresh?: (body: unknown) => Response | Promise<Response>;
  stored?: object;
  signInAgain?: Parameters<typeof createBrowserTransport>[1];
}) {
  const requests: SentRequest[] = [];
  const state = { validToken: options.validToken };
  const storage = openTab(new Map(Object.entries({ token: 'old', refreshToken: 'r1', ...options.stored })));
  const tokens = createTokenStore(storage);
  const fetch = vi.fn(async (path: RequestInfo | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    const token = headers.get('Authorization')?.replace('Bearer ', '') ?? null;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined);
    requests.push({ call: `${init.method} ${path}`, token, body });
    if (path === '/api/refresh-token') {
      if (options.refresh) return options.refresh(body);
      state.validToken = 'new';
      return json(200, { accessToken: 'new', refreshToken: 'r2', data: { accessToken: 'new', refreshToken: 'r2' } });
    }
    return token === state.validToken ? json(200, { data: 'ok' }) : unauthorized();
  });
  vi.stubGlobal('fetch', fetch);
  const { send, refresh } = createBrowserTransport(tokens, options.signInAgain);
  const refreshes = () => requests.filter(({ call }) => call === 'POST /api/refresh-token').length;
  return { send, refresh, requests, storage, tokens, fetch, refreshes, state };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const call = { method: 'GET', path: '/api/cart' };

test('sends the stored token, JSON and the language of the site, and accepts JSON', async () => {
  const { send, fetch, requests } = stubServer({ validToken: 'old' });
  expect(await send({ method: 'POST', path: '/api/cart/add', body: [{ quantity: 1 }] })).toEqual({
    status: 200,
    body: { data: 'ok' },
  });
  expect(requests).toEqual([{ call: 'POST /api/cart/add', token: 'old', body: [{ quantity: 1 }] }]);
  const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
  expect([headers.get('Accept'), headers.get('Content-Type'), headers.get('Accept-Language')]).toEqual([
    'application/json',
    'application/json',
    'en',
  ]);
});

test('sends form data unchanged and sets no content type', async () => {
  const { send, fetch } = stubServer({ validToken: 'old' });
  const form = new FormData();
  await send({ method: 'PUT', path: '/api/user/update', body: form });
  expect(fetch.mock.calls[0]?.[1]?.body).toBe(form);
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).has('Content-Type')).toBe(false);
});

test('refreshes once after a 401 and repeats the call', async () => {
  const { send, requests, storage } = stubServer({ validToken: 'new' });
  expect(await send(call)).toEqual({ status: 200, body: { data: 'ok' } });
  expect(requests).toEqual([
    { call: 'GET /api/cart', token: 'old', body: undefined },
    { call: 'POST /api/refresh-token', token: null, body: { refreshToken: 'r1' } },
    { call: 'GET /api/cart', token: 'new', body: undefined },
  ]);
  expect(Object.fromEntries(storage.stored)).toEqual({ token: 'new', refreshToken: 'r2' });
});

test('shares one refresh between concurrent calls', async () => {
  const { send, refreshes } = stubServer({ validToken: 'new' });
  const replies = await Promise.all([send(call), send(call), send(call)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(refreshes()).toBe(1);
});

test('uses the new token when a 401 arrives after the refresh of another call', async () => {
  const { send, fetch, refreshes } = stubServer({ validToken: 'new' });
  const late = Promise.withResolvers<Response>();
  fetch.mockImplementationOnce(() => late.promise);
  const slow = send(call);
  expect((await send(call)).status).toBe(200);
  late.resolve(unauthorized());
  expect((await slow).status).toBe(200);
  expect(refreshes()).toBe(1);
});

test('repeats a call only once', async () => {
  const { send, requests, refreshes } = stubServer({
    validToken: 'none',
    refresh: () => json(200, { accessToken: 'new', refreshToken: 'r2' }),
  });
  expect((await send(call)).status).toBe(401);
  expect(requests.filter(({ call }) => call === 'GET /api/cart')).toHaveLength(2);
  expect(refreshes()).toBe(1);
});

test('removes the stored session after a refused refresh and returns the first response', async () => {
  const { send, storage, refreshes } = stubServer({
    validToken: 'none',
    refresh: unauthorized,
    stored: { user: '{}' },
  });
  const replies = await Promise.all([send(call), send(call)]);
  expect(replies.map(({ body }) => (body as { message: string }).message)).toEqual([
    'Please sign in.',
    'Please sign in.',
  ]);
  expect(storage.stored.size).toBe(0);
  expect(refreshes()).toBe(1);
});

test('treats a refresh response without tokens as refused', async () => {
  const { send, storage } = stubServer({ validToken: 'none', refresh: () => json(200, { data: {} }) });
  expect((await send(call)).status).toBe(401);
  expect(storage.stored.size).toBe(0);
});

test('fails with the documented error and removes the token when there is no refresh token', async () => {
  const { send, storage, refreshes } = stubServer({ validToken: 'none', stored: { refreshToken: '' } });
  const api = createApi(send);
  await expect(api('GET cart')).rejects.toMatchObject({
    message: 'No refresh token found',
    status: 401,
    code: 'UNAUTHENTICATED',
  });
  expect(storage.stored.size).toBe(0);
  expect(refreshes()).toBe(0);
});

test('does not refresh after a 401 for a wrong password', async () => {
  const { send, requests, storage } = stubServer({ validToken: 'none' });
  const reply = await send({ method: 'POST', path: '/api/login', body: { mobile: '9826041175', password: 'wrong1' } });
  expect(reply.status).toBe(401);
  expect(requests).toHaveLength(1);
  expect(storage.stored.get('token')).toBe('old');
});

test('stays signed out after a sign-out during a refresh', async () => {
  const response = Promise.withResolvers<Response>();
  const { send, storage, tokens, refreshes } = stubServer({ validToken: 'new', refresh: () => response.promise });
  const waiting = send(call);
  await vi.waitFor(() => expect(refreshes()).toBe(1));
  tokens.clear();
  response.resolve(json(200, { accessToken: 'new', refreshToken: 'r2' }));
  expect((await waiting).status).toBe(401);
  expect(storage.stored.size).toBe(0);
});

test('does not repeat a call for another user', async () => {
  const { send, requests, tokens, fetch } = stubServer({
    validToken: tokenFor('u2'),
    stored: { token: tokenFor('u1') },
  });
  fetch.mockImplementationOnce(async () => {
    tokens.save({ accessToken: tokenFor('u2'), refreshToken: 'r9' });
    return unauthorized();
  });
  expect((await send(call)).status).toBe(401);
  expect(requests).toHaveLength(0);
  expect(tokens.token()).toBe(tokenFor('u2'));
});

test('keeps the session when the refresh gets no response', async () => {
  const { send, storage } = stubServer({
    validToken: 'new',
    refresh: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect(send(call)).rejects.toThrow('Failed to fetch');
  expect([storage.stored.get('token'), storage.stored.get('refreshToken')]).toEqual(['old', 'r1']);
});

test.each([500, 503, 429])('keeps the session when the refresh is answered with %i', async (status) => {
  const { send, storage } = stubServer({
    validToken: 'new',
    refresh: () => json(status, { message: 'Please try again.', code: 'INTERNAL' }),
  });
  await expect(send(call)).rejects.toMatchObject({ status, message: 'Please try again.' });
  expect([storage.stored.get('token'), storage.stored.get('refreshToken')]).toEqual(['old', 'r1']);
});

describe('with a sign-in after the end of the session', () => {
  const save = { method: 'POST', path: '/api/family', body: { name: 'Asha' } };
  const ended = (answer: (tokens: TokenStore) => void) => {
    const ask = vi.fn(async () => {
      // The page still shows the account while the customer is asked.
      expect(server.tokens.token()).toBe('old');
      answer(server.tokens);
    });
    const signInAgain = { isFor: ({ method }: { method: string }) => method !== 'GET', ask };
    const server = stubServer({ validToken: 'fresh', refresh: unauthorized, signInAgain });
    return { ...server, ask };
  };

  test('repeats the call with the new tokens', async () => {
    const { send, ask, requests } = ended((tokens) => tokens.save({ accessToken: 'fresh', refreshToken: 'r5' }));
    expect(await send(save)).toEqual({ status: 200, body: { data: 'ok' } });
    expect(ask).toHaveBeenCalledTimes(1);
    expect(requests.at(-1)).toEqual({ call: 'POST /api/family', token: 'fresh', body: { name: 'Asha' } });
  });

  test('asks once for several calls, and a read meanwhile does not end the session', async () => {
    const { send, ask, tokens } = ended((tokens) => tokens.save({ accessToken: 'fresh', refreshToken: 'r5' }));
    const replies = await Promise.all([send(call), send(save), send(save)]);
    expect(replies.map(({ status }) => status)).toEqual([401, 200, 200]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(tokens.token()).toBe('fresh');
  });

  test('ends the session when the customer does not sign in', async () => {
    const { send, tokens } = ended(() => undefined);
    expect((await send(save)).status).toBe(401);
    expect(tokens.token()).toBeNull();
  });

  test('does not ask for a read', async () => {
    const { send, ask, tokens } = ended(() => undefined);
    expect((await send(call)).status).toBe(401);
    expect(ask).not.toHaveBeenCalled();
    expect(tokens.token()).toBeNull();
  });
});

test('refreshes in one tab at a time, so that no refresh token is used twice', async () => {
  const { storage, refreshes } = stubServer({ validToken: 'new' });
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
  ['missing', {}],
  ['refused', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } }],
])('refreshes without a lock where locks are %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const { send, refreshes } = stubServer({ validToken: 'new' });
  expect((await send(call)).status).toBe(200);
  expect(refreshes()).toBe(1);
});

test('refreshes on demand and reports whether the session is still valid', async () => {
  const { refresh, tokens, refreshes } = stubServer({ validToken: 'new' });
  expect(await Promise.all([refresh(), refresh()])).toEqual([true, true]);
  expect([tokens.token(), refreshes()]).toEqual(['new', 1]);
  const over = stubServer({ validToken: 'new', refresh: unauthorized });
  expect(await over.refresh()).toBe(false);
});

test('aborts a request after ten seconds', async () => {
  const fetch: typeof globalThis.fetch = (_, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  vi.stubGlobal('fetch', fetch);
  const { timeout } = AbortSignal;
  const timeoutSpy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(5));
  const { send } = createBrowserTransport(createTokenStore(openTab()));
  const failure = await send(call).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'TimeoutError' });
  expect(timeoutSpy).toHaveBeenCalledWith(10_000);
});

test('returns an error status without a body for an HTML error page and throws for HTML with status 200', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  const { send } = createBrowserTransport(createTokenStore(openTab()));
  fetch.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await send(call)).toEqual({ status: 502, body: undefined });
  fetch.mockResolvedValueOnce(new Response('<h1>Free Wi-Fi</h1>', { status: 200 }));
  await expect(send(call)).rejects.toThrow(SyntaxError);
});
