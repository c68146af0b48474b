import { useSyncExternalStore } from 'react';
import { createStore } from '../storage/external-store.ts';

export type SignInRequest = {
  /** What the visitor wanted to do; it is done after signing in. */
  afterSignIn?: () => void;
  /** How the dialog begins, when not with signing in. */
  mode?: 'signup' | 'forgot';
};

const wanted = createStore<SignInRequest | null>(null);

/** Opens the sign-in dialog from anywhere. */
export const openSignIn = (request: SignInRequest = {}): void => wanted.set(request);

export const closeSignIn = (): void => wanted.set(null);

export const useSignInRequest = (): SignInRequest | null =>
  useSyncExternalStore(wanted.subscribe, wanted.get, () => null);
