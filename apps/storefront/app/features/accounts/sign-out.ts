import type { Api } from '@subah/contract/client';
import { announce } from '../../lib/announce.ts';
import { removeTokens, storedRefreshToken } from '../../lib/session.ts';

/** Ends the session here at once, and on the server as soon as it hears of it. */
export async function signOut(api: Api): Promise<void> {
  const refreshToken = storedRefreshToken();
  removeTokens();
  announce('Signed out');
  if (!refreshToken) return;
  // Without an answer the session ends there by itself; whoever pressed Logout is signed out here in any case.
  await api('POST logout', { body: { refreshToken } }).catch(() => undefined);
}
