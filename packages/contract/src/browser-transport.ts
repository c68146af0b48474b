import { readToken, type TokenPair, type TokenStore } from './browser-session.ts';
import type { Transport } from './client.ts';

/** No answer came, so the server has refused nothing. The sentence is for screens that have none of their own. */
export class UnreachableError extends Error {
  constructor(cause: unknown) {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    super(
      isLate
        ? 'The shop did not answer in time. Please try again.'
        : 'Could not reach the shop. Check your connection and try again.',
      { cause },
    );
    this.name = 'UnreachableError';
  }
}

export type BrowserTransport = Transport & {
  /** Renews the pair now. False: the session is over and the stored tokens are gone. */
  refresh: () => Promise<boolean>;
};

type TransportOptions = {
  tokens: TokenStore;
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
};

type Request = Parameters<Transport>[0];
type Reply = Awaited<ReturnType<Transport>>;
type Renewal = 'renewed' | 'refused' | 'no refresh token';

/** Here a 401 is about what was typed, not about the stored token. */
const SIGN_IN_CALLS = new Set(
  ['login', 'logout', 'refresh-token', 'signup', 'verify-otp', 'resend-otp', 'forgot-password', 'reset-password'].map(
    (call) => `/api/${call}`,
  ),
);

/**
 * Every call carries the stored token. A 401 refreshes once and repeats the call once; calls that fail together wait for
 * one refresh. A refused refresh removes the tokens; one that found no network keeps them, for nobody refused anything.
 */
export function createBrowserTransport(options: TransportOptions): BrowserTransport {
  const { tokens, fetch = (...args) => globalThis.fetch(...args), timeoutMs = 10_000 } = options;
  let renewal: Promise<Renewal> | undefined;

  const attempt = async ({ method, path, body }: Request, token: string | null): Promise<Reply> => {
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (token) headers.Authorization = `Bearer ${token}`;
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
    try {
      const response = await fetch(path, {
        method,
        headers,
        signal: AbortSignal.timeout(timeoutMs),
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      return { status: response.status, body: parsed(response, await response.text()) };
    } catch (error) {
      throw new UnreachableError(error);
    }
  };

  const renew = async (spent: string | null): Promise<Renewal> => {
    const current = tokens.token();
    if (current !== null && current !== spent) return 'renewed';
    const refreshToken = tokens.refreshToken();
    if (!refreshToken) {
      tokens.clear();
      return 'no refresh token';
    }
    const reply = await attempt({ method: 'POST', path: '/api/refresh-token', body: { refreshToken } }, null);
    // Whoever signed out or in while the answer was on its way has the last word.
    if (tokens.refreshToken() !== refreshToken) return tokens.token() ? 'renewed' : 'refused';
    const pair = reply.status < 400 ? pairIn(reply.body) : null;
    if (!pair) {
      tokens.clear();
      return 'refused';
    }
    tokens.save(pair);
    return 'renewed';
  };

  const renewOnce = (spent: string | null): Promise<Renewal> => {
    renewal ??= oneTabAtATime(() => renew(spent)).finally(() => {
      renewal = undefined;
    });
    return renewal;
  };

  const send: Transport = async (request) => {
    const spent = tokens.token();
    const reply = await attempt(request, spent);
    if (reply.status !== 401 || SIGN_IN_CALLS.has(request.path)) return reply;
    const outcome = await renewOnce(spent);
    if (outcome === 'no refresh token') return NO_REFRESH_TOKEN;
    if (outcome === 'refused' || !isSamePerson(spent, tokens.token())) return reply;
    return attempt(request, tokens.token());
  };

  return Object.assign(send, { refresh: async () => (await renewOnce(tokens.token())) === 'renewed' });
}

const NO_REFRESH_TOKEN: Reply = {
  status: 401,
  body: { error: 'No refresh token found', message: 'No refresh token found', code: 'UNAUTHENTICATED' },
};

/** One person's call is never repeated in the name of another who signed in meanwhile. */
const isSamePerson = (before: string | null, after: string | null): boolean => {
  const id = readToken(before)?.user.id;
  return id === undefined || id === readToken(after)?.user.id;
};

function pairIn(body: unknown): TokenPair | null {
  const { accessToken, refreshToken } = (body ?? {}) as Partial<TokenPair>;
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

function parsed(response: Response, text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    // A page instead of JSON: with a failure a proxy's, with a success somebody between us and the shop.
    if (response.ok) throw error;
    return undefined;
  }
}

/** The server ends a session whose refresh token comes twice, so two tabs must not send the same one. */
async function oneTabAtATime<Result>(run: () => Promise<Result>): Promise<Result> {
  let turn: Promise<Result> | undefined;
  const begin = (): Promise<Result> => {
    turn = run();
    return turn;
  };
  // Where storage is blocked there are no locks either, and no other tab that knows these tokens.
  await globalThis.navigator?.locks?.request('refresh-token', begin).catch(() => undefined);
  return turn ?? run();
}
