import { type Api, createApi, type Transport } from '@subah/contract/client';
import { refreshTokens } from './refresh-tokens.ts';
import { sendJson } from './send-json.ts';
import { accessToken } from './session.ts';

/** Calls that make or end a session: their 401 is about what was typed, not about a token that ran out. */
const NEVER_REFRESHED = new Set(['/api/login', '/api/logout', '/api/refresh-token', '/api/signup', '/api/verify-otp']);

const send: Transport = async (request) => {
  const used = accessToken();
  const answer = await sendJson(request, used);
  if (answer.status !== 401 || NEVER_REFRESHED.has(request.path)) return answer;

  const refreshed = await refreshTokens(used);
  if (refreshed === 'no-refresh-token') {
    const sentence = 'No refresh token found';
    return { status: 401, body: { error: sentence, message: sentence, code: 'UNAUTHENTICATED' } };
  }
  return refreshed === 'refreshed' ? sendJson(request, accessToken()) : answer;
};

/** The shop as the person at this browser may use it. */
export const browserApi: Api = createApi(send);
