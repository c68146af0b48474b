import { useSyncExternalStore } from 'react';
import { createStore } from '../storage/external-store.ts';

export type SignInRequest = {
  afterSignIn?: () => void;
  /** First mode of the dialog, by default sign-in. */
  mode?: 'signup' | 'forgot' | 'code';
  /** Name of the product that goes into the cart after the sign-in. */
  productToAdd?: string;
  /** Why the customer must sign in, instead of the greeting. */
  reason?: string;
};

const current = createStore<SignInRequest | null>(null);

export const openSignIn = (request: SignInRequest = {}): void => current.set(request);

export const closeSignIn = (): void => current.set(null);

/** Resolves when the dialog is closed, with or without a sign-in. */
export const signInClosed = (): Promise<void> =>
  new Promise((resolve) => {
    const unsubscribe = current.subscribe(() => {
      if (current.get() !== null) return;
      unsubscribe();
      resolve();
    });
  });

export const useSignInRequest = (): SignInRequest | null =>
  useSyncExternalStore(current.subscribe, current.get, () => null);
