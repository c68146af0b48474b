import { createTokenStore, endSession } from '@subah/contract/browser-session';
import { createBrowserTransport } from '@subah/contract/browser-transport';
import { createApi } from '@subah/contract/client';
import { unreachable } from './unreachable.ts';

export const tokens = createTokenStore();

const { send, refresh } = createBrowserTransport(tokens);

export const api = createApi((request) => send(request).catch(unreachable));

export const refreshSession = (): Promise<boolean> => refresh().catch(unreachable);

export const signOut = (): Promise<void> => endSession(tokens, api);
