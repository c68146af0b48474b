import { createApi, createDownload, type Transport } from '@subah/contract/client/api-client';
import { createTokenStore, endSession } from '@subah/contract/client/browser-session';
import { createBrowserTransport } from '@subah/contract/client/browser-transport';
import { unreachable } from './unreachable.ts';

export const tokens = createTokenStore();

const { send, refresh } = createBrowserTransport(tokens);

const sendOrSay: Transport = (request) => send(request).catch(unreachable);

export const api = createApi(sendOrSay);

/** For calls that answer with a file. */
export const download = createDownload(sendOrSay);

export const refreshSession = (): Promise<boolean> => refresh().catch(unreachable);

export const signOut = (): Promise<void> => endSession(tokens, api);
