import { useSyncExternalStore } from 'react';
import { createStore } from '../storage/external-store.ts';

export type SignInRequest = {
  afterSignIn?: () => void;
  /** First mode of the dialog, by default sign-in. */
  mode?: 'signup' | 'forgot';
};

const wanted = createStore<SignInRequest | null>(null);

export const openSignIn = (request: SignInRequest = {}): void => wanted.set(request);

export const closeSignIn = (): void => wanted.set(null);

export const useSignInRequest = (): SignInRequest | null =>
  useSyncExternalStore(wanted.subscribe, wanted.get, () => null);
