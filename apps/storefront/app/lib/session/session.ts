import { createTokenStore, readToken, type TokenUser } from '@subah/contract/client/browser-session';
import { useSyncExternalStore } from 'react';

/** A stored token counts as signed in, even if it must be refreshed. */
export type Session = { isSignedIn: boolean; user: TokenUser | null };

const SIGNED_OUT: Session = { isSignedIn: false, user: null };

export const tokens = createTokenStore();

let last = { token: '', session: SIGNED_OUT };

/** Returns the same object until the token changes, because React compares snapshots. */
export function currentSession(): Session {
  const token = tokens.token() ?? '';
  if (token !== last.token) {
    last = { token, session: token ? { isSignedIn: true, user: readToken(token)?.user ?? null } : SIGNED_OUT };
  }
  return last.session;
}

/** Signed out on the server and during hydration, because cached pages are equal for everyone. */
export function useSession(): Session {
  return useSyncExternalStore(tokens.subscribe, currentSession, () => SIGNED_OUT);
}
