import { createBrowserTransport, createTokenStore } from '@subah/contract/browser-session';
import { createApi } from '@subah/contract/client';

export const tokens = createTokenStore(window.localStorage, window);

const transport = createBrowserTransport({ tokens, fetch: (input, init) => fetch(input, init) });

export const refreshSession = transport.refresh;

export const api = createApi(transport);

/** Ends the session here at once and on the server as soon as it can be reached. */
export function signOut(): void {
  const refreshToken = tokens.refreshToken();
  tokens.clear();
  if (refreshToken) api('POST logout', { body: { refreshToken } }).catch(() => undefined);
}
