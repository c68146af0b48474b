import { apiClient } from '@subah/messages/api/client';
import { SITE_LANGUAGE } from '@subah/messages/language';
import { t } from '@subah/messages/translate';
import { ApiError, type Transport } from './api-client.ts';
import { readToken, type TokenPair, type TokenStore } from './browser-session.ts';

const TIMEOUT_MS = 10_000;
/** For uploads on weak networks and for generated files. */
const FILE_TIMEOUT_MS = 120_000;

/** A 401 of these calls is about the credentials, not about the stored token. */
const SIGN_IN_CALL =
  /^\/api\/(login|login\/(?:two-step|send-code|code)|logout|refresh-token|signup|verify-otp|resend-otp|forgot-password|reset-password)$/;

export type BrowserTransport = {
  send: Transport;
  /** Refreshes the tokens now. False when the session has ended and the tokens are removed. */
  refresh: () => Promise<boolean>;
};

type Request = Parameters<Transport>[0];
type Reply = Awaited<ReturnType<Transport>>;

/** Lets the user of an ended session sign in again. The tokens stay until then, so that the page keeps what was typed. */
type SignInAgain = {
  /** Whether this call asks; all others end the session. */
  isFor: (request: Request) => boolean;
  /** Resolves when the user has signed in or has refused to. */
  ask: () => Promise<void>;
};

/**
 * Sends the stored token. After a 401 it refreshes the tokens once and repeats the call once; concurrent calls share one
 * refresh. A refused refresh removes the tokens, a network or server error keeps them. Throws when no response came, and when
 * the server could not answer the refresh.
 */
export function createBrowserTransport(tokens: TokenStore, signInAgain?: SignInAgain): BrowserTransport {
  let pendingRefresh: Promise<boolean> | undefined;
  let pendingSignIn: Promise<void> | undefined;
  /** Calls that ask for a sign-in if the refresh is refused. */
  let asking = 0;

  const refresh = async (oldToken: string | null): Promise<boolean> => {
    const current = tokens.token();
    if (current && current !== oldToken) return true;
    const refreshToken = tokens.refreshToken();
    const pair = refreshToken ? await exchange(refreshToken) : undefined;
    // If the tokens changed meanwhile (sign-in or sign-out), keep the new ones.
    if (tokens.refreshToken() !== refreshToken) return Boolean(tokens.token());
    if (pair) tokens.save(pair);
    return Boolean(pair);
  };

  const refreshOnce = (oldToken: string | null): Promise<boolean> => {
    pendingRefresh ??= withTabLock(() => refresh(oldToken)).finally(() => {
      pendingRefresh = undefined;
    });
    return pendingRefresh;
  };

  const send: Transport = async (request) => {
    const oldToken = tokens.token();
    const reply = await attempt(request, oldToken);
    if (reply.status !== 401 || SIGN_IN_CALL.test(request.path)) return reply;
    const refusal = tokens.refreshToken() ? reply : NO_REFRESH_TOKEN;
    const isRenewed = await (signInAgain?.isFor(request)
      ? refreshOrAsk(signInAgain, oldToken)
      : refreshOrEnd(oldToken));
    if (!isRenewed) return refusal;
    return isSameUser(oldToken, tokens.token()) ? attempt(request, tokens.token()) : reply;
  };

  const refreshOrEnd = async (oldToken: string | null): Promise<boolean> => {
    const isRefreshed = await refreshOnce(oldToken);
    if (!isRefreshed && asking === 0) tokens.clear();
    return isRefreshed;
  };

  const refreshOrAsk = async ({ ask }: SignInAgain, oldToken: string | null): Promise<boolean> => {
    asking++;
    try {
      if (await refreshOnce(oldToken)) return true;
      if (!tokens.refreshToken()) return false;
      pendingSignIn ??= ask().finally(() => {
        pendingSignIn = undefined;
      });
      await pendingSignIn;
    } finally {
      asking--;
    }
    const isSignedIn = tokens.token() !== null && tokens.token() !== oldToken;
    if (!isSignedIn) tokens.clear();
    return isSignedIn;
  };

  return { send, refresh: () => refreshOrEnd(tokens.token()) };
}

const NO_REFRESH_TOKEN: Reply = {
  status: 401,
  body: { message: t(apiClient.noRefreshToken), code: 'UNAUTHENTICATED' },
};

async function exchange(refreshToken: string): Promise<TokenPair | undefined> {
  const { status, body } = await attempt({ method: 'POST', path: '/api/refresh-token', body: { refreshToken } }, null);
  // The session may still be valid: the server restarts, or refuses too many requests.
  if (status >= 500 || status === 429) throw new ApiError(status, (body ?? {}) as object);
  // A refusal has no tokens.
  const pair = body as TokenPair | undefined;
  return pair?.accessToken && pair.refreshToken ? pair : undefined;
}

async function attempt({ method, path, body, asFile, ...request }: Request, token: string | null): Promise<Reply> {
  const headers: Record<string, string> = {
    ...request.headers,
    Accept: asFile ? '*/*' : 'application/json',
    // The browser would send its own language.
    'Accept-Language': SITE_LANGUAGE,
  };
  if (token) headers.Authorization = `Bearer ${token}`;
  const content = body instanceof FormData ? body : (JSON.stringify(body) ?? null);
  if (typeof content === 'string') headers['Content-Type'] = 'application/json';
  const response = await fetch(path, {
    method,
    headers,
    body: content,
    signal: AbortSignal.timeout(asFile || content instanceof FormData ? FILE_TIMEOUT_MS : TIMEOUT_MS),
  });
  if (asFile && response.ok) return { status: response.status, body: await response.blob() };
  const parsed: unknown = await response.json().catch((error: unknown) => {
    // HTML instead of JSON: an error page of a proxy, or with status 200 a captive portal.
    if (response.ok) throw error;
  });
  return { status: response.status, body: parsed };
}

/** A call must not be repeated for another user who signed in meanwhile. */
function isSameUser(before: string | null, after: string | null): boolean {
  const id = readToken(before)?.user.id;
  return !id || id === readToken(after)?.user.id;
}

/** Reuse of a refresh token ends the session, so tabs take a lock before they refresh. */
async function withTabLock<Result>(run: () => Promise<Result>): Promise<Result> {
  let result: Promise<Result> | undefined;
  const start = (): Promise<Result> => {
    result = run();
    return result;
  };
  // Without storage there are no locks, but also no other tab with the same tokens.
  await navigator.locks?.request('refresh-token', start).catch(() => undefined);
  return result ?? run();
}
