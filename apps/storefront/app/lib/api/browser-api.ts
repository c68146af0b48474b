import { type Api, createApi } from '@subah/contract/client/api-client';
import { createBrowserTransport } from '@subah/contract/client/browser-transport';
import { tokens } from '../session/session.ts';

export const { send, refresh: renewSession } = createBrowserTransport(tokens);

export const browserApi: Api = createApi(send);
