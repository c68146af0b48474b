import { createTokenStore, readToken, type TokenUser } from '@subah/contract/client/browser-session';
import { useSyncExternalStore } from 'react';

/** Who sits at this browser. A stored token counts as signed in, even one that is about to be refreshed. */
export type Session = { isSignedIn: boolean; user: TokenUser | null };

const SIGNED_OUT: Session = { isSignedIn: false, user: null };

export const tokens = createTokenStore();

let last = { token: '', session: SIGNED_OUT };

/** The same object as long as the token is the same, because React compares snapshots. */
export function currentSession(): Session {
  const token = tokens.token() ?? '';
  if (token !== last.token) {
    last = { token, session: token ? { isSignedIn: true, user: readToken(token)?.user ?? null } : SIGNED_OUT };
  }
  return last.session;
}

/** Signed out on the server and in the first render of the browser, because pages are the same for everybody. */
export function useSession(): Session {
  return useSyncExternalStore(tokens.subscribe, currentSession, () => SIGNED_OUT);
}
