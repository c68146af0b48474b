import { createApi, createDownload, type Transport } from '@subah/contract/client/api-client';
import { createTokenStore } from '@subah/contract/client/browser-session';
import { createBrowserTransport } from '@subah/contract/client/browser-transport';
import { endSession } from '@subah/contract/client/end-session';
import { throwNetworkError } from './network-error.ts';

export const tokens = createTokenStore();

const { send, refresh } = createBrowserTransport(tokens);

/** Some lists read public calls that the server caches; `no-cache` makes an admin's own changes visible at once. */
const NO_CACHE = { 'Cache-Control': 'no-cache' };

const transport: Transport = (request) =>
  send(request.method === 'GET' ? { ...request, headers: { ...request.headers, ...NO_CACHE } } : request).catch(
    throwNetworkError,
  );

export const api = createApi(transport);

/** For calls that answer with a file. */
export const download = createDownload(transport);

export const refreshSession = (): Promise<boolean> => refresh().catch(throwNetworkError);

export const signOut = (): Promise<void> => endSession(tokens, api);
