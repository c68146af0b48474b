import type { SessionUser } from '@subah/contract/accounts';
import { useSyncExternalStore } from 'react';
import { createStore } from './browser-store.ts';
import { storedText } from './stored-text.ts';

/** Who sits at this browser. A stored token counts as signed in, even one that is about to be refreshed. */
export type Session = { isSignedIn: boolean; user: SessionUser | null; expiresAt: Date | null };

export type Tokens = { accessToken: string; refreshToken: string };

const SIGNED_OUT: Session = { isSignedIn: false, user: null, expiresAt: null };

const token = storedText('token');
const refreshToken = storedText('refreshToken');
const session = createStore<Session>(readSession(token.get()));
token.subscribe(() => session.set(readSession(token.get())));

export const accessToken = (): string | null => token.get();
export const storedRefreshToken = (): string | null => refreshToken.get();

export function storeTokens(tokens: Tokens): void {
  // The refresh token first: whoever hears of the new access token may need it at once.
  refreshToken.set(tokens.refreshToken);
  token.set(tokens.accessToken);
}

export function removeTokens(): void {
  refreshToken.set(null);
  token.set(null);
}

export function rereadTokens(): void {
  refreshToken.reread();
  token.reread();
}

export const currentSession = (): Session => session.get();
export const subscribeToSession = session.subscribe;

/** Signed out on the server and in the first render of the browser, because pages are the same for everybody. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get, () => SIGNED_OUT);
}

export function readSession(text: string | null): Session {
  if (!text) return SIGNED_OUT;
  const payload = decodePayload(text);
  return {
    isSignedIn: true,
    user: payload?.user ?? null,
    expiresAt: payload?.exp ? new Date(payload.exp * 1000) : null,
  };
}

/** The middle part of the token. The browser only reads it; whether it is true is for the server to say. */
function decodePayload(text: string): { user?: SessionUser; exp?: number } | null {
  try {
    const part = (text.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
