import { ROLES, type Role } from '@subah/rules/accounts/roles';
import type { SessionUser } from './accounts.ts';
import { ApiError, type Transport } from './client.ts';

// The sign-in state of a browser, shared by the shop and the console: both live on one origin and see the same storage.

const TOKEN = 'token';
const REFRESH_TOKEN = 'refreshToken';
const USER = 'user';

export type TokenPair = { accessToken: string; refreshToken: string };

/** Snapshots are strings, so `useSyncExternalStore(tokens.subscribe, tokens.token, () => null)` is stable. */
export type TokenStore = {
  token: () => string | null;
  refreshToken: () => string | null;
  /** The stored user object as JSON text; the console falls back to it for the role. */
  userText: () => string | null;
  save: (pair: TokenPair, user?: SessionUser) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
};

type StorageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Give `window` as the second argument to hear of sign-ins and sign-outs in other tabs too. */
export function createTokenStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  otherTabs?: StorageEvents,
): TokenStore {
  const listeners = new Set<() => void>();
  const announce = (): void => {
    for (const listener of listeners) listener();
  };
  const hearOtherTab = (event: StorageEvent): void => {
    if (event.key === null || event.key === TOKEN) announce();
  };
  return {
    token: () => storage.getItem(TOKEN),
    refreshToken: () => storage.getItem(REFRESH_TOKEN),
    userText: () => storage.getItem(USER),
    save: ({ accessToken, refreshToken }, user) => {
      // The access token goes last: another tab that sees it finds its companions in place.
      if (user) storage.setItem(USER, JSON.stringify(user));
      storage.setItem(REFRESH_TOKEN, refreshToken);
      storage.setItem(TOKEN, accessToken);
      announce();
    },
    clear: () => {
      for (const key of [TOKEN, REFRESH_TOKEN, USER]) storage.removeItem(key);
      announce();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) otherTabs?.addEventListener('storage', hearOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) otherTabs?.removeEventListener('storage', hearOtherTab);
      };
    },
  };
}

/** What a token says of its bearer. The role is missing when the token names none that we know. */
export type TokenUser = Omit<SessionUser, 'role'> & { role: Role | undefined };

/** Reads the payload without checking the signature: good for showing a name, never for letting somebody in. */
export function readToken(token: string | null): { user: TokenUser; exp: number } | null {
  try {
    const payload: unknown = JSON.parse(decodePart(token?.split('.')[1] ?? ''));
    if (!isRecord(payload) || typeof payload.exp !== 'number' || !isRecord(payload.user)) return null;
    const { user } = payload;
    const text = (name: string): string => (typeof user[name] === 'string' ? user[name] : '');
    return {
      user: {
        id: text('id'),
        role: asRole(user.role),
        name: text('name'),
        email: text('email'),
        mobile: text('mobile'),
      },
      exp: payload.exp,
    };
  } catch {
    return null;
  }
}

export const asRole = (value: unknown): Role | undefined => ROLES.find((role) => role === value);

export const isExpired = ({ exp }: { exp: number }, now: number = Date.now()): boolean => exp * 1000 <= now;

export type BrowserTransport = Transport & {
  /** Renews the pair now. False: the session is over and the stored tokens are gone. */
  refresh: () => Promise<boolean>;
};

type Exclusively = <Result>(run: () => Promise<Result>) => Promise<Result>;

type TransportOptions = {
  tokens: TokenStore;
  fetch: typeof globalThis.fetch;
  timeoutMs?: number;
  /** Runs one refresh at a time among all tabs, because the server ends a session whose refresh token comes twice. */
  exclusively?: Exclusively;
};

type Request = Parameters<Transport>[0];
type Reply = Awaited<ReturnType<Transport>>;
type Renewal = 'renewed' | 'refused' | 'no refresh token';

/** Here a 401 is about what was typed, not about the stored token, which therefore stays at home. */
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
  const { tokens, fetch, timeoutMs = 10_000, exclusively = acrossTabs } = options;
  let renewal: Promise<Renewal> | undefined;

  const attempt = async ({ method, path, body }: Request, token: string | null): Promise<Reply> => {
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (token) headers.Authorization = `Bearer ${token}`;
    const isForm = typeof FormData !== 'undefined' && body instanceof FormData;
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
      throw unreachable(error);
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
    renewal ??= exclusively(() => renew(spent)).finally(() => {
      renewal = undefined;
    });
    return renewal;
  };

  const send: Transport = async (request) => {
    if (SIGN_IN_CALLS.has(request.path)) return attempt(request, null);
    const spent = tokens.token();
    const reply = await attempt(request, spent);
    if (reply.status !== 401) return reply;
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
  const found = [body, isRecord(body) ? body.data : undefined].find(
    (part) => isRecord(part) && typeof part.accessToken === 'string' && typeof part.refreshToken === 'string',
  );
  return found ? (found as TokenPair) : null;
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

function unreachable(cause: unknown): ApiError {
  const late = cause instanceof Error && cause.name === 'TimeoutError';
  const message = late
    ? 'The shop did not answer in time. Please try again.'
    : 'Could not reach the shop. Check your connection and try again.';
  return Object.assign(new ApiError(0, { code: 'UNAVAILABLE', message }), { cause });
}

const acrossTabs: Exclusively = async (run) => {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request('subah-refresh-token', run) : run();
};

function decodePart(part: string): string {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
