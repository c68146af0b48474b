import type { SessionUser } from '../accounts/accounts.ts';
import { storedText, type Tab } from './stored-text.ts';

// Session storage of the browser, shared by storefront and console on one origin. Imports only types of the schemas, to
// keep zod out of the storefront's first load.

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

/** Subscribers are also notified of changes in other tabs. Empty on the server. */
export function createTokenStore(tab?: Tab): TokenStore {
  const token = storedText('token', tab);
  const refreshToken = storedText('refreshToken', tab);
  const userText = storedText('user', tab);
  // The access token is written last, because its change notifies subscribers.
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

export type TokenUser = Partial<SessionUser>;

/** Decodes the payload without verifying the signature: for display only. */
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
