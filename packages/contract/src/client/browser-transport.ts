import type { Transport } from './api-client.ts';
import { readToken, type TokenPair, type TokenStore } from './browser-session.ts';

const TIMEOUT_MS = 10_000;
/** Photos from a phone on a weak network take their time; a file made for the person may too. */
const FILE_TIMEOUT_MS = 120_000;

/** Here a 401 is about what was typed, not about the stored token. */
const SIGN_IN_CALL =
  /^\/api\/(login|logout|refresh-token|signup|verify-otp|resend-otp|forgot-password|reset-password)$/;

export type BrowserTransport = {
  send: Transport;
  /** Renews the pair now. False: the session is over and the stored tokens are gone. */
  refresh: () => Promise<boolean>;
};

type Request = Parameters<Transport>[0];
type Reply = Awaited<ReturnType<Transport>>;

/**
 * Every call carries the stored token. A 401 refreshes once and repeats the call once; calls that fail together wait for
 * one refresh. A refused refresh removes the tokens; one that got no answer keeps them, for nobody refused anything. What
 * is thrown here means that no answer came.
 */
export function createBrowserTransport(tokens: TokenStore): BrowserTransport {
  let renewal: Promise<boolean> | undefined;

  const renew = async (spent: string | null): Promise<boolean> => {
    const current = tokens.token();
    if (current && current !== spent) return true;
    const refreshToken = tokens.refreshToken();
    const pair = refreshToken ? await exchange(refreshToken) : undefined;
    // Whoever signed out or in while the answer was on its way has the last word.
    if (tokens.refreshToken() !== refreshToken) return Boolean(tokens.token());
    if (pair) tokens.save(pair);
    else tokens.clear();
    return Boolean(pair);
  };

  const renewOnce = (spent: string | null): Promise<boolean> => {
    renewal ??= oneTabAtATime(() => renew(spent)).finally(() => {
      renewal = undefined;
    });
    return renewal;
  };

  const send: Transport = async (request) => {
    const spent = tokens.token();
    const reply = await attempt(request, spent);
    if (reply.status !== 401 || SIGN_IN_CALL.test(request.path)) return reply;
    const refusal = tokens.refreshToken() ? reply : NO_REFRESH_TOKEN;
    const isRenewed = await renewOnce(spent);
    if (!isRenewed) return refusal;
    return isSamePerson(spent, tokens.token()) ? attempt(request, tokens.token()) : reply;
  };

  return { send, refresh: () => renewOnce(tokens.token()) };
}

const NO_REFRESH_TOKEN: Reply = {
  status: 401,
  body: { message: 'No refresh token found', code: 'UNAUTHENTICATED' },
};

async function exchange(refreshToken: string): Promise<TokenPair | undefined> {
  const { body } = await attempt({ method: 'POST', path: '/api/refresh-token', body: { refreshToken } }, null);
  // A refusal carries no tokens.
  const pair = body as TokenPair | undefined;
  return pair?.accessToken && pair.refreshToken ? pair : undefined;
}

async function attempt({ method, path, body, asFile, ...request }: Request, token: string | null): Promise<Reply> {
  const headers: Record<string, string> = { ...request.headers, Accept: asFile ? '*/*' : 'application/json' };
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
  const answer: unknown = await response.json().catch((error: unknown) => {
    // A page instead of JSON: with a failure a proxy's, with a success somebody between us and the shop.
    if (response.ok) throw error;
  });
  return { status: response.status, body: answer };
}

/** One person's call is never repeated in the name of another who signed in meanwhile. */
function isSamePerson(before: string | null, after: string | null): boolean {
  const id = readToken(before)?.user.id;
  return !id || id === readToken(after)?.user.id;
}

/** The server ends a session whose refresh token comes twice, so two tabs must not send the same one. */
async function oneTabAtATime<Result>(run: () => Promise<Result>): Promise<Result> {
  let turn: Promise<Result> | undefined;
  const begin = (): Promise<Result> => {
    turn = run();
    return turn;
  };
  // Where storage is blocked there are no locks either, and no other tab that knows these tokens.
  await navigator.locks?.request('refresh-token', begin).catch(() => undefined);
  return turn ?? run();
}
