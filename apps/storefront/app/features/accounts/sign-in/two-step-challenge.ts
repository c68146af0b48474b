import { useSyncExternalStore } from 'react';

// In memory only: the challenge lives five minutes and stands for the password.
let challenge: string | null = null;
const listeners = new Set<() => void>();

export function setTwoStepChallenge(next: string | null): void {
  challenge = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Set between the password and the code of a sign-in with two steps. */
export const useTwoStepChallenge = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => challenge,
    () => null,
  );
