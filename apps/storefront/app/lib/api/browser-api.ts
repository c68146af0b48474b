import { type Api, createApi, type Transport } from '@subah/contract/client/api-client';
import { createBrowserTransport } from '@subah/contract/client/browser-transport';
import { apiClient } from '@subah/messages/api/client';
import { t } from '@subah/messages/translate';
import { tokens } from '../session/session.ts';
import { openSignIn, signInClosed } from '../session/sign-in-request.ts';

/** Calls that save a form of an account page. Cart, booking and checkout ask by themselves and keep their input. */
const FORM_CALL =
  /^\/api\/(addresses|change-password|family|milk-plans|orders|products\/[^/]+\/my-review|referral|shopping-lists|user\/update|users\/me)\b/;

const transport = createBrowserTransport(tokens, {
  // The language of the account is saved without a form, as JSON.
  isFor: ({ method, path, body }) =>
    method !== 'GET' && FORM_CALL.test(path) && (!path.endsWith('/user/update') || body instanceof FormData),
  ask: () => {
    openSignIn({ reason: t(apiClient.signInAgain) });
    return signInClosed();
  },
});

export const renewSession = transport.refresh;

export const send: Transport = async (request) => {
  const reply = await transport.send(request);
  const { code } = (reply.body ?? {}) as { code?: unknown };
  // The shop requires a second step of staff, and this doctor or admin has none: every other call is refused.
  if (reply.status === 403 && code === 'TWO_STEP_NOT_SET_UP') window.location.replace('/two-step');
  return reply;
};

export const browserApi: Api = createApi(send);
