import type { SessionUser } from '../accounts/accounts.ts';
import type { Api } from './api-client.ts';
import { storedText, type Tab } from './stored-text.ts';

// The sign-in state of a browser, shared by the shop and the console: both live on one origin and see the same storage.
// Only types come from the schemas, because the first load of the shop carries this file.

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

/** Hears of sign-ins and sign-outs in other tabs too. On the server nobody is signed in. */
export function createTokenStore(tab?: Tab): TokenStore {
  const token = storedText('token', tab);
  const refreshToken = storedText('refreshToken', tab);
  const userText = storedText('user', tab);
  // The access token always goes last: whoever hears of its change finds its companions in place.
  return {
    token: token.get,
    refreshToken: refreshToken.get,
    userText: userText.get,
    subscribe: token.subscribe,
    save: (pair, user) => {
      if (user) userText.set(JSON.stringify(user));
      refreshToken.set(pair.refreshToken);
      token.set(pair.accessToken);
    },
    clear: () => {
      userText.set(null);
      refreshToken.set(null);
      token.set(null);
    },
  };
}

/** Signs out here at once, and on the server as soon as it hears of it. */
export async function endSession(tokens: TokenStore, api: Api): Promise<void> {
  const refreshToken = tokens.refreshToken();
  tokens.clear();
  if (!refreshToken) return;
  // Without an answer the session ends there by itself; whoever signed out is signed out here in any case.
  await api('POST logout', { body: { refreshToken } }).catch(() => undefined);
}

/** What a token says of its bearer. */
export type TokenUser = Partial<SessionUser>;

/** Reads the payload without checking the signature: good for showing a name, never for letting somebody in. */
export function readToken(token: string | null): { user: TokenUser; exp: number } | null {
  try {
    const payload = JSON.parse(decodePart(token?.split('.')[1] ?? ''));
    return payload.user && payload.exp ? payload : null;
  } catch {
    return null;
  }
}

export const isExpired = ({ exp }: { exp: number }, now: number = Date.now()): boolean => exp * 1000 <= now;

function decodePart(part: string): string {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
