import { beforeEach, expect, test, vi } from 'vitest';

type Sent = { path: string; token: string | null; body: unknown };
type Reply = { status: number; body?: unknown };

/** A browser with these tokens in it, before a server that answers like this. */
async function openBrowser(stored: Record<string, string>, server: (sent: Sent) => Reply | Promise<Reply>) {
  const storage = new Map(Object.entries(stored));
  const sent: Sent[] = [];
  vi.resetModules();
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => storage.set(key, text),
      removeItem: (key: string) => storage.delete(key),
    },
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null;
    const call = { path, token, body: init.body ? JSON.parse(String(init.body)) : undefined };
    sent.push(call);
    const reply = await server(call);
    return Response.json(reply.body ?? {}, { status: reply.status });
  });
  const { browserApi: api } = await import('./browser-api.ts');
  return { api, storage, sent, count: (path: string) => sent.filter((call) => call.path === path).length };
}

const refused = (message: string): Reply => ({
  status: 401,
  body: { error: message, message, code: 'UNAUTHENTICATED' },
});

/** Knows the second pair of tokens, and gives it for the first refresh token. */
function serverAfterExpiry({ path, token, body }: Sent): Reply {
  if (path === '/api/refresh-token') {
    const isKnown = (body as { refreshToken: string }).refreshToken === 'refresh-1';
    return isKnown
      ? { status: 200, body: { accessToken: 'access-2', refreshToken: 'refresh-2' } }
      : refused('This session has ended.');
  }
  return token === 'access-2' ? { status: 200, body: { data: { items: [] } } } : refused('Please sign in.');
}

beforeEach(() => vi.unstubAllGlobals());

test('a call whose token ran out is repeated with a new one', async () => {
  const { api, storage, sent } = await openBrowser({ token: 'access-1', refreshToken: 'refresh-1' }, serverAfterExpiry);
  await expect(api('GET cart')).resolves.toEqual({ data: { items: [] } });
  expect(sent.map(({ path, token }) => [path, token])).toEqual([
    ['/api/cart', 'access-1'],
    ['/api/refresh-token', null],
    ['/api/cart', 'access-2'],
  ]);
  expect(Object.fromEntries(storage)).toEqual({ token: 'access-2', refreshToken: 'refresh-2' });
});

test('calls that are refused together wait for one refresh', async () => {
  const { api, count } = await openBrowser({ token: 'access-1', refreshToken: 'refresh-1' }, serverAfterExpiry);
  await Promise.all([api('GET cart'), api('GET cart'), api('GET cart')]);
  expect(count('/api/refresh-token')).toBe(1);
  expect(count('/api/cart')).toBe(6);
});

test('a call is repeated once only', async () => {
  const server = ({ path }: Sent) =>
    path === '/api/refresh-token'
      ? { status: 200, body: { accessToken: 'access-2', refreshToken: 'refresh-2' } }
      : refused('Please sign in.');
  const { api, count } = await openBrowser({ token: 'access-1', refreshToken: 'refresh-1' }, server);
  await expect(api('GET cart')).rejects.toThrow('Please sign in.');
  expect(count('/api/cart')).toBe(2);
  expect(count('/api/refresh-token')).toBe(1);
});

test('a refused refresh removes both tokens', async () => {
  const { api, storage } = await openBrowser({ token: 'access-1', refreshToken: 'stolen' }, serverAfterExpiry);
  await expect(api('GET cart')).rejects.toThrow('Please sign in.');
  expect(storage.size).toBe(0);
});

test('without a refresh token the session ends with the documented sentence', async () => {
  const { api, storage, count } = await openBrowser({ token: 'access-1' }, serverAfterExpiry);
  await expect(api('GET cart')).rejects.toThrow('No refresh token found');
  expect(storage.size).toBe(0);
  expect(count('/api/refresh-token')).toBe(0);
});

test('a wrong password is told in the words of the server and refreshes nothing', async () => {
  const server = () => refused('Wrong mobile number or password.');
  const { api, count } = await openBrowser({ token: 'access-1', refreshToken: 'refresh-1' }, server);
  const signIn = api('POST login', { body: { mobile: '9876543210', password: 'not-this-one' } });
  await expect(signIn).rejects.toThrow('Wrong mobile number or password.');
  expect(count('/api/refresh-token')).toBe(0);
});

test('a refresh that gets no answer keeps the tokens for the next try', async () => {
  const server = (call: Sent) => {
    if (call.path === '/api/refresh-token') throw new TypeError('Failed to fetch');
    return serverAfterExpiry(call);
  };
  const { api, storage } = await openBrowser({ token: 'access-1', refreshToken: 'refresh-1' }, server);
  await expect(api('GET cart')).rejects.toThrow('Failed to fetch');
  expect(storage.get('refreshToken')).toBe('refresh-1');
});

test('a page of a proxy in between is a failure with a sentence for people', async () => {
  const { api } = await openBrowser({}, () => ({ status: 502 }));
  await expect(api('GET areas')).rejects.toThrow('Something went wrong. Please try again.');
});
