import type { Answer } from '@subah/contract/client';
import { sendJson } from './send-json.ts';
import { accessToken, removeTokens, rereadTokens, storedRefreshToken, storeTokens } from './session.ts';

export type Refreshed = 'refreshed' | 'refused' | 'no-refresh-token';

let running: Promise<Refreshed> | null = null;

/** Gets a new pair of tokens, once however many calls were refused together; `used` is the token that was refused. */
export function refreshTokens(used: string | null): Promise<Refreshed> {
  running ??= oneTabAtATime(() => refresh(used)).finally(() => {
    running = null;
  });
  return running;
}

async function refresh(used: string | null): Promise<Refreshed> {
  // Another tab, or an earlier refusal of this one, may have brought a new token already.
  rereadTokens();
  if (accessToken() !== used && accessToken() !== null) return 'refreshed';
  const refreshToken = storedRefreshToken();
  if (!refreshToken) {
    removeTokens();
    return 'no-refresh-token';
  }
  const answer = await sendJson({ method: 'POST', path: '/api/refresh-token', body: { refreshToken } }, null);
  if (answer.status >= 400) {
    removeTokens();
    return 'refused';
  }
  storeTokens(answer.body as Answer<'POST refresh-token'>);
  return 'refreshed';
}

/** A refresh token that is used twice ends the session on the server, so two tabs must not send the same one. */
function oneTabAtATime(work: () => Promise<Refreshed>): Promise<Refreshed> {
  return 'locks' in navigator ? navigator.locks.request('refresh-token', work) : work();
}
