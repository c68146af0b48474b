import { type Api, createApi, type Transport } from '@subah/contract/client/api-client';
import { createBrowserTransport } from '@subah/contract/client/browser-transport';
import { tokens } from '../session/session.ts';

const transport = createBrowserTransport(tokens);

export const renewSession = transport.refresh;

export const send: Transport = async (request) => {
  const reply = await transport.send(request);
  const { code } = (reply.body ?? {}) as { code?: unknown };
  // The shop requires a second step of staff, and this doctor or admin has none: every other call is refused.
  if (reply.status === 403 && code === 'TWO_STEP_NOT_SET_UP') window.location.replace('/two-step');
  return reply;
};

export const browserApi: Api = createApi(send);
